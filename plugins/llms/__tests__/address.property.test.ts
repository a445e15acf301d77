import fc from 'fast-check';
import { hostileAddress, hostileText } from '../../../test/hostile';
import { toAssistantUrl } from '../client/loadMarkdown';

it('a question leads to the assistant and nowhere else, whatever page it is about (design §8)', () => {
  const prompts = fc.oneof(hostileAddress, hostileText).map((text) => Buffer.from(text).toString());
  fc.assert(
    fc.property(prompts, (prompt) => {
      const url = new URL(toAssistantUrl('https://assistant.example/?q={prompt}', prompt) ?? '');
      expect([url.origin, url.searchParams.get('q'), url.hash]).toEqual([
        'https://assistant.example',
        prompt,
        '',
      ]);
    }),
  );
  fc.assert(
    fc.property(hostileAddress, (template) => {
      const url = toAssistantUrl(template, 'a');
      if (url !== null) expect(url).toMatch(/^https?:\/\//);
    }),
  );
});
