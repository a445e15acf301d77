/** @jest-environment jsdom */
import fc from 'fast-check';
import { hostileText } from '../../../test/hostile';
import { getCodePreferences } from '../../kit/client/codePreferences';
import { followHash } from '../client/followHash';
import { hashesOf, readHash, toHash } from '../client/hashPreferences';

const NAMES = ['BasicButtons.tsx', 'css-Grid', 'Sizes'];
const VARIANTS = ['JS', 'TS'];
const STYLINGS = ['MUI System', 'Tailwind', 'CSS'];

const hashes = fc
  .tuple(
    fc.constantFrom('#', '', '#css-', '#tailwind-', '#edit='),
    fc.oneof(hostileText, fc.constantFrom('BasicButtons', 'Grid', 'css-Grid', 'Sizes')),
    fc.constantFrom('', '.js', '.tsx', '.JS', '.tsx.js', ':payload'),
  )
  .map((parts) => parts.join(''));

describe('the hash of an address (design §8)', () => {
  it('leads to a demo of the page, in languages and stylings that there are', () => {
    fc.assert(
      fc.property(hashes, (hash) => {
        const { stem, change } = readHash(hash, NAMES);
        expect([null, 'BasicButtons', 'css-Grid', 'Sizes']).toContain(stem);
        expect([undefined, ...VARIANTS]).toContain(change.variant);
        expect([undefined, ...STYLINGS]).toContain(change.styling);
      }),
    );
  });

  it('that the site makes leads back to the demo', () => {
    const preferences = fc.record({
      variant: fc.constantFrom('JS' as const, 'TS' as const),
      styling: fc.constantFrom('MUI System' as const, 'Tailwind' as const, 'CSS' as const),
    });
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), preferences, fc.boolean(), (name, preference, several) => {
        const hash = toHash(name, preference, several);
        expect(readHash(hash, [name])).toEqual({
          stem: name.replace(/\.tsx$/, ''),
          change: several ? preference : { variant: preference.variant },
        });
        expect(hashesOf(name, ['system', 'tailwind', 'css'])).toContain(
          several ? hash.slice(1) : hashesOf(name, [])[0],
        );
      }),
    );
  });

  it('changes nothing of the page', () => {
    document.body.innerHTML = NAMES.map((name) => `<div id="${name}" data-demo="${name}"></div>`).join('');
    Element.prototype.scrollIntoView = () => undefined;
    const before = document.body.innerHTML;
    fc.assert(
      fc.property(hashes, (hash) => {
        followHash(hash);
        expect(document.body.innerHTML).toBe(before);
        expect(VARIANTS).toContain(getCodePreferences().variant);
        expect(STYLINGS).toContain(getCodePreferences().styling);
      }),
    );
  });
});
