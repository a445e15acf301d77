/** @jest-environment jsdom */
import { areSingleKeysOn, isSingleKey, setSingleKeys } from '../singleKeys';

/** Whether a key press at an element is the shortcut `?`. */
function isShortcutAt(html: string, init: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  let found = false;
  const onKeyDown = (event: KeyboardEvent) => (found = isSingleKey(event, '?'));
  document.addEventListener('keydown', onKeyDown);
  const target = document.querySelector('[data-target]') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, composed: true, ...init }));
  document.removeEventListener('keydown', onKeyDown);
  return found;
}

afterEach(() => setSingleKeys(true));

describe('isSingleKey', () => {
  it('takes the key anywhere on the page, and no other', () => {
    expect(isShortcutAt('<button data-target>Go</button>', { shiftKey: true })).toBe(true);
    expect(isShortcutAt('')).toBe(true);
    expect(isShortcutAt('', { key: '/' })).toBe(false);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat'])('is not meant with %s', (name) => {
    expect(isShortcutAt('', { [name]: true })).toBe(false);
  });

  it.each([
    '<input data-target>',
    '<textarea data-target></textarea>',
    '<select data-target></select>',
    '<div contenteditable="true"><p data-target></p></div>',
    '<div role="textbox" data-target></div>',
  ])('is a character in %s', (html) => expect(isShortcutAt(html)).toBe(false));

  it('is off where the reader has turned such shortcuts off, and remembers that (WCAG 2.2, 2.1.4)', () => {
    setSingleKeys(false);
    expect(areSingleKeysOn()).toBe(false);
    expect(isShortcutAt('')).toBe(false);
    expect(localStorage.length).toBe(1);
    setSingleKeys(true);
    expect(isShortcutAt('')).toBe(true);
    expect(localStorage.length).toBe(0);
  });

  it('holds for the page where storage is blocked', () => {
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    setSingleKeys(false);
    expect(areSingleKeysOn()).toBe(false);
    blocked.mockRestore();
  });
});
