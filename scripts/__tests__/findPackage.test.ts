import path from 'node:path';
import { findPackage } from '../api/findPackage';
import { writeFolder } from '../lib/__tests__/folders';

const PACKAGE = '{ "name": "@acme/cups", "version": "1.0.0" }';

const rootDir = writeFolder({
  'docs/cups/v1/node_modules/@acme/cups/package.json': PACKAGE,
  'docs/cups/v2/node_modules/@acme/cups/package.json': PACKAGE,
  'docs/pots/v1/node_modules/@acme/pots/package.json': PACKAGE,
  'node_modules/@acme/plates/package.json': PACKAGE,
});

const find = (name: string, cwd = rootDir) => path.relative(rootDir, findPackage(name, cwd, rootDir));

it('takes a folder, or a name as Node would find it', () => {
  expect(find('node_modules/@acme/plates')).toBe('node_modules/@acme/plates');
  expect(find('@acme/plates')).toBe('node_modules/@acme/plates');
  expect(find('@acme/cups', path.join(rootDir, 'docs/cups/v2'))).toBe('docs/cups/v2/node_modules/@acme/cups');
});

it('takes what one workspace has', () => {
  expect(find('@acme/pots')).toBe('docs/pots/v1/node_modules/@acme/pots');
});

it('asks which one where several have it', () => {
  expect(() => find('@acme/cups')).toThrow(
    '"@acme/cups" is installed in several places:\n' +
      '  - docs/cups/v1/node_modules/@acme/cups\n' +
      '  - docs/cups/v2/node_modules/@acme/cups\n' +
      'Name one of these folders.',
  );
});

it('says what was meant, or how to install it', () => {
  expect(() => find('@acme/plate')).toThrow('Did you mean @acme/plates?');
  expect(() => find('saucers')).toThrow('Install it: npm install saucers');
});
