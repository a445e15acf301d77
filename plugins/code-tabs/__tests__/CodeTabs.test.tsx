/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { StrictMode, act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodeTabs from '../theme/CodeTabs';

const KEY = 'site.code-tabs.package-manager';

interface GroupProps {
  name: string;
  labels?: string[];
  storageKey?: string;
}

function Group({ name, labels = ['npm', 'pnpm', 'yarn'], storageKey = 'package-manager' }: GroupProps) {
  return (
    <section aria-label={name}>
      <CodeTabs storageKey={storageKey} labels={labels}>
        {labels.map((label) => (
          <pre key={label}>{`${label} install`}</pre>
        ))}
      </CodeTabs>
    </section>
  );
}

function group(name: string) {
  return within(screen.getByRole('region', { name }));
}

function tab(name: string, label: string) {
  return group(name).getByRole('tab', { name: label });
}

function selected(name: string): string | null {
  return group(name).getByRole('tab', { selected: true }).textContent;
}

/** jsdom knows no other windows: what a browser does in this one when another writes. */
function chooseElsewhere(label: string | null): void {
  if (label === null) localStorage.clear();
  else localStorage.setItem(KEY, label);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: label === null ? null : KEY, newValue: label }));
  });
}

function blockStorage(...methods: ('getItem' | 'setItem')[]): void {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}

beforeEach(() => localStorage.clear());

afterEach(() => jest.restoreAllMocks());

describe('CodeTabs (issue 3, point 1; spec §4 "Code variant and code styling": real tabs)', () => {
  it('is a row of tabs of which the first is selected, each with its panel', () => {
    render(<Group name="one" />);
    expect(group('one').getByRole('tablist')).toHaveAccessibleName('package manager');
    expect(
      group('one')
        .getAllByRole('tab')
        .map((each) => each.textContent),
    ).toEqual(['npm', 'pnpm', 'yarn']);
    expect(selected('one')).toBe('npm');
    const panel = group('one').getByRole('tabpanel');
    expect(panel).toHaveAccessibleName('npm');
    expect(panel).toHaveTextContent('npm install');
    expect(tab('one', 'npm')).toHaveAttribute('aria-controls', panel.id);
  });

  it('shows and remembers what is clicked, in all groups with the key', async () => {
    render(
      <StrictMode>
        <Group name="one" />
        <Group name="two" labels={['yarn', 'pnpm']} />
        <Group name="other" storageKey="framework" />
      </StrictMode>,
    );
    await userEvent.click(tab('one', 'pnpm'));
    expect(localStorage.getItem(KEY)).toBe('pnpm');
    expect([selected('one'), selected('two'), selected('other')]).toEqual(['pnpm', 'pnpm', 'npm']);
    expect(group('one').getByRole('tabpanel')).toHaveTextContent('pnpm install');
  });

  it('shows the first tab where a group lacks the choice', async () => {
    render(
      <>
        <Group name="one" />
        <Group name="two" labels={['yarn', 'pnpm']} />
      </>,
    );
    await userEvent.click(tab('one', 'npm'));
    expect(selected('two')).toBe('yarn');
  });

  it('follows another tab of the browser, also when that clears the storage', () => {
    render(<Group name="one" />);
    chooseElsewhere('yarn');
    expect(selected('one')).toBe('yarn');
    chooseElsewhere(null);
    expect(selected('one')).toBe('npm');
  });

  it('starts with what was chosen on another page', () => {
    localStorage.setItem(KEY, 'yarn');
    render(<Group name="one" />);
    expect(selected('one')).toBe('yarn');
  });

  it.each([
    ['reading and writing', ['getItem', 'setItem']],
    ['writing', ['setItem']],
  ] as const)('works for the life of the page where %s is refused (design §7)', async (_, methods) => {
    blockStorage(...methods);
    render(
      <>
        <Group name="one" storageKey={`refused-${methods.length}`} />
        <Group name="two" storageKey={`refused-${methods.length}`} />
      </>,
    );
    await userEvent.click(tab('one', 'pnpm'));
    expect([selected('one'), selected('two')]).toEqual(['pnpm', 'pnpm']);
  });

  it('listens to the storage once for all groups, and no longer than there are any', () => {
    const add = jest.spyOn(window, 'addEventListener');
    const remove = jest.spyOn(window, 'removeEventListener');
    const count = (spy: jest.SpyInstance) => spy.mock.calls.filter(([type]) => type === 'storage').length;
    const { unmount } = render(
      <>
        <Group name="one" />
        <Group name="two" />
      </>,
    );
    unmount();
    expect([count(add), count(remove)]).toEqual([1, 1]);
  });
});

describe('keyboard', () => {
  async function press(keys: string, { dir = 'ltr' }: { dir?: 'ltr' | 'rtl' } = {}) {
    render(<Group name="one" />);
    // On the row itself: jsdom does not let it inherit.
    group('one').getByRole('tablist').style.direction = dir;
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard(keys);
  }

  it.each([
    ['{ArrowRight}', 'pnpm'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'npm'],
    ['{ArrowLeft}', 'yarn'],
    ['{End}', 'yarn'],
    ['{End}{Home}', 'npm'],
    ['{ArrowDown}', 'npm'],
    ['{Control>}{ArrowRight}{/Control}', 'npm'],
  ])('%s selects and focuses %s', async (keys, label) => {
    await press(keys);
    expect(selected('one')).toBe(label);
    expect(tab('one', label)).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', 'yarn'],
    ['{ArrowLeft}', 'pnpm'],
    ['{End}', 'yarn'],
  ])('%s selects %s from right to left', async (keys, label) => {
    await press(keys, { dir: 'rtl' });
    expect(selected('one')).toBe(label);
  });

  it('reaches the selected tab only', async () => {
    render(<Group name="one" />);
    await userEvent.click(tab('one', 'pnpm'));
    const tabs = group('one').getAllByRole('tab');
    expect(tabs.map((each) => each.tabIndex)).toEqual([-1, 0, -1]);
  });

  it('takes only its own keys from the page', async () => {
    render(<Group name="one" />);
    // fireEvent returns false where the default was prevented.
    expect(fireEvent.keyDown(tab('one', 'npm'), { key: 'PageDown' })).toBe(true);
    expect(fireEvent.keyDown(tab('one', 'npm'), { key: 'End' })).toBe(false);
  });
});

describe('server (issue 3, point 1: readable without scripts, no hydration mismatch)', () => {
  it('has every fence with its label in its HTML', () => {
    const html = renderToString(<Group name="one" />);
    expect(html.match(/ install<\/pre>/g)).toHaveLength(3);
    expect(html.match(/class="label">(?:npm|pnpm|yarn)</g)).toHaveLength(3);
  });

  it('hydrates as the first tab, then shows the remembered one, without a message', async () => {
    localStorage.setItem(KEY, 'yarn');
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onRecoverableError = jest.fn();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Group name="one" />);
    expect(selected('one')).toBe('npm');
    const panel = group('one').getByRole('tabpanel');
    const root = await act(async () => hydrateRoot(container, <Group name="one" />, { onRecoverableError }));
    expect(selected('one')).toBe('yarn');
    expect(container).toContainElement(panel);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });

  it('keeps the tabs where they are in the window when groups above change their height', async () => {
    render(<Group name="one" />);
    const scrollBy = jest.fn();
    window.scrollBy = scrollBy as typeof window.scrollBy;
    const tops = [300, 420];
    group('one').getByRole('tablist').getBoundingClientRect = () => ({ top: tops.shift() ?? 0 }) as DOMRect;
    await userEvent.click(tab('one', 'pnpm'));
    expect(scrollBy.mock.calls).toEqual([[{ top: 120, behavior: 'instant' }]]);
  });
});
