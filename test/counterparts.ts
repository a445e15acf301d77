import type { Counterparts } from '../src/build/counterparts/buildCounterparts';

/** What the build writes for the product switcher, in tests of it. */
const counterparts: Counterparts = {
  '/alpha/react-text-field': [['beta', '/beta/react-input', 'Input', ['sizes', 'colors']]],
};

export default counterparts;
