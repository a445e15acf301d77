import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseBlock, parseList } from '../client/parseIcons';
import { buildFiles } from '../node/buildFiles';
import { loadIcons } from '../node/loadIcons';
import { parseIcon } from '../node/parseIcon';
import { splitName } from '../node/splitName';
import { BLOCK_SIZE } from '../types';

const head = `var _createSvgIcon = require("./utils/createSvgIcon"); var _jsxRuntime = require("react/jsx-runtime");`;
const moduleOf = (drawn: string) =>
  `${head} exports.default = (0, _createSvgIcon.default)(${drawn}, 'Alarm');`;
const jsx = (tag: string, props: string) => `(0, _jsxRuntime.jsx)("${tag}", ${props}, "0")`;

describe('splitName', () => {
  it.each([
    ['Alarm', 'Alarm', 0],
    ['AlarmOutlined', 'Alarm', 1],
    ['AlarmTwoTone', 'Alarm', 3],
    ['DeleteOutlineOutlined', 'DeleteOutline', 1],
    ['DeleteOutline', 'DeleteOutline', 0],
  ])('finds the style of %s', (name, icon, style) => {
    expect(splitName(name)).toEqual({ name: icon, style });
  });
});

describe('parseIcon', () => {
  it('keeps a single path as text, and elements with what they look like', () => {
    expect(parseIcon(moduleOf(jsx('path', '{ d: "M1 1" }')))).toBe('M1 1');
    expect(
      parseIcon(
        moduleOf(`[${jsx('path', '{ d: "M1 1", opacity: ".3" }')}, ${jsx('circle', '{ cx: 1, r: 2 }')}]`),
      ),
    ).toEqual([
      ['path', { d: 'M1 1', opacity: '.3' }],
      ['circle', { cx: 1, r: 2 }],
    ]);
  });

  it('puts what is used in the place of its use', () => {
    const named = jsx('defs', `{ children: ${jsx('path', '{ id: "a", d: "M2 2" }')} }`);
    expect(parseIcon(moduleOf(`[${named}, ${jsx('use', '{ xlinkHref: "#a" }')}]`))).toBe('M2 2');
  });

  it.each([
    ['elements', jsx('script', '{}'), 'unknown element script'],
    ['attributes', jsx('path', '{ d: "M1 1", onClick: "x" }'), 'unknown attributes onClick'],
    ['nothing', '[]', 'it draws nothing'],
  ])('refuses other %s', (_, drawn, message) => {
    expect(() => parseIcon(moduleOf(drawn))).toThrow(message);
  });
});

describe('loadIcons', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'icons-'));
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  beforeEach(() => fs.rmSync(folder, { recursive: true }));
  beforeEach(() => fs.mkdirSync(folder));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('groups modules by icon, numbers in their order', () => {
    for (const name of ['Battery100', 'Battery20', 'AlarmSharp', 'Alarm'])
      write(`${name}.js`, moduleOf(jsx('path', `{ d: "${name}" }`)));
    write('Alarm.d.ts', '');
    write('index.js', 'throw 1');
    const icons = loadIcons(folder);
    expect(icons.map(({ name }) => name)).toEqual(['Alarm', 'Battery20', 'Battery100']);
    expect(icons[0]?.drawings).toEqual(['Alarm', 0, 0, 0, 'AlarmSharp']);
  });

  it('names all modules that it cannot read at once', () => {
    write('Bad.js', moduleOf(jsx('image', '{}')));
    write('Worse.js', 'exports.default = 1;');
    expect(() => loadIcons(folder)).toThrow(
      /Bad\.js: unknown element image\n.*Worse\.js: it draws nothing\nTeach plugins\/icons/,
    );
  });
});

describe('buildFiles', () => {
  it('writes names, and drawings in blocks, that the browser can read', () => {
    const icons = Array.from({ length: BLOCK_SIZE + 1 }, (_, index) => ({
      name: `Icon${index}`,
      drawings: [
        'M1 1',
        'M2 2',
        'M3 3',
        index === 1 ? (0 as const) : 'M4 4',
        [['circle', { r: 2 }] as never],
      ],
    }));
    const files = buildFiles('1.0.0', icons);
    expect(files.size).toBe(1 + 5 * 2);
    const list = parseList(JSON.parse(files.get('names.json') ?? ''));
    expect(list.names).toHaveLength(BLOCK_SIZE + 1);
    expect([list.stylesOf(0), list.stylesOf(1)]).toEqual([0b11111, 0b10111]);
    expect(parseBlock(JSON.parse(files.get('sharp/1.json') ?? ''))).toEqual([[['circle', { r: 2 }]]]);
    expect(parseBlock(JSON.parse(files.get('two-tone/0.json') ?? ''))[1]).toBe(0);
  });
});
