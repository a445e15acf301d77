import fc from 'fast-check';
import { hostileText } from '../../../../test/hostile';
import { printCode } from '../../client/playground/printCode';
import { readQuery, writeQuery } from '../../client/playground/query';
import { toProps } from '../../client/playground/toProps';
import { startValues } from '../../client/playground/values';
import { BUTTON } from './data';

const names = [...BUTTON.controls.map(({ prop }) => prop), '__proto__', 'constructor', 'href', 'onClick'];
const pairs = fc.tuple(
  fc.constantFrom(...names),
  fc.oneof(hostileText, fc.constantFrom('true', '7', 'text', '')),
);
const searches = fc.oneof(
  hostileText,
  fc
    .array(pairs, { maxLength: 6 })
    .map(
      (list) =>
        `?${list
          .map(([name, value]) => `Button.${name}=${encodeURIComponent(Buffer.from(value).toString())}`)
          .join('&')}`,
    ),
);

describe('the query of a playground (design §8)', () => {
  it('sets what its controls can, and nothing else', () => {
    const known = Object.keys(startValues(BUTTON)).sort();
    fc.assert(
      fc.property(searches, (search) => {
        const values = readQuery(BUTTON, search);
        expect(Object.keys(values).sort()).toEqual(known);
        for (const value of Object.values(values)) expect(typeof value).not.toMatch(/object|function/);
        const props = toProps(BUTTON, values, {});
        expect(Object.keys(props).filter((prop) => !known.includes(prop))).toEqual([]);
        expect(typeof printCode(BUTTON, values)).toBe('string');
      }),
    );
  });

  it('is the same when it is written and read again', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const values = readQuery(BUTTON, search);
        const written = writeQuery(BUTTON, values, search);
        expect(readQuery(BUTTON, written)).toEqual(values);
        expect(writeQuery(BUTTON, values, written)).toBe(written);
      }),
    );
  });
});
