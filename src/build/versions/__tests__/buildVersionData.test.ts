import { buildVersionData, findInVersion } from '../buildVersionData';
import { current, earlier, facts, toManifest } from './support';

const at = (pathname: string) => ({ pathname });

describe('findInVersion (issue 7 point 3)', () => {
  it('finds the same page', () => {
    expect(findInVersion(at('/alpha/react-grid'), current, earlier)).toEqual({
      pathname: '/alpha/v2/react-grid',
      isSame: true,
    });
    expect(findInVersion(at('/alpha/v2/react-grid'), earlier, current)?.pathname).toBe('/alpha/react-grid');
  });

  it('falls back to the closest page above it', () => {
    expect(findInVersion(at('/alpha/react-grid/sorting'), current, earlier)).toEqual({
      pathname: '/alpha/v2/react-grid',
      isSame: false,
    });
  });

  it('finds nothing where the version has neither', () => {
    expect(findInVersion(at('/alpha/api/grid'), current, earlier)).toBeUndefined();
    expect(findInVersion(at('/alpha/v2/only-here'), earlier, current)).toBeUndefined();
  });
});

describe('buildVersionData', () => {
  const manifest = toManifest(current, earlier);

  it('has the pages of the build only, and versions elsewhere of its products', () => {
    expect(buildVersionData(manifest, [earlier], facts)).toEqual({
      targets: {
        '/alpha/v2/start': [['v3', '/alpha/start', true]],
        '/alpha/v2/react-grid': [['v3', '/alpha/react-grid', true]],
      },
      elsewhere: {
        alpha: [
          {
            label: '1.0.0-beta.0 – 1.0.0-beta.4',
            docs: 'https://v1.alpha.example/',
            pages: ['react-grid'],
          },
        ],
      },
    });
  });

  it('is empty for the root', () => {
    expect(buildVersionData(manifest, [], facts)).toEqual({ targets: {}, elsewhere: {} });
  });
});
