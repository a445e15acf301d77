/** @jest-environment jsdom */
import { isCopyShortcut } from '../client/isCopyShortcut';

function isCopy(init: KeyboardEventInit): boolean {
  return isCopyShortcut(new KeyboardEvent('keydown', init));
}

describe('isCopyShortcut (spec §4: Ctrl/Cmd+C)', () => {
  it.each<[string, KeyboardEventInit]>([
    ['Ctrl+C', { key: 'c', code: 'KeyC', ctrlKey: true }],
    ['Cmd+C', { key: 'c', code: 'KeyC', metaKey: true }],
    ['Ctrl+C with Caps Lock', { key: 'C', code: 'KeyC', ctrlKey: true }],
    ['Ctrl+C on Dvorak, where C is at the place of I', { key: 'c', code: 'KeyI', ctrlKey: true }],
    ['Cmd+C with macOS Option, which types ç', { key: 'ç', code: 'KeyC', metaKey: true, altKey: true }],
    [
      'Cmd+C with macOS Option on a French layout, which types ©',
      { key: '©', code: 'KeyC', metaKey: true, altKey: true },
    ],
    ['Cmd+C with macOS Option on Dvorak', { key: 'ç', code: 'KeyI', metaKey: true, altKey: true }],
    ['Ctrl+C on a Cyrillic layout', { key: 'с', code: 'KeyC', ctrlKey: true }],
  ])('takes %s', (_, init) => {
    expect(isCopy(init)).toBe(true);
  });

  it.each<[string, KeyboardEventInit]>([
    ['C alone', { key: 'c', code: 'KeyC' }],
    ['Shift+Ctrl+C, the inspector', { key: 'C', code: 'KeyC', ctrlKey: true, shiftKey: true }],
    ['Shift+Cmd+C', { key: 'c', code: 'KeyC', metaKey: true, shiftKey: true }],
    ['Ctrl+Cmd+C', { key: 'c', code: 'KeyC', ctrlKey: true, metaKey: true }],
    ['Ctrl+J on Dvorak, which is at the place of C', { key: 'j', code: 'KeyC', ctrlKey: true }],
    ['AltGr+C, which types a character', { key: 'ć', code: 'KeyC', ctrlKey: true, altKey: true }],
    ['Ctrl+V', { key: 'v', code: 'KeyV', ctrlKey: true }],
    ['Ctrl alone', { key: 'Control', code: 'ControlLeft', ctrlKey: true }],
  ])('leaves %s alone', (_, init) => {
    expect(isCopy(init)).toBe(false);
  });
});
