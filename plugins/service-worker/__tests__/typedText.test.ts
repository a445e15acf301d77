/** @jest-environment jsdom */
import { hasTypedText, watchTyping } from '../client/typedText';

watchTyping();

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

function type(field: HTMLElement, text: string): void {
  field.focus();
  if ('value' in field) field.value = text;
  else field.textContent = text;
  field.blur();
}

describe('hasTypedText (issue 6 point 5 "never losing typed text")', () => {
  it.each([
    ['a comment', '<textarea></textarea>'],
    ['a field', '<input value="before">'],
    ['an editor', '<div contenteditable="true" tabindex="0">const a = 1;</div>'],
  ])('knows %s by what it had when the reader came to it', (_name, html) => {
    const field = show(html);
    type(field, 'value' in field ? String(field.value) : (field.textContent ?? ''));
    expect(hasTypedText()).toBe(false);
    type(field, 'typed');
    expect(hasTypedText()).toBe(true);
    type(field, '  ');
    expect(hasTypedText()).toBe(false);
    type(field, 'typed');
    field.remove();
    expect(hasTypedText()).toBe(false);
  });

  it('waits while the reader is in a field, or in the document of a demo', () => {
    const field = show('<input>');
    field.focus();
    expect(hasTypedText()).toBe(true);
    field.blur();
    expect(hasTypedText()).toBe(false);
    show('<iframe></iframe>').focus();
    expect(hasTypedText()).toBe(true);
  });

  it('takes a choice for no text', () => {
    show('<input type="checkbox">').focus();
    expect(hasTypedText()).toBe(false);
  });
});
