import { listVersions, type Place } from '../client/listVersions';
import type { VersionData, VersionProps } from '../types';

const data: VersionData = {
  targets: {
    '/alpha/react-grid': [['v2', '/alpha/v2/react-grid', true]],
    '/alpha/react-grid/sorting': [['v2', '/alpha/v2/react-grid', false]],
  },
  elsewhere: { alpha: [{ label: '1.9.0', docs: 'https://v1.alpha.example/docs/', pages: ['react-grid'] }] },
};

const versions = [
  { id: 'v3', label: '3.2.0', home: '/alpha/start', current: true },
  { id: 'v2', label: '2.2.0', home: '/alpha/v2/start' },
];

const props: VersionProps = {
  product: { id: 'alpha', family: 'core', home: '/alpha/start', versions },
  version: { id: 'v3', label: '3.2.0', current: true },
};

function hrefs(place: Partial<Place>): string[] {
  const at = { baseUrl: '/', pathname: '/alpha/react-grid', search: '', hash: '', ...place };
  return listVersions(data, props, at).map(({ href }) => href);
}

describe('listVersions (issue 7 point 3)', () => {
  it('keeps the page with query and section, also below a base path', () => {
    expect(hrefs({ search: '?a=1', hash: '#sizes' })).toEqual([
      '/alpha/react-grid?a=1#sizes',
      '/alpha/v2/react-grid?a=1#sizes',
      'https://v1.alpha.example/docs/react-grid/?a=1#sizes',
    ]);
    expect(hrefs({ baseUrl: '/ui/', pathname: '/ui/alpha/react-grid/' })[1]).toBe('/ui/alpha/v2/react-grid');
  });

  it('falls back to the page above, without the section', () => {
    expect(hrefs({ pathname: '/alpha/react-grid/sorting', search: '?a=1', hash: '#sizes' })[1]).toBe(
      '/alpha/v2/react-grid?a=1',
    );
  });

  it('falls back to the home where a version has neither', () => {
    expect(hrefs({ pathname: '/alpha/react-box' }).slice(1)).toEqual([
      '/alpha/v2/start',
      'https://v1.alpha.example/docs/',
    ]);
  });

  it('marks where the reader is', () => {
    const links = listVersions(data, props, { baseUrl: '/', pathname: '/', search: '', hash: '' });
    expect(links.map(({ isHere, isElsewhere }) => [!!isHere, !!isElsewhere])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });
});
