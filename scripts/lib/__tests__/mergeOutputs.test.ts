import fs from 'node:fs';
import path from 'node:path';
import { mergeOutputs } from '../mergeOutputs';
import { readFolder, writeFolder } from './folders';

describe('mergeOutputs (design §2 "merges the outputs into build/")', () => {
  it('puts all files into one folder; the 404 page is that of the root, which is last', async () => {
    const product = writeFolder({
      'ui/button.html': 'Button',
      '404.html': 'of the product',
      'assets/a.js': 'a',
    });
    const root = writeFolder({ 'index.html': 'Home', '404.html': 'of the root', 'assets/b.js': 'b' });
    const target = path.join(writeFolder({}), 'build');
    await mergeOutputs([product, root], target);
    expect(readFolder(target)).toEqual({
      '404.html': 'of the root',
      'assets/a.js': 'a',
      'assets/b.js': 'b',
      'index.html': 'Home',
      'ui/button.html': 'Button',
    });
  });

  it('removes what an earlier build left', async () => {
    const target = writeFolder({ 'old.html': 'old' });
    await mergeOutputs([writeFolder({ 'new.html': 'new' })], target);
    expect(readFolder(target)).toEqual({ 'new.html': 'new' });
  });

  it('leaves copies as they are, and copies what has changed since', async () => {
    const output = writeFolder({ 'a.html': 'a', 'b.html': 'b' });
    const target = path.join(writeFolder({}), 'build');
    await mergeOutputs([output], target);
    const before = fs.statSync(path.join(target, 'a.html')).ctimeMs;
    fs.writeFileSync(path.join(output, 'b.html'), 'B');
    fs.utimesSync(path.join(output, 'b.html'), 1, 1);
    fs.writeFileSync(path.join(target, 'c.html'), 'of a step after the merge');
    await mergeOutputs([output], target);
    expect(readFolder(target)).toEqual({ 'a.html': 'a', 'b.html': 'B' });
    expect(fs.statSync(path.join(target, 'a.html')).ctimeMs).toBe(before);
  });

  it('puts a file where a folder was, and leaves no empty folders', async () => {
    const target = writeFolder({ 'ui/chip/index.html': 'old', 'old/deep/page.html': 'old' });
    await mergeOutputs([writeFolder({ 'ui/chip': 'new' })], target);
    expect(readFolder(target)).toEqual({ 'ui/chip': 'new' });
    expect(fs.readdirSync(target)).toEqual(['ui']);
  });

  it('accepts a file that two builds wrote alike', async () => {
    const target = path.join(writeFolder({}), 'build');
    await mergeOutputs([writeFolder({ 'assets/a.js': 'a' }), writeFolder({ 'assets/a.js': 'a' })], target);
    expect(readFolder(target)).toEqual({ 'assets/a.js': 'a' });
  });

  it('names every file that two builds wrote differently', async () => {
    const first = writeFolder({ 'x/a.html': '1', 'x/b.html': '1', 'x/c.html': '1' });
    const second = writeFolder({ 'x/a.html': '2', 'x/b.html': '2', 'x/c.html': '1' });
    await expect(mergeOutputs([first, second], path.join(writeFolder({}), 'build'))).rejects.toThrow(
      'Two builds wrote different content to the same file:\n  - x/a.html\n  - x/b.html\n' +
        'Pages of different products must not share a pathname.',
    );
  });
});
