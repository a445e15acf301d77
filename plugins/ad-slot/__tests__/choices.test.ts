import type { AdState } from '../client/adMachine';
import { drawChoices } from '../client/drawChoices';
import { selectContent } from '../client/selectContent';
import { selectSource } from '../client/selectSource';
import { IN_HOUSE_ADS } from '../node/inHouseAds';
import { listedRandom, seededRandom } from './seededRandom';

const COUNT = 20_000;

function drawMany(displayRatio: number) {
  const random = seededRandom(7);
  return Array.from({ length: COUNT }, () => drawChoices(random, displayRatio));
}

const share = (matches: unknown[]) => matches.length / COUNT;

describe('drawChoices (spec §9)', () => {
  const many = drawMany(0.1);

  it('draws the inline layout with a chance of 20 %', () => {
    expect(share(many.filter(({ layout }) => layout === 'inline'))).toBeCloseTo(0.2, 1.5);
    expect(drawChoices(listedRandom(0.1999), 0).layout).toBe('inline');
    expect(drawChoices(listedRandom(0.2), 0).layout).toBe('image');
  });

  it('draws the whitelist message with a chance of 20 %', () => {
    expect(share(many.filter(({ asksToWhitelist }) => asksToWhitelist))).toBeCloseTo(0.2, 1.5);
    expect(drawChoices(listedRandom(0, 0.1999), 0).asksToWhitelist).toBe(true);
    expect(drawChoices(listedRandom(0, 0.2), 0).asksToWhitelist).toBe(false);
  });

  it.each([
    [0, 0],
    [0.1, 0.1],
    [1, 1],
  ])(
    'counts at a display ratio of %p the share %p of the slots (§9 "Ad display sampling ratio")',
    (ratio, expected) => {
      expect(share(drawMany(ratio).filter(({ isSampled }) => isSampled))).toBeCloseTo(expected, 2);
    },
  );

  it('makes the same choices of the same numbers', () => {
    expect(drawMany(0.1).slice(0, 50)).toEqual(many.slice(0, 50));
  });
});

describe('selectContent (spec §4 "Ad slot")', () => {
  const choices = drawChoices(listedRandom(0.5, 0.5, 0, 0.5), 1);
  const asking = { ...choices, asksToWhitelist: true };
  const waiting: AdState = { tries: 3, isBlocked: null, sighting: 'nothing' };
  const blocked: AdState = { tries: 7, isBlocked: true, sighting: 'nothing' };
  const found: AdState = { tries: 3, isBlocked: false, sighting: 'ad' };
  const backer: AdState = { tries: 3, isBlocked: false, sighting: 'backer' };
  const ads = IN_HOUSE_ADS;
  const inHouse = { kind: 'inHouse', label: ads[0]?.label, ad: ads[0] };

  it('waits without a decision, and shows the ad of the network', () => {
    expect(selectContent({ state: waiting, choices: asking, ads, hasSource: true }).kind).toBe('waiting');
    expect(selectContent({ state: found, choices: asking, ads, hasSource: true }).kind).toBe('network');
  });

  it('shows an in-house ad, or the message, where the network is blocked', () => {
    expect(selectContent({ state: blocked, choices, ads, hasSource: true })).toEqual(inHouse);
    expect(selectContent({ state: blocked, choices: asking, ads, hasSource: true }).kind).toBe('whitelist');
  });

  it('shows an in-house ad instead of a default one, whatever the chance of the message', () => {
    expect(selectContent({ state: backer, choices: asking, ads, hasSource: true })).toEqual(inHouse);
  });

  it('shows an in-house ad at once where there is no network, and never the message', () => {
    expect(selectContent({ state: waiting, choices: asking, ads, hasSource: false })).toEqual(inHouse);
  });

  it('shows each in-house ad as often as the others, and nothing where there are none', () => {
    const counts = new Map<string, number>();
    const random = seededRandom(3);
    for (let i = 0; i < 5000; i += 1) {
      const content = selectContent({
        state: blocked,
        choices: { ...choices, inHouse: random() },
        ads,
        hasSource: true,
      });
      counts.set(content.label ?? '', (counts.get(content.label ?? '') ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(ads.map(({ label }) => label).sort());
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
    expect(selectContent({ state: blocked, choices, ads: [], hasSource: true }).kind).toBe('empty');
  });
});

describe('selectSource', () => {
  const network = { script: 'https://a.example/a.js', scriptId: 'a', element: '#a' };
  const service = 'https://b.example/ads.json';

  it('takes the script for pictures and the service for one line, or the only one there is', () => {
    expect(selectSource('image', { network, service })).toBe('network');
    expect(selectSource('inline', { network, service })).toBe('service');
    expect(selectSource('inline', { network, service: null })).toBe('network');
    expect(selectSource('image', { network: null, service })).toBe('service');
    expect(selectSource('image', { network: null, service: null })).toBeNull();
  });
});
