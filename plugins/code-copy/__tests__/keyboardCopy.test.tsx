/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { setPluginData } from '../../../test/docusaurus/useGlobalData';
import { PLUGIN_NAME, type CodeCopyData } from '../types';
import { block, button, code, CodeBlock, page, pass, pressCopy, renderPage, status } from './page';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  document.getSelection()?.removeAllRanges();
  jest.useRealTimers();
});

describe('Ctrl/Cmd+C (spec §4 "Copy button")', () => {
  it('copies the hovered block, whose button shows Copied for 2000 ms', async () => {
    const { user } = renderPage();
    await user.hover(block('start'));
    await pressCopy();
    expect(await navigator.clipboard.readText()).toBe('npm start');
    expect(button('start')).toHaveAccessibleName('Copied');
    expect(status('start')).toHaveTextContent('Copied');
    expect(button('install')).toHaveAccessibleName('Copy');
    pass(2000);
    expect(button('start')).toHaveAccessibleName('Copy');
  });

  it('copies the block that has focus in it', async () => {
    renderPage();
    act(() => code('install').focus());
    await pressCopy({ ctrlKey: false, metaKey: true });
    expect(button('install')).toHaveAccessibleName('Copied');
  });

  it('prefers the hovered block to the focused one', async () => {
    const { user } = renderPage();
    act(() => code('install').focus());
    await user.hover(block('start'));
    await pressCopy();
    expect(button('start')).toHaveAccessibleName('Copied');
    expect(button('install')).toHaveAccessibleName('Copy');
  });

  it.each<[string, KeyboardEventInit]>([
    ['on Dvorak', { key: 'c', code: 'KeyI' }],
    ['with macOS Option', { key: 'ç', code: 'KeyC', ctrlKey: false, metaKey: true, altKey: true }],
  ])('works %s', async (_, init) => {
    renderPage();
    act(() => code('install').focus());
    await pressCopy(init);
    expect(button('install')).toHaveAccessibleName('Copied');
  });

  it('copies from a field in which nothing is selected', async () => {
    const { user } = renderPage();
    const search = screen.getByRole<HTMLInputElement>('textbox', { name: 'search' });
    act(() => search.focus());
    search.setSelectionRange(2, 2);
    await user.hover(block('install'));
    await pressCopy();
    expect(button('install')).toHaveAccessibleName('Copied');
  });

  it('copies from a field that has no text', async () => {
    const { user } = renderPage();
    act(() => screen.getByRole('checkbox').focus());
    await user.hover(block('install'));
    await pressCopy();
    expect(button('install')).toHaveAccessibleName('Copied');
  });

  describe('does nothing', () => {
    const unchanged = () => {
      expect(button('install')).toHaveAccessibleName('Copy');
      expect(button('start')).toHaveAccessibleName('Copy');
    };

    it('when no block is hovered or focused', async () => {
      renderPage();
      await pressCopy();
      unchanged();
    });

    it('when text of the page is selected', async () => {
      const { user } = renderPage();
      await user.hover(block('install'));
      document.getSelection()!.selectAllChildren(screen.getByText('Some prose'));
      await pressCopy();
      unchanged();
    });

    it.each(['search', 'notes'])('when text in the field "%s" is selected', async (name) => {
      const { user } = renderPage();
      const field = screen.getByRole<HTMLInputElement>('textbox', { name });
      act(() => field.focus());
      field.setSelectionRange(0, 3);
      document.getSelection()!.removeAllRanges();
      await user.hover(block('install'));
      await pressCopy();
      unchanged();
    });

    it('in a field that does not tell whether text is selected', async () => {
      const { user } = renderPage();
      act(() => screen.getByRole('spinbutton').focus());
      await user.hover(block('install'));
      await pressCopy();
      unchanged();
    });

    it('in editable content, which copies by rules of its own', async () => {
      const { user } = renderPage();
      act(() => screen.getByRole('textbox', { name: 'editor' }).focus());
      document.getSelection()!.removeAllRanges();
      await user.hover(block('install'));
      await pressCopy();
      unchanged();
    });

    it('when another handler has taken the key', async () => {
      const { user } = renderPage();
      const take = (event: Event) => event.preventDefault();
      document.body.addEventListener('keydown', take);
      await user.hover(block('install'));
      await pressCopy();
      document.body.removeEventListener('keydown', take);
      unchanged();
    });

    it('with Shift, which opens the inspector', async () => {
      const { user } = renderPage();
      await user.hover(block('install'));
      await pressCopy({ key: 'C', shiftKey: true });
      unchanged();
    });

    it('again while the key is held down', async () => {
      const { user } = renderPage();
      await user.hover(block('install'));
      await pressCopy({ repeat: true });
      unchanged();
    });

    it('when the option keyboard is off', async () => {
      const { user } = renderPage({ keyboard: false });
      await user.hover(block('install'));
      await pressCopy();
      unchanged();
    });
  });

  it('has one listener for all buttons, removed with the last of them', () => {
    const add = jest.spyOn(document, 'addEventListener');
    const remove = jest.spyOn(document, 'removeEventListener');
    const count = (spy: jest.SpyInstance) => spy.mock.calls.filter(([type]) => type === 'keydown').length;
    setPluginData(PLUGIN_NAME, { resetAfter: 2000, keyboard: true } satisfies CodeCopyData);
    const { rerender, unmount } = render(page);
    rerender(<CodeBlock name="install" code="npm install" />);
    unmount();
    expect([count(add), count(remove)]).toEqual([1, 1]);
    add.mockRestore();
    remove.mockRestore();
  });
});
