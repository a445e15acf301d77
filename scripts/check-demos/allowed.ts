import type { Allowed } from './types';

/**
 * Faults that the documented libraries have by themselves: the demo shows the library as it is, and a reader's app
 * has them as well. Anything that a demo can mend is mended there instead.
 */
export const allowed: Allowed[] = [
  {
    demo: 'docs/material-ui/v9/content/react-button/ButtonColors.tsx',
    rule: 'color-contrast',
    where: /MuiButton-contained.*MuiButton-colorError/,
    modes: ['dark'],
    reason:
      "The demo shows every color of the default theme; white on its dark mode's error (#f44336) has a contrast of 3.7.",
  },
  {
    demo: 'docs/x-data-grid/**',
    rule: 'empty',
    reason: 'The Data Grid measures its container first: on the server it renders its empty frame only.',
  },
  {
    demo: 'docs/x-data-grid/*/content/react-data-grid/column-pinning/*',
    rule: 'console',
    message: /MUI X: Missing license key/,
    reason: 'The commercial grid says so where there is no license key, as it does in any app.',
  },
  {
    demo: 'docs/x-data-grid/*/content/react-data-grid/column-pinning/*',
    rule: 'color-contrast',
    where: /z-index: 100000|Open the browser console for details/,
    reason: 'The watermark of the commercial grid, where there is no license key.',
  },
  {
    demo: 'docs/x-date-pickers/**',
    rule: 'console',
    message: /hydrated but some attributes/,
    where: /^[+-] data-timestamp=/,
    reason:
      'Days of a calendar carry the time of their midnight as an attribute, which depends on the time zone; React ' +
      'leaves it as it is, and nothing that a reader sees depends on it.',
  },
  {
    demo: 'docs/x-date-pickers/**',
    rule: 'target-size',
    where: /MuiPickersSection|aria-valuemin/,
    modes: ['rtl'],
    reason:
      'Day, month and year of a date field are parts of its text, as high as its line and close together; a click ' +
      'anywhere in the field selects the nearest.',
  },
];
