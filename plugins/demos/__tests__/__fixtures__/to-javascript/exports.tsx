import { Chart, ChartProps } from './Chart';
import type { Axis } from './Axis';

interface Legend {
  label: string;
}
const Tone = { Light: 'light', Dark: 'dark' } as const;
type Tone = (typeof Tone)[keyof typeof Tone];

export type { ChartProps } from './Chart';
export type * from './types';
export type * as Types from './types';
export { type Series } from './Series';
export { Scale, type ScaleProps } from './Scale';
export * from './values';
export * as values from './values';
export { Chart, type Axis, Legend, Tone };
export { Axis as AxisType };
export type Points = number[];
export declare const injected: string;
export declare function load(): void;
export as namespace Charts;
export default Legend;
