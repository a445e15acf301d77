import type { ProductRow } from '../../../../../../docs/products';

export const products: ProductRow[] = [
  {
    id: 'alpha',
    name: 'Alpha',
    tagline: 'A product of the tests.',
    basePath: '/alpha',
    home: '/alpha/start',
    family: 'core',
    accent: { light: '#0059b8', dark: '#66b2ff' },
    versions: [{ id: 'v1', current: true }],
  },
];
