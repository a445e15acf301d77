import type { Transfer } from '../budget/measureTransfer';
import type { Times } from './measureTimes';

/** What a page costs: kilobytes as they were sent, milliseconds. */
export interface Cost {
  transfer: Transfer;
  times: Times;
}

/** This site's page, and a stock one that shows as much. */
export interface Comparison {
  name: string;
  site: Cost;
  stock: Cost;
}

const BYTES = ['script', 'style', 'html'] as const;

function ratioOf(site: number, stock: number): string {
  return stock === 0 ? (site === 0 ? '1.00' : '–') : (site / stock).toFixed(2);
}

/** A table of one comparison, line by line: the measure, this site, the stock one, how many times as much. */
export function toTable({ name, site, stock }: Comparison): string[] {
  const line = (...cells: (string | number)[]) => cells.map((cell) => String(cell).padStart(12)).join('');
  const row = (label: string, own: number, other: number) => line(label, own, other, ratioOf(own, other));
  return [
    `Beside ${name}:`,
    line('', 'this site', 'stock', 'ratio'),
    ...[...BYTES, 'font' as const].map((kind) =>
      row(`${kind} kB`, site.transfer[kind], stock.transfer[kind]),
    ),
    row('requests', site.transfer.requests, stock.transfer.requests),
    row('LCP ms', Math.round(site.times.lcp), Math.round(stock.times.lcp)),
    row('TBT ms', Math.round(site.times.tbt), Math.round(stock.times.tbt)),
  ];
}

/** Kinds of files of which this site sends more than the stock one. */
export function listLarger({ site, stock }: Comparison): string[] {
  return BYTES.filter((kind) => site.transfer[kind] > stock.transfer[kind]);
}
