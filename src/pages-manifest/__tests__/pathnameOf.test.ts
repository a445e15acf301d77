import { pathnameOf } from '../pathnameOf';
import { versionPath } from '../versionPath';
import { loadFixture, versionOf } from './fixtures';

const { manifest } = loadFixture('valid');
const alphaV1 = versionOf(manifest, 'alpha', 'v1');
const gridV8 = versionOf(manifest, 'x-grid', 'v8');

describe('versionPath (design §2 "URLs")', () => {
  it.each([
    ['/alpha/start', '/alpha', { id: 'v2', current: true }, '/alpha/start'],
    ['/alpha/start', '/alpha', { id: 'v1' }, '/alpha/v1/start'],
    ['/alpha', '/alpha', { id: 'v1' }, '/alpha/v1'],
    ['/x/react-grid', '/x', { id: 'v8' }, '/x/v8/react-grid'],
    ['/alphabet', '/alpha', { id: 'v1' }, '/alphabet'],
    ['https://example.com', '/alpha', { id: 'v1' }, 'https://example.com'],
  ])('%s below %s in %o is %s', (pathname, basePath, version, expected) => {
    expect(versionPath(pathname, basePath, version)).toBe(expected);
  });
});

describe('pathnameOf: links written in an earlier version (design §2)', () => {
  it.each([
    ['/alpha/react-text-field', '/alpha/v1/react-text-field'],
    ['/alpha/react-text-field#value', '/alpha/v1/react-text-field#value'],
    ['/alpha/react-text-field/?a=b', '/alpha/v1/react-text-field?a=b'],
  ])('%s leads to the page of the same version', (link, expected) => {
    expect(pathnameOf(link, alphaV1)).toBe(expected);
  });

  it.each([
    '/alpha/start',
    '/x/introduction',
    '#value',
    'other.md',
    'https://example.com/alpha/react-text-field',
    '',
    '/',
  ])('%j stays as it is: the version has no such page', (link) => {
    expect(pathnameOf(link, alphaV1)).toBe(link);
  });

  it('puts the segment after the base path that several products share', () => {
    expect(pathnameOf('/x/react-grid/quickstart', gridV8)).toBe('/x/v8/react-grid/quickstart');
  });

  it('changes nothing in the current version', () => {
    expect(pathnameOf('/alpha/start', versionOf(manifest, 'alpha', 'v2'))).toBe('/alpha/start');
  });
});
