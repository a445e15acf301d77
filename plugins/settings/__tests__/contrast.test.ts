import { contrastOf, gradeOf } from '../client/contrast';
import { PALETTE } from '../client/palettes';

describe('contrast of colors', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#ffffff', 1],
    ['#1976d2', '#fff', 4.6],
    ['#767676', '#ffffff', 4.54],
  ])('%s on %s is %d, whichever way around', (one, other, expected) => {
    expect(contrastOf(one, other)).toBeCloseTo(expected, 1);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });

  it.each([
    [4.5, 'text'],
    [4.49, 'large'],
    [3, 'large'],
    [2.99, 'low'],
  ])('%d is enough for: %s (WCAG 2.2, 1.4.3)', (contrast, grade) => {
    expect(gradeOf(contrast)).toBe(grade);
  });

  it.each(Object.entries(PALETTE))('%s of the palette carries white text', (_, color) => {
    expect(contrastOf(color, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});
