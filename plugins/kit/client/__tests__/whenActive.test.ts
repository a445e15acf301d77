/** @jest-environment jsdom */
import { whenActive } from '../whenActive';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** How often it calls back when things happen in the window. */
function callsAfter(types: string[], stop = false): number {
  const callback = jest.fn();
  const end = whenActive(callback);
  types.forEach((type) => window.dispatchEvent(new Event(type)));
  if (stop) end();
  jest.runAllTimers();
  end();
  return callback.mock.calls.length;
}

describe('whenActive', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])('calls back once after %s', (type) => {
    expect(callsAfter([type, type, 'keydown'])).toBe(1);
  });

  it('does nothing while there is no reader', () => {
    expect(callsAfter(['load', 'resize'])).toBe(0);
  });

  it('stops, also while it waits for the browser', () => {
    expect(callsAfter(['keydown'], true)).toBe(0);
  });
});
