import { buildIndex } from '../node/buildIndex';
import type { ApiPage } from '../node/collectOwners';
import type { SitePage, SiteProduct, SiteVersion } from '../node/manifest';
import type { IndexFile } from '../types';

function page(pathname: string, pageTitle: string, more: Partial<SitePage> = {}): SitePage {
  return { pathname, title: pageTitle, pageTitle, description: null, headings: [], demos: [], ...more };
}

const article = page('/kit/react-button', 'Button', {
  description: 'Buttons let people act.',
  headings: [
    { id: 'file-upload', text: 'File upload', level: 2 },
    { id: 'sizes-1', text: 'Sizes', level: 3 },
  ],
  demos: ['ButtonSizes.tsx', 'StyledButton'],
  components: ['Button'],
});

const apiPage = (name: string, path: string, kind: 'component' | 'hook' = 'component') =>
  page(`/kit/api/${path}`, `${name} API`, {
    api: { name, kind },
    headings: [{ id: 'props', text: 'Props', level: 2 }],
  });

/** Data of the API pages, as `api-reference` writes it, no more than search reads. */
export const API: Record<string, ApiPage> = {
  Button: {
    document: { name: 'Button' },
    view: {
      props: {
        kind: 'props',
        rows: [
          { id: 'button-prop-color', name: 'color' },
          { id: 'button-prop-startIcon', name: 'startIcon' },
        ],
        inherited: [
          { from: 'ButtonBase', rows: [{ id: 'button-prop-disableRipple', name: 'disableRipple' }] },
        ],
      },
      classes: {
        kind: 'classes',
        rows: [
          { id: 'button-classes-root', name: 'root', className: '.MuiButton-root' },
          { id: 'button-classes-disabled', name: 'disabled', className: '.Mui-disabled' },
        ],
        inherited: [],
      },
    },
  },
  ButtonBase: {
    document: { name: 'ButtonBase' },
    view: {
      props: {
        kind: 'props',
        rows: [{ id: 'button-base-prop-disableRipple', name: 'disableRipple' }],
        inherited: [],
      },
      classes: {
        kind: 'classes',
        rows: [{ id: 'button-base-classes-disabled', name: 'disabled', className: '.Mui-disabled' }],
        inherited: [],
      },
    },
  },
  Select: {
    document: { name: 'Select', parts: [{ name: 'Select.Trigger' }] },
    view: {
      'trigger/props': {
        kind: 'props',
        rows: [{ id: 'select-trigger-prop-color', name: 'color' }],
        inherited: [],
      },
      'trigger/dataAttributes': {
        kind: 'dataAttributes',
        rows: [{ id: 'select-trigger-data-popup-open', name: 'data-popup-open' }],
        inherited: [],
      },
    },
  },
  Snackbar: {
    document: { name: 'Snackbar' },
    view: { slots: { kind: 'slots', rows: [{ id: 'snackbar-slot-root', name: 'root' }], inherited: [] } },
  },
  useMedia: {
    document: { name: 'useMedia' },
    view: {
      options: { kind: 'options', rows: [{ id: 'use-media-option-noSsr', name: 'noSsr' }], inherited: [] },
    },
  },
};

const version: SiteVersion = {
  product: 'kit',
  id: 'v2',
  current: true,
  library: { version: '2.1.0' },
  basePath: '/kit',
  prefixes: ['/kit'],
  pages: [
    article,
    apiPage('Button', 'button'),
    apiPage('ButtonBase', 'button-base'),
    apiPage('Select', 'select'),
    apiPage('Snackbar', 'snackbar'),
    apiPage('useMedia', 'use-media', 'hook'),
  ],
};

export const product: SiteProduct = { id: 'kit', name: 'Kit', noIndex: false, versions: [version] };

/** The index of a small product, as its file holds it. */
export function createFile(more: Partial<IndexFile> = {}): IndexFile {
  const file = buildIndex(product, version, ({ api }) => API[api?.name ?? '']);
  return { ...(JSON.parse(JSON.stringify(file)) as IndexFile), ...more };
}
