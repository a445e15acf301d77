import { Chart } from './Chart';

const Tone = { Light: 'light', Dark: 'dark' };

export { Scale } from './Scale';
export * from './values';
export * as values from './values';
export { Chart, Tone };
