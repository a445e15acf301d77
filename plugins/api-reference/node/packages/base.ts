import type { Conventions } from '../extract/conventions';

/** `@mui/base`, the package before `@base-ui/react`: it exports contexts and helpers of its own, too. */
export const base: Conventions = {
  packages: /^@mui\/base$/,
  components: 'all',
  hidden: [
    'DropdownContext',
    'Identity',
    'PopupContext',
    'useMenuItemContextStabilizer',
    'useOptionContextStabilizer',
  ],
  themePrefix: 'Mui',
};
