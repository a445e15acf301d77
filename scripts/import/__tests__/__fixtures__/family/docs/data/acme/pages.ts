import standardNavIcons from 'docs/src/modules/components/AppNavIcons';
import type { AcmePage } from 'docs/src/AcmePage';
import pagesApi from './pagesApi';
import hooksApi from './hooksApi';

const pages: AcmePage[] = [
  {
    pathname: '/acme-ui/getting-started-group',
    title: 'Getting started',
    icon: standardNavIcons.DescriptionIcon,
    children: [
      { pathname: '/acme-ui/getting-started', title: 'Overview' },
      { pathname: '/acme-ui/getting-started/installation' },
      { pathname: '/acme-ui/getting-started/templates' },
    ],
  },
  {
    pathname: '/acme-ui/react-',
    title: 'Components',
    icon: 'ToggleOnIcon',
    children: [
      {
        pathname: '/acme-ui/components/hot-vessels',
        subheader: 'hot-vessels',
        children: [
          { pathname: '/acme-ui/react-kettle' },
          { pathname: '/acme-ui/react-tea-cup', title: 'Tea Cup', newFeature: true },
          { pathname: '/acme-ui/react-strainer', planned: true },
          { pathname: '/acme-ui/use-steep', title: 'useSteep', shiny: true },
        ],
      },
      {
        pathname: '/acme-charts',
        subheader: 'Charts',
        children: [{ pathname: '/acme-charts/react-pies/', title: 'Pies' }],
      },
    ],
  },
  { title: 'Component API', pathname: '/acme-ui/api', children: [...pagesApi, ...hooksApi] },
  {
    pathname: '/acme-ui/customization',
    children: [
      {
        pathname: '/acme-ui/customization/theme',
        subheader: '/acme-ui/customization/theme',
        children: [
          { pathname: '/acme-ui/customization/glaze/', plan: 'pro' },
          { pathname: '/acme-ui/customization/theme', title: 'The theme' },
          { pathname: '/acme-ui/integrations/samovar' },
        ],
      },
    ],
  },
  {
    pathname: 'https://acme.example/store/?from=docs',
    title: 'Store',
    icon: standardNavIcons.WebIcon,
    linkProps: { rel: 'nofollow' },
  },
];

export default pages;
