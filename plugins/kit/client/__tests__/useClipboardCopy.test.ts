/** @jest-environment jsdom */
import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { useClipboardCopy, type ClipboardCopyOptions } from '../useClipboardCopy';

let written: string[];

function setClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

function renderCopy(options?: ClipboardCopyOptions) {
  return renderHook((props) => useClipboardCopy(props), { initialProps: options, wrapper: StrictMode });
}

function pass(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

beforeEach(() => {
  jest.useFakeTimers();
  written = [];
  setClipboard(async (text) => void written.push(text));
  document.execCommand = () => false;
});

afterEach(() => {
  jest.useRealTimers();
});

describe('useClipboardCopy', () => {
  it('says copied for 1200 ms and then no longer (spec §4 "Copy button", §9 "Copied label")', async () => {
    const { result } = renderCopy();
    expect(result.current.isCopied).toBe(false);

    await act(async () => expect(await result.current.copy('npm install')).toBe(true));
    expect(written).toEqual(['npm install']);
    expect(result.current.isCopied).toBe(true);

    pass(1199);
    expect(result.current.isCopied).toBe(true);
    pass(1);
    expect(result.current.isCopied).toBe(false);
  });

  it('lasts as long as resetAfter says', async () => {
    const { result } = renderCopy({ resetAfter: 50 });
    await act(() => result.current.copy('npm install'));
    pass(49);
    expect(result.current.isCopied).toBe(true);
    pass(1);
    expect(result.current.isCopied).toBe(false);
  });

  it('starts the time anew on a second copy (spec §4)', async () => {
    const { result } = renderCopy();
    await act(() => result.current.copy('first'));
    pass(1000);
    await act(() => result.current.copy('second'));
    pass(1199);
    expect(result.current.isCopied).toBe(true);
    pass(1);
    expect(result.current.isCopied).toBe(false);
  });

  it('does not claim to have copied empty text', async () => {
    const { result } = renderCopy();
    await act(async () => expect(await result.current.copy('')).toBe(false));
    expect(result.current.isCopied).toBe(false);
    expect(written).toEqual([]);
  });

  it('rejects and does not say copied when every way of copying fails (spec §8)', async () => {
    setClipboard(() => Promise.reject(new Error('refused')));
    const { result } = renderCopy();
    await act(() => expect(result.current.copy('npm install')).rejects.toThrow('neither its clipboard API'));
    expect(result.current.isCopied).toBe(false);
  });

  it('leaves no timer behind when it unmounts', async () => {
    const { result, unmount } = renderCopy();
    await act(() => result.current.copy('npm install'));
    expect(result.current.isCopied).toBe(true);
    const timers = jest.getTimerCount();
    unmount();
    expect(jest.getTimerCount()).toBe(timers - 1);
  });

  it('starts no timer when the copy ends after it unmounted', async () => {
    const { promise, resolve } = withResolvers();
    setClipboard(() => promise);
    const { result, unmount } = renderCopy();
    const copying = result.current.copy('npm install');
    unmount();
    resolve();
    await expect(copying).resolves.toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('keeps one copy function for the life of the component', () => {
    const { result, rerender } = renderCopy();
    const { copy } = result.current;
    rerender({ resetAfter: 50 });
    expect(result.current.copy).toBe(copy);
  });
});

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}
