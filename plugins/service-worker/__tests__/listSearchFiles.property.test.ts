import fc from 'fast-check';
import { brokenText, damaged, hostileAddress, staysHere } from '../../../test/hostile';
import { listSearchFiles } from '../client/listSearchFiles';

const lines = [
  { product: 'x-charts', version: 'v9', prefixes: ['/x/react-charts'] },
  { product: 'material-ui', version: 'v9', prefixes: ['/material-ui'] },
];

it('files to keep are those of this site, whatever the list says (design §8)', async () => {
  const answers = fc.oneof(
    brokenText(lines),
    damaged(lines).map((value) => JSON.stringify(value)),
  );
  const paths = fc.oneof(
    hostileAddress,
    fc.constantFrom('/material-ui/react-button', '/x/react-charts', '/null'),
  );
  await fc.assert(
    fc.asyncProperty(answers, paths, async (body, path) => {
      globalThis.fetch = async () => new Response(body);
      const files = await listSearchFiles('/', path).catch((error) => {
        // Of what is no JSON; nothing is kept then.
        expect((error as Error).name).toBe('SyntaxError');
        return [];
      });
      expect(files.filter((file) => !staysHere(file))).toEqual([]);
      expect(files.length).toBeLessThanOrEqual(3);
    }),
  );
});
