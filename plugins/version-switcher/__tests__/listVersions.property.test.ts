import fc from 'fast-check';
import { hostileAddress, hostileText, staysHere } from '../../../test/hostile';
import { listVersions } from '../client/listVersions';
import type { VersionData, VersionProps } from '../types';

const data: VersionData = {
  targets: { '/a/page': [['v2', '/a/v2/page', true]], '/a': [['v2', '/a/v2', true]] },
  elsewhere: { a: [{ label: '1.0.0', docs: 'https://v1.example/', pages: ['page'] }] },
};
const versions = [
  { id: 'v3', label: '3.0.0', home: '/a/start', current: true },
  { id: 'v2', label: '2.0.0', home: '/a/v2/start' },
];
const props: VersionProps = {
  product: { id: 'a', family: 'core', home: '/a/start', versions },
  version: versions[0]!,
};

const pathnames = fc.oneof(
  hostileAddress,
  fc.constantFrom(
    '/a/page',
    '/a/page/',
    '/__proto__',
    '__proto__',
    '/base/a/page',
    '/\\evil.example',
    '/\t/e',
  ),
);
const places = fc.record({
  baseUrl: fc.constantFrom('/', '/base/'),
  pathname: pathnames.map((text) => `/${text.replace(/^[a-z]+:/i, '')}`),
  search: hostileText.map((text) => (text ? `?${text}` : '')),
  hash: hostileText.map((text) => (text ? `#${text}` : '')),
});

it('links of versions stay on the site, or go to its earlier host, whatever the address is (design §8)', () => {
  fc.assert(
    fc.property(places, (place) => {
      const links = listVersions(data, props, place);
      expect(links.map(({ key }) => key)).toEqual(['v3', 'v2', '1.0.0']);
      for (const { href, isElsewhere } of links) {
        const ends = isElsewhere ? new URL(href).origin === 'https://v1.example' : staysHere(href);
        expect([href, ends]).toEqual([href, true]);
      }
    }),
  );
});
