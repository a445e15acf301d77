/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { onEvent, type SiteEvent } from '../../kit/client/events';
import { AdBoundary } from '../client/AdBoundary';
import { AdConfigProvider, useAdConfig } from '../client/adConfig';
import { drawChoices } from '../client/drawChoices';
import { DEFAULT_OPTIONS } from '../options';
import Ad from '../theme/Ad';
import type { AdSettings } from '../types';
import { listedRandom } from './seededRandom';

/** Tells the slot whether it is on screen, as the browser does. */
let setInView: (isIntersecting: boolean) => void = () => undefined;
let events: SiteEvent[] = [];
let stop: () => void;

class Observer {
  constructor(callback: IntersectionObserverCallback) {
    setInView = (isIntersecting) =>
      act(() => callback([{ isIntersecting } as IntersectionObserverEntry], this as never));
  }
  observe() {}
  disconnect() {
    setInView = () => undefined;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = Observer as never;
  events = [];
  stop = onEvent((event) => events.push(event));
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

const network = { script: 'https://a.example/a.js', scriptId: 'a', element: '#network-ad' };
const { paths: _paths, ...defaults } = DEFAULT_OPTIONS;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** A slot with the first in-house ad, in the picture layout. */
function renderAd({
  ratio = 1,
  draw = 0.5,
  ...settings
}: Partial<AdSettings> & { ratio?: number; draw?: number } = {}) {
  const choices = drawChoices(listedRandom(0.5, 0.5, 0, draw), ratio);
  return render(
    <AdConfigProvider value={{ ...defaults, ...settings }}>
      <Ad choices={choices} />
    </AdConfigProvider>,
  );
}

const display = { category: 'ad', action: 'display', label: 'in-house-scaffold' };

describe('events of an ad (spec §7 "Analytics events")', () => {
  it('tell of an ad that was on screen for 2500 ms, once (§9 "Impression delay")', () => {
    renderAd();
    setInView(true);
    pass(2499);
    expect(events).toEqual([]);
    pass(1);
    expect(events).toEqual([display]);
    setInView(true);
    pass(10_000);
    expect(events).toHaveLength(1);
  });

  it('count the 2500 ms anew for an ad that left the screen', () => {
    renderAd();
    setInView(true);
    pass(2000);
    setInView(false);
    pass(5000);
    setInView(true);
    pass(2499);
    expect(events).toEqual([]);
    pass(1);
    expect(events).toEqual([display]);
  });

  it('tell nothing of an ad that a reader left before', () => {
    const { unmount } = renderAd();
    setInView(true);
    pass(2400);
    unmount();
    pass(5000);
    expect(events).toEqual([]);
  });

  it('tell of a click on its link, and of no other', () => {
    const { container } = renderAd();
    fireEvent.click(container.firstElementChild as Element);
    expect(events).toEqual([]);
    fireEvent.click(screen.getByRole('link'));
    expect(events).toEqual([{ ...display, action: 'click' }]);
  });

  it.each([
    { ratio: 0, draw: 0, isCounted: false },
    { ratio: 0.1, draw: 0.0999, isCounted: true },
    { ratio: 0.1, draw: 0.1, isCounted: false },
    { ratio: 1, draw: 0.9999, isCounted: true },
  ])(
    'at a display ratio of $ratio with $draw drawn are counted: $isCounted',
    ({ ratio, draw, isCounted }) => {
      renderAd({ ratio, draw });
      setInView(true);
      pass(2500);
      fireEvent.click(screen.getByRole('link'));
      expect(events.map(({ action }) => action)).toEqual(isCounted ? ['display', 'click'] : []);
    },
  );

  it('begin anew with what takes the place of another ad', () => {
    const { container } = renderAd({ network });
    setInView(true);
    pass(3000);
    expect(screen.getByRole('link')).toHaveAccessibleName(/An app in minutes/);
    setInView(true);
    pass(400);
    const ad = Object.assign(document.createElement('div'), { id: 'network-ad', innerHTML: 'Late' });
    container.querySelector('[hidden] > div')?.append(ad);
    pass(100);
    expect(screen.queryByRole('link')).toBeNull();
    setInView(true);
    pass(2500);
    expect(events).toEqual([{ ...display, label: 'network' }]);
  });
});

describe("the network's script (spec §4, design §11)", () => {
  const script = () => document.querySelector<HTMLScriptElement>('script#a');

  it('is asked for after a timeout, and not for a reader who passes through', () => {
    const { unmount } = renderAd({ network, scriptDelay: 20 });
    pass(19);
    unmount();
    pass(100);
    expect(script()).toBeNull();

    const second = renderAd({ network, scriptDelay: 20 });
    pass(20);
    expect(script()?.src).toBe('https://a.example/a.js');
    second.unmount();
    expect(script()).toBeNull();
  });
});

describe('the ad configuration (spec §3, §8)', () => {
  it('throws outside of its provider, with what to write', () => {
    const Reader = () => <>{useAdConfig().displayRatio}</>;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Reader />)).toThrow(/useAdConfig .* outside of AdConfigProvider. Wrap /);
  });
});

describe('AdBoundary (spec §4 "A crash inside the slot hides it")', () => {
  it('shows nothing of what crashes, and tells of it once', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onCrash = jest.fn();
    const Crash = () => {
      throw new TypeError('broken');
    };
    const { container } = render(
      <AdBoundary onCrash={onCrash}>
        <Crash />
      </AdBoundary>,
    );
    expect(container).toBeEmptyDOMElement();
    expect(onCrash).toHaveBeenCalledTimes(1);
    expect(onCrash).toHaveBeenCalledWith(new TypeError('broken'));
  });
});
