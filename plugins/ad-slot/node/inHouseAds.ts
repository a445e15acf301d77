import type { AdRecord } from '../types';

/** Where the project's own offers are shown from: no ad of these needs an account. */
const BY = 'MUI';

/** The five in-house ads (spec §3). Pictures: `static/promotions`. */
export const IN_HOUSE_ADS: AdRecord[] = [
  {
    name: 'scaffold',
    link: 'https://scaffoldhub.io/',
    img: '/promotions/scaffold.svg',
    description: '<b>An app in minutes.</b> Generate a full-stack scaffold with users and roles.',
    poweredby: 'ScaffoldHub',
    label: 'in-house-scaffold',
  },
  {
    name: 'templates',
    link: 'https://mui.com/store/',
    img: '/promotions/templates.svg',
    description: '<b>Premium templates.</b> Dashboards, shops and landing pages, ready to change.',
    poweredby: BY,
    label: 'in-house-templates',
  },
  {
    name: 'themes',
    link: 'https://mui.com/store/',
    img: '/promotions/themes.svg',
    description: '<b>Premium themes.</b> Another look for your components with one import.',
    poweredby: BY,
    label: 'in-house-themes',
  },
  {
    name: 'support',
    link: 'https://tidelift.com/subscription/pkg/npm-material-ui',
    img: '/promotions/support.svg',
    description: '<b>Support for enterprises.</b> A subscription, with maintainers who answer.',
    poweredby: 'Tidelift',
    label: 'in-house-support',
  },
  {
    name: 'design-kit',
    link: 'https://mui.com/store/items/figma-react/',
    img: '/promotions/design-kit.svg',
    description: '<b>Design kit for Figma.</b> Every component with all of its states.',
    poweredby: BY,
    label: 'in-house-design-kit',
  },
];
