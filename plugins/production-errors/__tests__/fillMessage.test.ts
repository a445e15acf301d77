import { fillMessage } from '../client/fillMessage';

const show = (text: string, args: string[]) =>
  fillMessage(text, args)
    .map((part) => (part.isArgument ? `[${part.text}]` : part.text))
    .join('');

describe('fillMessage (issue 6 point 7)', () => {
  it('puts arguments in order, and keeps a gap where one is missing', () => {
    expect(show('%s is not a %s.', ['color', 'string'])).toBe('[color] is not a [string].');
    expect(show('%s is not a %s.', ['color'])).toBe('[color] is not a […].');
    expect(show('Nothing varies.', ['extra'])).toBe('Nothing varies.');
  });

  it('takes an argument as text, whatever it looks like', () => {
    expect(show('A %s.', ['%s <b>$&</b>'])).toBe('A [%s <b>$&</b>].');
  });
});
