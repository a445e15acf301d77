import fc from 'fast-check';
import { brokenText, damaged, hostileText } from '../../../test/hostile';
import { readAddress, writeAddress } from '../client/address';
import { parseBlock, parseList } from '../client/parseIcons';
import { ALL_STYLES, ICON_FORMAT, ICON_STYLES, SHAPE_ATTRIBUTES, SHAPE_TAGS, type Shape } from '../types';

const list = { format: ICON_FORMAT, version: '1.0.0', names: 'Alarm Bell Car', styles: { 1: 3 } };
const block = ['M0 0h24', 0, [['g', { opacity: 0.5 }, ['path', { d: 'M1 1' }], 'M2 2']]];

/** JSON of a text, where it is some. */
function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function orNothing<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch (error) {
    expect((error as Error).message).toMatch(/this page can read/);
    return undefined;
  }
}

function expectDrawn(shape: Shape): void {
  if (typeof shape === 'string') return;
  const [tag, attributes, ...children] = shape;
  expect(SHAPE_TAGS).toContain(tag);
  for (const name of Object.keys(attributes)) expect(SHAPE_ATTRIBUTES).toContain(name);
  children.forEach(expectDrawn);
}

describe('files of icons of anyone (design §8)', () => {
  it('are a list of names with styles, or refused', () => {
    fc.assert(
      fc.property(fc.oneof(brokenText(list).map(toJson), damaged(list)), (value) => {
        const icons = orNothing(() => parseList(value));
        icons?.names.forEach((name, index) => {
          expect(name).toMatch(/^[A-Z\d]\w*$/);
          expect(Number.isInteger(icons.stylesOf(index))).toBe(true);
        });
      }),
    );
    expect(() => parseList({ ...list, styles: null })).toThrow('can read');
    expect(parseList(list).stylesOf(0)).toBe(ALL_STYLES);
  });

  it('draw shapes without scripts, links or styles, or are refused', () => {
    fc.assert(
      fc.property(fc.oneof(brokenText(block).map(toJson), damaged(block)), (value) => {
        const drawings = orNothing(() => parseBlock(value)) ?? [];
        drawings.flatMap((drawing) => (typeof drawing === 'object' ? drawing : [])).forEach(expectDrawn);
      }),
    );
  });
});

it('the address of a search brings a query and a style, and the same again when it is written (design §8)', () => {
  const hashes = fc
    .oneof(hostileText, fc.webQueryParameters())
    .map((text) => `#/?query=${text}&style=${text}`);
  fc.assert(
    fc.property(fc.oneof(hostileText, hashes), (hash) => {
      const value = readAddress(hash);
      expect(value.query.length).toBeLessThanOrEqual(100);
      expect(ICON_STYLES.map(({ id }) => id)).toContain(value.style);
      const written = writeAddress(value);
      expect(writeAddress(readAddress(written))).toBe(written);
    }),
  );
});
