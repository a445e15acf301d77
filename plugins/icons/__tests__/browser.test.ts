import { readAddress, writeAddress } from '../client/address';
import { findTarget } from '../client/gridKeys';
import { listRows } from '../client/listRows';
import { parseBlock, parseList } from '../client/parseIcons';
import { writeImport, toModule } from '../client/writeImport';
import { writeSvg } from '../client/writeSvg';

describe('the address', () => {
  it('keeps query and style', () => {
    const value = { query: 'a & b=c #ü', style: 'two-tone' } as const;
    expect(readAddress(writeAddress(value))).toEqual(value);
    expect(writeAddress({ query: ' ', style: 'filled' })).toBe('');
  });

  it.each([
    ['#search', '', 'filled'],
    ['#/?style=evil', '', 'filled'],
    ['#/?query=%E0%A4%A&style=sharp', '\uFFFD%A', 'sharp'],
    ['#/?query=<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>', 'filled'],
    ['#/?style=__proto__&query=%00', '\u0000', 'filled'],
  ])('reads %s', (hash, query, style) => {
    expect(readAddress(hash)).toEqual({ query, style });
  });

  it('cuts off what no one types', () => {
    expect(readAddress(`#/?query=${'x'.repeat(5000)}`).query).toHaveLength(100);
  });
});

describe('findTarget', () => {
  const shape = { count: 23, columns: 5, pageRows: 3, isRtl: false };

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 5, 4],
    ['ArrowDown', 3, 8],
    ['ArrowDown', 19, 22],
    ['ArrowDown', 22, 22],
    ['ArrowUp', 3, 3],
    ['PageDown', 1, 16],
    ['PageUp', 16, 1],
    ['Home', 7, 5],
    ['End', 7, 9],
    ['End', 21, 22],
    ['Enter', 7, null],
    ['toString', 7, null],
  ])('%s from %d leads to %p', (key, from, to) => {
    expect(findTarget(key, from, shape, false)).toBe(to);
  });

  it('goes to the ends with Ctrl, and the other way from right to left', () => {
    expect(findTarget('Home', 7, shape, true)).toBe(0);
    expect(findTarget('End', 7, shape, true)).toBe(22);
    expect(findTarget('ArrowRight', 7, { ...shape, isRtl: true }, false)).toBe(6);
  });
});

describe('listRows', () => {
  it('lists rows in view, and the row with the focus', () => {
    expect(listRows({ first: 2, last: 4, columns: 5, count: 100, active: 0 })).toEqual([0, 2, 3, 4]);
    expect(listRows({ first: 2, last: 4, columns: 5, count: 100, active: 60 })).toEqual([2, 3, 4, 12]);
    expect(listRows({ first: 0, last: 9, columns: 5, count: 7, active: 3 })).toEqual([0, 1]);
  });
});

describe('files of icons', () => {
  it.each([[null], [[]], ['text'], [{ format: 1, names: '<b>', styles: {} }], [{ format: 2, names: 'A' }]])(
    'refuses %j as a list',
    (value) => {
      expect(() => parseList(value)).toThrow('The list of icons');
    },
  );

  it.each([
    [null],
    [{}],
    [[1]],
    [[[['script', {}]]]],
    [[[['path', { onclick: 'x' }]]]],
    [[[['path', { d: {} }]]]],
  ])('refuses %j as a block', (value) => {
    expect(() => parseBlock(value)).toThrow('The drawings of icons');
  });
});

it('writes what a reader copies', () => {
  expect(writeImport(toModule('Alarm', 'filled'))).toBe("import AlarmIcon from '@mui/icons-material/Alarm';");
  expect(writeImport(toModule('Alarm', 'two-tone'))).toBe(
    "import AlarmTwoToneIcon from '@mui/icons-material/AlarmTwoTone';",
  );
  expect(writeSvg([['g', { fillRule: 'evenodd' }, 'M1 1', ['circle', { r: 2 }]]])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="currentColor"><g fill-rule="evenodd"><path d="M1 1"/><circle r="2"/></g></svg>',
  );
});
