import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashGenerator, loadApi } from '../node/loadApi';

const hardCases = path.join(__dirname, '__fixtures__/hard-cases');

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'load-api-'));
});

afterEach(() => {
  fs.rmSync(dir, { recursive: true });
});

const cached = () => fs.readdirSync(path.join(dir, 'cache'));
const load = (packageDir: string) => loadApi({ packageDir, cacheDir: path.join(dir, 'cache') });

/** A copy that can change. */
function copyPackage(version: string): string {
  const packageDir = path.join(dir, 'hard-cases');
  fs.cpSync(hardCases, packageDir, { recursive: true });
  const file = path.join(packageDir, 'package.json');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('1.2.3', version));
  return packageDir;
}

it('keeps what it read by version and generator, and takes it from there', async () => {
  const first = await load(hardCases);
  expect(cached()).toEqual([
    expect.stringMatching(`^hard-cases@1\\.2\\.3-[0-9a-f]{8}-${hashGenerator()}\\.json$`),
  ]);
  fs.writeFileSync(path.join(dir, 'cache', cached()[0]!), JSON.stringify(first.slice(0, 1)));
  expect(await load(hardCases)).toEqual(first.slice(0, 1));
});

it('reads another version anew', async () => {
  await load(hardCases);
  const [document] = await load(copyPackage('1.3.0'));
  expect(document?.version).toBe('1.3.0');
  expect(cached()).toHaveLength(2);
});

it('leaves nothing behind where a package cannot be read', async () => {
  await expect(load(path.join(__dirname, '__fixtures__/broken/cyclic'))).rejects.toThrow(/are cyclic/);
  await expect(load(path.join(dir, 'missing'))).rejects.toThrow(/There is no package/);
  expect(fs.existsSync(path.join(dir, 'cache'))).toBe(false);
});
