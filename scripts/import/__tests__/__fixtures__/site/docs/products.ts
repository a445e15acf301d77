export const products = [
  {
    id: 'acme-ui',
    name: 'Acme UI',
    tagline: 'Vessels for tea.',
    basePath: '/acme-ui',
    home: '/acme-ui/getting-started',
    family: 'core',
    accent: { light: '#000', dark: '#fff' },
    versions: [{ id: 'v2', current: true }],
  },
  {
    id: 'acme-charts',
    name: 'Acme Charts',
    tagline: 'Pies for tea.',
    basePath: '/acme-charts',
    home: '/acme-charts/react-pies',
    family: 'core',
    accent: { light: '#000', dark: '#fff' },
    versions: [{ id: 'v1', current: true }],
  },
];
