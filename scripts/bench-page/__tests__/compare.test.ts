import { listLarger, toTable, type Cost } from '../compare';

const cost = (html: number, lcp: number): Cost => ({
  transfer: { html, script: 100, style: 10, font: 0, requests: 8 },
  times: { lcp, tbt: 0 },
});

describe('the comparison with a stock page (issue 10 "What it must show")', () => {
  const comparison = { name: 'a stock page', site: cost(30, 612.4), stock: cost(20, 800) };

  it('shows both and how many times as much', () => {
    const rows = toTable(comparison).map((line) => line.trim().split(/ {2,}/));
    expect(rows).toContainEqual(['html kB', '30', '20', '1.50']);
    expect(rows).toContainEqual(['LCP ms', '612', '800', '0.77']);
    expect(rows).toContainEqual(['font kB', '0', '0', '1.00']);
  });

  it('names what this site sends more of', () => {
    expect(listLarger(comparison)).toEqual(['html']);
    expect(listLarger({ ...comparison, site: cost(20, 900) })).toEqual([]);
  });
});
