import type { Conventions } from '../extract/conventions';

/** Material UI and its lab. */
export const mui: Conventions = {
  packages: /^@mui\/(?:material|lab)$/,
  components: [],
  hidden: [
    'TablePaginationActions',
    'useControlled',
    'useEventCallback',
    'useForkRef',
    'useSelectFocusSource',
    'useStepContext',
    'useStepperContext',
  ],
  themePrefix: 'Mui',
};

/** Joy UI. */
export const joy: Conventions = { packages: /^@mui\/joy$/, components: [], hidden: [], themePrefix: 'Joy' };
