/** @jest-environment jsdom */
import { PlayStore, type RouterPlace } from '../../client/playground/playStore';
import { startValues } from '../../client/playground/values';
import { BUTTON } from './data';

const PAGE = '/material-ui/api/button';

let router: RouterPlace;
let store: PlayStore;
let routed: jest.Mock;
let stop: () => void;

/** What a browser does when the reader goes back to an entry. */
function goTo(url: string, state: unknown): void {
  window.history.replaceState(state, '', url);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

beforeEach(() => {
  window.history.replaceState({ key: 'first' }, '', `${PAGE}?Button.max=7`);
  router = { location: { key: 'first', pathname: PAGE, hash: '' } };
  routed = jest.fn();
  window.addEventListener('popstate', routed);
  store = new PlayStore(BUTTON, router);
  stop = store.subscribe(() => undefined);
});

afterEach(() => {
  stop();
  window.removeEventListener('popstate', routed);
});

describe('PlayStore (issue 4 point 4)', () => {
  it("starts with what the address brings, and with the server's values before that", () => {
    expect(store.get()).toEqual({ ...startValues(BUTTON), max: 7 });
    expect(store.initial).toEqual(startValues(BUTTON));
  });

  it("adds an entry for each choice, with the router's own state", () => {
    const { length } = window.history;
    store.set('variant', 'text');
    store.set('disabled', true);
    store.set('disabled', true);
    expect(window.history.length).toBe(length + 2);
    expect(window.location.search).toBe('?Button.max=7&Button.variant=text&Button.disabled=true');
    expect(window.history.state).toEqual({ key: 'first' });
  });

  it('keeps what is typed into one field in one entry', () => {
    const { length } = window.history;
    for (const text of ['S', 'Sa', 'Save']) store.set('children', text, { typing: true });
    expect(window.history.length).toBe(length + 1);
    store.set('title', 'A', { typing: true });
    store.set('children', 'Saved', { typing: true });
    expect(window.history.length).toBe(length + 3);
  });

  it('goes back to the start, and keeps the hash', () => {
    window.history.replaceState({ key: 'first' }, '', `${PAGE}?Button.max=7&a=1#props`);
    store.set('variant', 'text');
    store.reset();
    expect(store.get()).toEqual(store.initial);
    expect(window.location.href).toMatch(/\/button\?a=1#props$/);
  });

  it('follows the reader back, without a word to the router', () => {
    goTo(`${PAGE}?Button.max=2`, { key: 'first' });
    expect(store.get().max).toBe(2);
    expect(routed).not.toHaveBeenCalled();
  });

  it.each([
    ['another entry of the router', `${PAGE}?Button.max=2`, { key: 'second' }],
    ['a heading', `${PAGE}?Button.max=2#props`, { key: 'first' }],
    ['a heading of the page without a router', `${PAGE}?Button.max=2#props`, null],
    ['another page', '/material-ui/api/slider', { key: 'first' }],
  ])('lets the router know of %s', (_, url, state) => {
    goTo(url, state);
    expect(routed).toHaveBeenCalledTimes(1);
    expect(store.get().max).toBe(url.startsWith(PAGE) ? 2 : 7);
  });

  it('plays on where the browser refuses to change the address', () => {
    jest.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('Too many calls.', 'SecurityError');
    });
    store.set('variant', 'text');
    expect(store.get().variant).toBe('text');
    jest.restoreAllMocks();
  });

  it('tells its listeners, and hears of nothing once nobody listens', () => {
    const listener = jest.fn();
    const unsubscribe = store.subscribe(listener);
    store.set('max', 3);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    stop();
    goTo(`${PAGE}?Button.max=2`, { key: 'first' });
    expect(store.get().max).toBe(3);
    expect(routed).toHaveBeenCalledTimes(1);
  });
});
