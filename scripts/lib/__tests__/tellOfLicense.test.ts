import path from 'node:path';
import { tellOfLicense } from '../tellOfLicense';

const rootDir = path.resolve(__dirname, '../../..');
const grid = { id: 'x-data-grid@9', product: 'x-data-grid', version: 'v9' };
const others = [{ id: 'root' }, { id: 'joy-ui@5', product: 'joy-ui', version: 'v5' }];

describe('tellOfLicense (issue 6 point 6 "absent key")', () => {
  it('names variable and libraries in one line', () => {
    expect(tellOfLicense(rootDir, [grid, ...others], '')).toMatch(
      /^SITE_X_LICENSE_KEY is not set: demos of @mui\/x-data-grid-pro show [^\n]*$/,
    );
  });

  it('is silent with a key, and where no library wants one', () => {
    expect(tellOfLicense(rootDir, [grid], 'key')).toBeNull();
    expect(tellOfLicense(rootDir, others, '')).toBeNull();
  });
});
