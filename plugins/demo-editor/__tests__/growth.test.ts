import { grow, startGrowth, type Growth } from '../client/growth';

/** Reports heights, 16 ms apart, to a frame of at least 100 px. */
function report(...heights: number[]): Growth {
  return heights.reduce(
    (growth, height, index) => grow(growth, height, 100, 1000 + index * 16),
    startGrowth(100),
  );
}

describe('the height of the frame', () => {
  it.each([
    [[250], 250],
    [[250, 180], 180],
    [[40], 100],
    [[99_999], 2000],
    [[Number.NaN], 100],
    [[Number.POSITIVE_INFINITY], 2000],
    [[-5], 100],
    [[250.4], 250],
  ])('follows %j to %d', (heights, expected) => {
    expect(report(...heights).height).toBe(expected);
  });

  it('stays the same object where nothing changes', () => {
    const growth = report(250);
    expect(grow(growth, 250, 100, 2000)).toBe(growth);
  });

  it('does not chase a demo that is as high as the frame and a bit', () => {
    let growth = startGrowth(100);
    for (let step = 0; step < 50; step++) growth = grow(growth, growth.height + 64, 100, 1000 + step * 16);
    expect(growth.height).toBe(100);
    // What is added to the demo later counts all the same.
    expect(grow(growth, 400, 100, 9000).height).toBe(400);
  });

  it('follows an animation to its end', () => {
    const eased = Array.from(
      { length: 20 },
      (_, index) => 100 + Math.round(300 * Math.sin((index / 19) * (Math.PI / 2))),
    );
    expect(report(...eased).height).toBe(400);
    const slow = Array.from({ length: 60 }, (_, index) => 100 + index * 5);
    expect(report(...slow).height).toBe(395);
  });
});
