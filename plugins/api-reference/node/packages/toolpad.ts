import type { Conventions } from '../extract/conventions';

/** Toolpad Core. */
export const toolpad: Conventions = {
  packages: /^@toolpad\/core$/,
  components: [],
  hidden: [],
  themePrefix: 'Mui',
};
