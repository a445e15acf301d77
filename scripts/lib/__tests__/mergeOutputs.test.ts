import path from 'node:path';
import { mergeOutputs } from '../mergeOutputs';
import { readFolder, writeFolder } from './folders';

describe('mergeOutputs (design §2 "merges the outputs into build/")', () => {
  it('puts all files into one folder; the 404 page is that of the root, which is last', () => {
    const product = writeFolder({
      'ui/button.html': 'Button',
      '404.html': 'of the product',
      'assets/a.js': 'a',
    });
    const root = writeFolder({ 'index.html': 'Home', '404.html': 'of the root', 'assets/b.js': 'b' });
    const target = path.join(writeFolder({}), 'build');
    mergeOutputs([product, root], target);
    expect(readFolder(target)).toEqual({
      '404.html': 'of the root',
      'assets/a.js': 'a',
      'assets/b.js': 'b',
      'index.html': 'Home',
      'ui/button.html': 'Button',
    });
  });

  it('removes what an earlier build left', () => {
    const target = writeFolder({ 'old.html': 'old' });
    mergeOutputs([writeFolder({ 'new.html': 'new' })], target);
    expect(readFolder(target)).toEqual({ 'new.html': 'new' });
  });

  it('accepts a file that two builds wrote alike', () => {
    const target = path.join(writeFolder({}), 'build');
    mergeOutputs([writeFolder({ 'assets/a.js': 'a' }), writeFolder({ 'assets/a.js': 'a' })], target);
    expect(readFolder(target)).toEqual({ 'assets/a.js': 'a' });
  });

  it('names every file that two builds wrote differently', () => {
    const first = writeFolder({ 'x/a.html': '1', 'x/b.html': '1', 'x/c.html': '1' });
    const second = writeFolder({ 'x/a.html': '2', 'x/b.html': '2', 'x/c.html': '1' });
    expect(() => mergeOutputs([first, second], path.join(writeFolder({}), 'build'))).toThrow(
      'Two builds wrote different content to the same file:\n  - x/a.html\n  - x/b.html\n' +
        'Pages of different products must not share a pathname.',
    );
  });
});
