import { INITIAL_STATE, isSettled, lookAgain, type AdState, type Sighting } from '../client/adMachine';
import { seededRandom } from './seededRandom';

/** The state after looks that find these. */
function look(...sightings: Sighting[]): AdState {
  return sightings.reduce(lookAgain, INITIAL_STATE);
}

const nothing = (times: number) => Array<Sighting>(times).fill('nothing');

describe('the states of the slot (spec §4 "Ad slot", §9)', () => {
  it('begin with no decision', () => {
    expect(look()).toEqual({ tries: 0, isBlocked: null, sighting: 'nothing' });
  });

  it.each([1, 2, 6])('have no decision after %i looks without an ad', (times) => {
    expect(look(...nothing(times))).toEqual({ tries: times, isBlocked: null, sighting: 'nothing' });
  });

  it('are blocked after more than 6 looks without an ad, and looking goes on (§9 "Blocked after")', () => {
    expect(look(...nothing(7))).toEqual({ tries: 7, isBlocked: true, sighting: 'nothing' });
    expect(isSettled(look(...nothing(7)))).toBe(false);
  });

  it.each([0, 5, 6, 28, 29])('keep an ad that is there after %i looks without one, not blocked', (times) => {
    const state = look(...nothing(times), 'ad');
    expect(state).toEqual({ tries: times + 1, isBlocked: false, sighting: 'ad' });
    expect(isSettled(state)).toBe(true);
  });

  it('end with the 30th look: what comes later changes nothing (§9 "Max poll tries")', () => {
    expect(isSettled(look(...nothing(29)))).toBe(false);
    expect(isSettled(look(...nothing(30)))).toBe(true);
    expect(look(...nothing(30), 'ad')).toEqual({ tries: 30, isBlocked: true, sighting: 'nothing' });
  });

  it('end with an ad, whatever is seen afterwards', () => {
    expect(look('ad', ...nothing(10))).toEqual(look('ad'));
    expect(look('backer', 'ad')).toEqual({ tries: 1, isBlocked: false, sighting: 'backer' });
  });

  it('hold for any order of looks', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const random = seededRandom(seed);
      const sightings = Array.from({ length: 40 }, (): Sighting => (random() < 0.05 ? 'ad' : 'nothing'));
      const first = sightings.indexOf('ad');
      const isFound = first >= 0 && first < 30;
      expect(look(...sightings)).toEqual({
        tries: isFound ? first + 1 : 30,
        isBlocked: !isFound,
        sighting: isFound ? 'ad' : 'nothing',
      });
    }
  });
});
