import { compareFolders } from '../compareFolders';
import { writeFolder } from './folders';

describe('compareFolders (issue 10 point 6 "file by file")', () => {
  it('finds folders the same whose files have the same bytes', () => {
    const files = { 'index.html': 'Home', 'assets/a.js': 'a' };
    expect(compareFolders(writeFolder(files), writeFolder(files))).toEqual({ files: 2, differences: [] });
  });

  it('names each file that is missing or differs, and where', () => {
    const first = writeFolder({ 'a.html': 'a', 'b.js': 'const b = 1;', 'c.js': 'long', 'same.css': '' });
    const second = writeFolder({ 'b.js': 'const b = 2;', 'c.js': 'longer', 'd/d.html': 'd', 'same.css': '' });
    expect(compareFolders(first, second)).toEqual({
      files: 5,
      differences: [
        'a.html is in the first alone',
        'b.js differs from byte 10 on\n    first:  "const b = 1;"\n    second: "const b = 2;"',
        'c.js differs from byte 4 on\n    first:  "long"\n    second: "longer"',
        'd/d.html is in the second alone',
      ],
    });
  });
});
