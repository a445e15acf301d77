import type { Manifest, ManifestPage, ManifestVersion } from '../../../pages-manifest/types';
import { buildCounterparts } from '../buildCounterparts';

const SYNONYMS = [
  ['text-field', 'input'],
  ['dialog', 'modal'],
];

function toPage(pathname: string, sections: string[] = []): ManifestPage {
  const headings = sections.map((id) => ({ id, text: id, level: 2 }));
  return { pathname, title: `Title of ${pathname}`, headings } as unknown as ManifestPage;
}

function toVersion(product: string, basePath: string, pages: ManifestPage[], current = true) {
  return { product, basePath, pages, current } as ManifestVersion;
}

function toManifest(...versions: ManifestVersion[]): Manifest {
  const ids = [...new Set(versions.map(({ product }) => product))];
  const products = ids.map((id) => ({
    id,
    noIndex: id === 'hidden',
    versions: versions.filter(({ product }) => product === id),
  }));
  return { generatedFrom: [], products } as unknown as Manifest;
}

const alpha = toVersion('alpha', '/alpha', [
  toPage('/alpha/react-button', ['basics', 'sizes']),
  toPage('/alpha/react-text-field'),
  toPage('/alpha/react-dialog'),
  toPage('/alpha/api/button'),
  toPage('/alpha/getting-started/installation'),
]);
const earlier = toVersion('alpha', '/alpha/v1', [toPage('/alpha/v1/react-button')], false);
const beta = toVersion('beta', '/beta', [
  toPage('/beta/react-button', ['sizes', 'colors']),
  toPage('/beta/react-input'),
  toPage('/beta/react-modal'),
  toPage('/beta/react-dialog'),
  toPage('/beta/api/button'),
  toPage('/beta/getting-started/installation'),
]);
const hidden = toVersion('hidden', '/hidden', [toPage('/hidden/react-button')]);
const manifest = toManifest(alpha, earlier, beta, hidden);
const fromAlpha = buildCounterparts(manifest, alpha, SYNONYMS);

describe('buildCounterparts (issue 5 point 6 "product switcher that keeps the component")', () => {
  it('finds the page of the same name, with the sections that both have', () => {
    expect(fromAlpha['/alpha/react-button']).toEqual([
      ['beta', '/beta/react-button', 'Title of /beta/react-button', ['sizes']],
    ]);
    expect(fromAlpha['/alpha/api/button']?.[0]?.[1]).toBe('/beta/api/button');
  });

  it('finds another name of the component, but the same name first', () => {
    expect(fromAlpha['/alpha/react-text-field']?.[0]?.[1]).toBe('/beta/react-input');
    expect(fromAlpha['/alpha/react-dialog']?.[0]?.[1]).toBe('/beta/react-dialog');
  });

  it('leads from an earlier version to the current one of the others, and to no hidden product', () => {
    expect(buildCounterparts(manifest, earlier, SYNONYMS)).toEqual({
      '/alpha/v1/react-button': [['beta', '/beta/react-button', 'Title of /beta/react-button', []]],
    });
    expect(buildCounterparts(manifest, hidden, SYNONYMS)['/hidden/react-button']).toHaveLength(2);
    expect(buildCounterparts(manifest, beta, SYNONYMS)['/beta/react-button']?.[0]?.[1]).toBe(
      '/alpha/react-button',
    );
  });

  it('leaves out pages that are on no component, and those without a counterpart', () => {
    expect(fromAlpha).not.toHaveProperty('/alpha/getting-started/installation');
    expect(buildCounterparts(toManifest(alpha), alpha, SYNONYMS)).toEqual({});
  });
});
