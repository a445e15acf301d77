/** @jest-environment jsdom */
import * as react from 'react';
import { act, renderHook } from '@testing-library/react';
import type * as codePreferences from '../codePreferences';

type Store = typeof codePreferences;

/** The channel that all tabs share: a message reaches the others, not its sender. */
class FakeChannel {
  static open: FakeChannel[] = [];

  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    FakeChannel.open.push(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.open) if (other !== this) other.onmessage?.({ data });
  }

  close(): void {
    FakeChannel.open = FakeChannel.open.filter((channel) => channel !== this);
  }
}

/** A tab of its own: the module keeps the choice for as long as its page lives. */
async function openTab(): Promise<Store> {
  let store: Store | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => react);
    store = await import('../codePreferences');
  });
  return store!;
}

function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)};path=/`;
}

beforeEach(() => {
  FakeChannel.open = [];
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  for (const name of ['codeVariant', 'codeStyling']) document.cookie = `${name}=;max-age=0;path=/`;
});

const show = ({ useCodePreferences }: Store) => renderHook(() => useCodePreferences());

describe('code preferences (spec §4 "Code variant and code styling")', () => {
  it('are TypeScript and MUI System by default', async () => {
    expect(show(await openTab()).result.current).toEqual({ variant: 'TS', styling: 'MUI System' });
  });

  it('are restored from the cookies at the start; what is not valid there is ignored (spec §5)', async () => {
    setCookie('codeVariant', 'JS');
    setCookie('codeStyling', 'Tailwind');
    expect(show(await openTab()).result.current).toEqual({ variant: 'JS', styling: 'Tailwind' });
    setCookie('codeVariant', 'js');
    setCookie('codeStyling', '<script>');
    expect(show(await openTab()).result.current).toEqual({ variant: 'TS', styling: 'MUI System' });
  });

  it('are kept in cookies, and change one at a time', async () => {
    const store = await openTab();
    const { result } = show(store);
    act(() => store.setCodePreferences({ variant: 'JS' }));
    act(() => store.setCodePreferences({ styling: 'CSS' }));
    expect(result.current).toEqual({ variant: 'JS', styling: 'CSS' });
    expect(document.cookie.split('; ').sort()).toEqual(['codeStyling=CSS', 'codeVariant=JS']);
  });

  it('reach other tabs, and come from them', async () => {
    const [first, second] = [await openTab(), await openTab()];
    const [shownFirst, shownSecond] = [show(first), show(second)];
    act(() => first.setCodePreferences({ styling: 'Tailwind' }));
    expect(shownSecond.result.current.styling).toBe('Tailwind');
    act(() => second.setCodePreferences({ variant: 'JS' }));
    expect(shownFirst.result.current).toEqual({ variant: 'JS', styling: 'Tailwind' });
  });

  it('reach other tabs from a page without demos, which listens to nobody', async () => {
    const [first, second] = [await openTab(), await openTab()];
    const shown = show(second);
    act(() => first.setCodePreferences({ styling: 'CSS' }));
    expect(shown.result.current.styling).toBe('CSS');
    shown.unmount();
    expect(FakeChannel.open).toEqual([]);
  });

  it('ignore what another script of the origin sends', async () => {
    const { result } = show(await openTab());
    for (const data of [{}, { variant: 'COBOL' }, { styling: 1 }]) {
      act(() => new FakeChannel().postMessage(data));
    }
    expect(result.current).toEqual({ variant: 'TS', styling: 'MUI System' });
  });

  it('are read again when a demo comes after a page without, and when a page comes from the cache', async () => {
    const store = await openTab();
    show(store).unmount();
    setCookie('codeStyling', 'CSS');
    const { result } = show(store);
    expect(result.current.styling).toBe('CSS');
    setCookie('codeStyling', 'Tailwind');
    act(() => {
      const event = new Event('pageshow');
      window.dispatchEvent(Object.assign(event, { persisted: true }));
    });
    expect(result.current.styling).toBe('Tailwind');
  });

  it('hold without cookies and without channels', async () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const cookie = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const store = await openTab();
    const first = show(store);
    act(() => store.setCodePreferences({ variant: 'JS' }));
    expect(first.result.current.variant).toBe('JS');
    first.unmount();
    expect(show(store).result.current.variant).toBe('JS');
    cookie.mockRestore();
  });
});
