import type { Manifest, ManifestPage, ManifestVersion } from '../../pages-manifest/types';
import { createParseFrontMatter } from '../frontMatter';

function page(pathname: string, more: Partial<ManifestPage> = {}): ManifestPage {
  return {
    pathname,
    title: 'Title',
    pageTitle: 'Title',
    group: [],
    flags: [],
    source: `docs/alpha/v1/content${pathname}.md`,
    description: null,
    headings: [],
    demos: [],
    noIndex: false,
    ...more,
  };
}

const version = {
  basePath: '/alpha',
  pages: [
    page('/alpha/react-button', { components: ['Button', 'Gone'], description: 'Buttons.' }),
    page('/alpha/api/button', { api: { name: 'Button', kind: 'component' }, components: ['Button'] }),
    page('/alpha'),
  ],
} as unknown as ManifestVersion;

async function parse(pathname: string, typed: Record<string, unknown> = {}) {
  const parser = createParseFrontMatter('/site', [version]);
  const { frontMatter } = await parser({
    filePath: `/site/docs/alpha/v1/content${pathname}.md`,
    fileContent: '',
    defaultParseFrontMatter: async () => ({ frontMatter: typed, content: '' }),
  });
  return frontMatter;
}

describe('createParseFrontMatter (design §3 fact 5)', () => {
  it('adds what the manifest knows: title, description, address', async () => {
    expect(await parse('/alpha/react-button')).toMatchObject({
      title: 'Title',
      description: 'Buttons.',
      slug: '/react-button',
    });
    expect(await parse('/alpha')).toEqual({ title: 'Title', slug: '/' });
  });

  it('keeps what a writer typed', async () => {
    expect(await parse('/alpha/react-button', { title: 'Own' })).toMatchObject({ title: 'Own' });
  });

  it('adds the API pages of what a page shows, where they exist (issue 4 point 3)', async () => {
    expect(await parse('/alpha/react-button')).toMatchObject({
      apiPages: [{ name: 'Button', kind: 'component', pathname: '/alpha/api/button' }],
    });
    expect(await parse('/alpha/api/button')).not.toHaveProperty('apiPages');
  });

  it('names the same page in the current version for pages of earlier ones (issue 7 point 3)', async () => {
    const earlier = {
      product: 'alpha',
      id: 'v0',
      basePath: '/alpha/v0',
      current: false,
      pages: [
        page('/alpha/v0/react-button', { source: 'docs/alpha/v0/content/b.md' }),
        page('/alpha/v0/gone', { source: 'docs/alpha/v0/content/gone.md' }),
      ],
    } as unknown as ManifestVersion;
    const products = [{ id: 'alpha', versions: [{ ...version, current: true }, earlier] }];
    const facts = ['v1', 'v0'].map((id) => ({
      product: 'alpha',
      version: id,
      released: '2026-01-01',
      notes: 'https://alpha.example',
      migration: `/alpha/to-${id}`,
    }));
    const manifest = { products } as unknown as Manifest;
    const parser = createParseFrontMatter('/site', [earlier], manifest, facts);
    const parseFile = async (name: string) =>
      parser({
        filePath: `/site/docs/alpha/v0/content/${name}.md`,
        fileContent: '',
        defaultParseFrontMatter: async () => ({ frontMatter: {}, content: '' }),
      });
    expect((await parseFile('b')).frontMatter).toMatchObject({
      currentPage: '/alpha/react-button',
      migration: '/alpha/to-v1',
    });
    expect((await parseFile('gone')).frontMatter).not.toHaveProperty('currentPage');
  });

  it('leaves files alone that are no pages', async () => {
    expect(await parse('/elsewhere', { a: 1 })).toEqual({ a: 1 });
  });
});
