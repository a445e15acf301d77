import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const rootDir = path.resolve(__dirname, '../..');
const fixtures = path.join(rootDir, 'plugins/api-reference/__tests__/__fixtures__');
const hardCases = path.join(fixtures, 'hard-cases');

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-'));
});

afterEach(() => {
  fs.rmSync(dir, { recursive: true });
});

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(rootDir, 'scripts/api.ts'), ...args],
    { cwd: rootDir, encoding: 'utf8', env: { ...process.env, INIT_CWD: dir } },
  );
  return { status, stdout, stderr };
}

it('writes one file a component or hook, with the schema that they name', () => {
  const { status, stdout } = run('--package', hardCases, '--out', 'out');
  expect([status, stdout]).toEqual([0, `hard-cases 1.2.3: 8 files in ${dir}/out\n`]);
  const expected = fs.readdirSync(path.join(hardCases, 'expected'));
  expect(fs.readdirSync(path.join(dir, 'out')).sort()).toEqual([...expected, 'api.schema.json'].sort());
  expect(fs.readFileSync(path.join(dir, 'out/Field.json'), 'utf8')).toBe(
    fs.readFileSync(path.join(hardCases, 'expected/Field.json'), 'utf8'),
  );
  expect(fs.readdirSync(dir)).toEqual(['out']);
});

it('writes one component beside what is there', () => {
  fs.mkdirSync(path.join(dir, 'out'));
  fs.writeFileSync(path.join(dir, 'out/kept.txt'), '');
  expect(run('--package', hardCases, '--component', 'Card', '--out', 'out').status).toBe(0);
  expect(fs.readdirSync(path.join(dir, 'out'))).toEqual(['Card.json', 'api.schema.json', 'kept.txt']);
});

it.each([
  [
    'a component that is not there',
    ['--package', hardCases, '--component', 'Cart'],
    /no component or hook "Cart"\. Did you mean "Card"\?/,
  ],
  [
    'a package that is not there',
    ['--package', '@mui/materal'],
    /no package "@mui\/materal".*\nDid you mean @mui\/material\?/,
  ],
  ['a package without types', ['--package', path.join(fixtures, 'broken/no-types')], /ships no types/],
  [
    'cyclic types',
    ['--package', path.join(fixtures, 'broken/cyclic')],
    /are cyclic:\n {2}- size\.d\.ts:1: Size -> Size/,
  ],
  ['a package without components', ['--package', 'clsx'], /exports no component and no hook/],
  ['no package', [], /Wrong arguments:\n {2}- --package is missing/],
  ['an option that is not one', ['--componet', 'Card'], /Unknown option '--componet'[^]*Usage:/],
])('says what is wrong with %s and writes nothing', (_, args, message) => {
  const { status, stdout, stderr } = run(...args, '--out', 'out');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(fs.readdirSync(dir)).toEqual([]);
});
