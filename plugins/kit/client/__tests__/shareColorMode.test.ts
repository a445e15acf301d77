/** @jest-environment jsdom */
import { getColorMode, setMode, startColorMode } from '../colorMode';
import { shareColorMode } from '../shareColorMode';

const { dataset } = document.documentElement;

/** What a provider of Material UI does when its mode is set. */
function setInProvider(mode: 'light' | 'dark'): Promise<void> {
  localStorage.setItem('mui-mode', mode);
  return showInProvider(mode);
}

/** What it does when it is mounted; observers run before the next task. */
async function showInProvider(scheme: string): Promise<void> {
  dataset.theme = scheme;
  await Promise.resolve();
}

beforeAll(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
  startColorMode();
  shareColorMode();
  shareColorMode();
});
beforeEach(() => {
  localStorage.clear();
  setMode('light');
});

describe('shareColorMode (issue 5 point 1 "one source of truth")', () => {
  it('tells providers in this document of a change, once, as of one in another tab', () => {
    const heard: unknown[] = [];
    const listen = ({ key, newValue }: StorageEvent) => heard.push([key, newValue]);
    window.addEventListener('storage', listen);
    setMode('dark');
    window.removeEventListener('storage', listen);
    expect(heard).toEqual([['mui-mode', 'dark']]);
  });

  it('takes over what a provider has stored', async () => {
    await setInProvider('dark');
    expect(getColorMode()).toEqual({ mode: 'dark', scheme: 'dark' });
    expect(document.body.className).toContain('mode-dark');
  });

  it('takes back what a provider shows that knows nothing of the mode', async () => {
    localStorage.clear();
    await showInProvider('dark');
    expect(dataset.theme).toBe('light');
    expect(getColorMode().mode).toBe('light');
  });

  it('keeps the mode where storage is blocked', () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    setMode('dark');
    expect(getColorMode().mode).toBe('dark');
    blocked.mockRestore();
  });
});
