import { parseOptions, selectDemos } from '../parseOptions';
import { makeDemo } from './demos';

const button = makeDemo('docs/alpha/v2/content/react-button/Colors.tsx');
const earlier = makeDemo('docs/alpha/v1/content/react-button/Colors.tsx');
const hero = (['system', 'css'] as const).map((styling) =>
  makeDemo(`docs/beta/v1/content/react-select/Hero/${styling}/index.tsx`, { name: 'Hero' }),
);
const all = [button, earlier, ...hero];

const select = (...args: string[]) => selectDemos(all, parseOptions(args)).map(({ file }) => file);

describe('parseOptions', () => {
  it('wants everything without options', () => {
    expect(parseOptions([])).toEqual({
      product: undefined,
      pages: [],
      demos: [],
      modes: ['light', 'dark', 'rtl'],
      inTurn: false,
      every: 1,
      changed: false,
      json: undefined,
      screenshots: undefined,
      types: true,
      record: false,
    });
  });

  it('reads all options', () => {
    const args = [
      '--product',
      'alpha',
      '--demo',
      'A',
      '--demo',
      'B',
      '--changed',
      '--json',
      'out.json',
      '--page',
      'react-button',
      '--mode',
      'dark',
      '--in-turn',
      '--every',
      '3',
      '--screenshots',
      'pictures',
      '--without-types',
    ];
    expect(parseOptions(args)).toEqual({
      product: 'alpha',
      pages: ['react-button'],
      demos: ['A', 'B'],
      modes: ['dark'],
      inTurn: true,
      every: 3,
      changed: true,
      json: 'out.json',
      screenshots: 'pictures',
      types: false,
      record: false,
    });
    expect(parseOptions(['--record']).record).toBe(true);
  });

  it('records only what was looked at in all modes', () => {
    expect(() => parseOptions(['--record', '--in-turn'])).toThrow(/Leave out --mode and --in-turn/);
    expect(() => parseOptions(['--record', '--mode', 'dark'])).toThrow(/all modes/);
  });

  it.each([['--modes'], ['--mode=sepia'], ['--every=0'], ['Colors'], ['--product']])(
    'rejects %s and says how the command is used',
    (arg) => {
      expect(() => parseOptions([arg])).toThrow(/Usage: npm run check:demos/);
    },
  );
});

describe('selectDemos', () => {
  it('takes all demos, or those of a product, or of one of its versions', () => {
    expect(select()).toHaveLength(4);
    expect(select('--product', 'alpha')).toEqual([button.file, earlier.file]);
    expect(select('--product', 'alpha@1')).toEqual([earlier.file]);
    expect(select('--product', 'alpha/v2')).toEqual([button.file]);
  });

  it('takes one in so many', () => {
    expect(select('--every', '3')).toEqual([all[0]?.file, all[3]?.file]);
  });

  it('takes demos of a page', () => {
    const pages = ['/alpha/react-button'];
    const shown = { ...button, pages };
    expect(selectDemos([shown, earlier], parseOptions(['--page', 'react-button']))).toEqual([shown]);
    expect(() => selectDemos([shown], parseOptions(['--page', 'react-none']))).toThrow(
      'Valid are: /alpha/react-button',
    );
  });

  it('takes demos by name, with or without extension, or by the end of their path', () => {
    expect(select('--demo', 'Colors')).toEqual([button.file, earlier.file]);
    expect(select('--demo', 'Colors.tsx', '--product', 'alpha@2')).toEqual([button.file]);
    expect(select('--demo', 'v1/content/react-button/Colors.tsx')).toEqual([earlier.file]);
    expect(select('--demo', button.file)).toEqual([button.file]);
  });

  it('takes all stylings of a demo, or one', () => {
    expect(select('--demo', 'Hero')).toEqual(hero.map(({ file }) => file));
    expect(select('--demo', 'Hero/css')).toEqual([hero[1]!.file]);
    expect(select('--demo', 'Hero/css/index.tsx')).toEqual([hero[1]!.file]);
  });

  it('lists the valid names for one that does not exist', () => {
    expect(() => select('--product', 'gamma')).toThrow('Valid are: alpha@1, alpha@2, beta@1.');
    expect(() => select('--demo', 'Color', '--product', 'beta')).toThrow(
      '--demo Color: there is no such demo.\nValid are: Hero.',
    );
  });
});
