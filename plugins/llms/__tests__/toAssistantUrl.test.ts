import { toAssistantUrl } from '../client/loadMarkdown';

describe('toAssistantUrl (design §8)', () => {
  it('puts a question into an address, with all that would end it', () => {
    expect(toAssistantUrl('https://chat.example/?q={prompt}#x', 'a & b?')).toBe(
      'https://chat.example/?q=a%20%26%20b%3F#x',
    );
  });

  it.each(['javascript:alert({prompt})', '//chat.example/{prompt}', 'https://{prompt}'])(
    'refuses %s',
    (template) => {
      expect(toAssistantUrl(template, 'a b')).toBeNull();
    },
  );
});
