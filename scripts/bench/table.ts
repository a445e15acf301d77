import type { Measurement } from '../lib/measureCommand';

export function printRow(name: string, cells: readonly string[]): void {
  console.log(`${name.padEnd(38)}${cells.map((text) => text.padEnd(20)).join('')}`);
}

/** Time and peak memory as `51.2 s  2.60 GB`. */
export function formatMeasurement({ seconds, megabytes }: Measurement): string {
  return `${seconds.toFixed(1)} s  ${megabytes === null ? '' : `${(megabytes / 1000).toFixed(2)} GB`}`;
}

/** How many times as much a measurement is as another, in time and in memory: `1.05×    0.98×`. */
export function formatRatio(a: Measurement, b: Measurement): string {
  const memory = a.megabytes && b.megabytes ? `${(a.megabytes / b.megabytes).toFixed(2)}×` : '';
  return `${(a.seconds / b.seconds).toFixed(2)}×    ${memory}`;
}
