/** @jest-environment jsdom */
import { act, useEffect, useState, type ReactNode } from 'react';
import { Stage } from '../client/sandbox/stage';

declare global {
  // React asks for it where no test library sets it.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

let stage: Stage;
const onRendered = jest.fn();
const onError = jest.fn();

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.body.replaceChildren();
  stage = new Stage();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Waits, then lets the stage do what it puts off until React has rendered. */
async function pass(milliseconds = 0): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await act(() => jest.advanceTimersByTimeAsync(10));
}

async function show(...demos: ReactNode[]): Promise<void> {
  await act(async () => demos.forEach((demo) => stage.show(demo, { onRendered, onError })));
  await pass();
}

async function press(): Promise<void> {
  await act(async () => document.querySelector('button')?.click());
  await pass();
}

const text = () => document.body.textContent;

function Failing(): ReactNode {
  throw new Error('at once');
}

function FailingEffect() {
  useEffect(() => {
    throw new Error('in an effect');
  }, []);
  return 'effect';
}

function FailingLater() {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) throw new Error('later');
  return <button onClick={() => setFailed(true)}>fail</button>;
}

describe('the stage', () => {
  it('shows a demo, then the next in its place', async () => {
    await show(<p>one</p>);
    expect(text()).toBe('one');
    await show(<p>two</p>);
    expect(text()).toBe('two');
    expect(document.body.children).toHaveLength(1);
    expect(document.body.firstElementChild?.getAttribute('style')).toBeNull();
    expect(onRendered).toHaveBeenCalledTimes(2);
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([
    ['at once', <Failing key="a" />],
    ['in an effect', <FailingEffect key="b" />],
  ])('keeps the last demo when the next fails %s', async (message, demo) => {
    await show(<p>one</p>);
    await show(demo);
    expect(text()).toBe('one');
    expect(onError).toHaveBeenCalledWith(new Error(message));
    expect(onRendered).toHaveBeenCalledTimes(1);
  });

  it('starts a demo anew that fails after a while', async () => {
    await show(<FailingLater />);
    await pass(2000);
    await press();
    expect(onError).toHaveBeenCalledWith(new Error('later'));
    expect(text()).toBe('fail');
    expect(onRendered).toHaveBeenCalledTimes(1);
  });

  it('does not start one anew for ever', async () => {
    await show(<FailingLater />);
    await press();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(text()).toBe('');
  });

  it('shows the last of several in a row', async () => {
    await show(<p>one</p>, <p>two</p>);
    expect(text()).toBe('two');
    expect(onRendered).toHaveBeenCalledTimes(1);
  });
});
