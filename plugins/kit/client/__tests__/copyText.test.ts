/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { copyText } from '../copyText';

/** What the browser's copy command would have put on the clipboard, and where the text was selected. */
let copied: { text: string; host: Element | null }[];

function selectedText(): string {
  const field = document.activeElement as HTMLTextAreaElement;
  return field.value.slice(field.selectionStart, field.selectionEnd);
}

function setClipboard(clipboard: Partial<Clipboard> | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
}

function setCopyCommand(isAllowed: boolean): void {
  document.execCommand = () => {
    copied.push({ text: selectedText(), host: document.activeElement?.parentElement ?? null });
    return isAllowed;
  };
}

const refusal = new DOMException('Write permission denied.', 'NotAllowedError');
const refusing = { writeText: () => Promise.reject(refusal) };

beforeEach(() => {
  copied = [];
  setClipboard(undefined);
  setCopyCommand(true);
});

afterEach(() => {
  document.getSelection()!.removeAllRanges();
  document.body.innerHTML = '';
});

describe('copyText (spec §8 "Clipboard failure")', () => {
  it('writes through the clipboard API and leaves the selection alone', async () => {
    const written: string[] = [];
    setClipboard({ writeText: async (text) => void written.push(text) });
    await copyText('npm install');
    expect(written).toEqual(['npm install']);
    expect(copied).toEqual([]);
  });

  it('falls back to the selection within the same gesture when the clipboard API is missing', async () => {
    const result = copyText('first line\n\tsecond line');
    expect(copied).toEqual([{ text: 'first line\n\tsecond line', host: document.body }]);
    await expect(result).resolves.toBeUndefined();
  });

  it('falls back to the selection when the clipboard API refuses', async () => {
    setClipboard(refusing);
    await copyText('npm install');
    expect(copied).toEqual([{ text: 'npm install', host: document.body }]);
  });

  it('rejects with the cause when both fail, and leaves nothing in the page', async () => {
    setClipboard(refusing);
    setCopyCommand(false);
    await expect(copyText('npm install')).rejects.toMatchObject({
      message: expect.stringContaining('neither its clipboard API nor its copy command'),
      cause: refusal,
    });
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('rejects and cleans up when the copy command throws', async () => {
    document.execCommand = () => {
      throw new Error('blocked');
    };
    await expect(copyText('npm install')).rejects.toThrow('blocked');
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('the selection-based fallback (spec §8)', () => {
  it('restores focus without scrolling, and the selection with its direction', async () => {
    document.body.innerHTML = '<p>Some text</p><button>Copy</button>';
    const text = document.querySelector('p')!.firstChild!;
    const button = document.querySelector('button')!;
    button.focus();
    document.getSelection()!.setBaseAndExtent(text, 9, text, 5);
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');

    await copyText('npm install');

    expect(button).toHaveFocus();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
    expect(document.getSelection()).toMatchObject({
      anchorNode: text,
      anchorOffset: 9,
      focusNode: text,
      focusOffset: 5,
    });
    focus.mockRestore();
  });

  it('selects nothing afterwards where nothing was selected before', async () => {
    document.body.innerHTML = '<button>Copy</button>';
    await copyText('npm install');
    expect(document.getSelection()?.rangeCount).toBe(0);
    expect(document.body).toHaveFocus();
  });

  it('leaves the caret of a form field where it was', async () => {
    document.body.innerHTML = '<input value="search" />';
    const input = document.querySelector('input')!;
    input.focus();
    input.setSelectionRange(2, 4);
    await copyText('npm install');
    expect(input).toHaveFocus();
    expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
  });

  it.each([
    ['the dialog that has focus', '<div role="dialog" data-host><button autofocus>Copy</button></div>'],
    ['an open dialog when nothing has focus', '<dialog open data-host></dialog>'],
    ['the topmost modal', '<dialog open></dialog><div aria-modal="true" data-host></div>'],
  ])('selects inside %s', async (_, html) => {
    document.body.innerHTML = html;
    document.querySelector('button')?.focus();
    await copyText('npm install');
    expect(copied).toEqual([{ text: 'npm install', host: document.querySelector('[data-host]') }]);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
