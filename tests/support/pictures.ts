import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** Width and height of each picture. */
  sizes: [string, string];
  /** Share of pixels that differ, 0 to 1; 1 where the sizes do. */
  share: number;
  /** A picture of the pixels that differ. */
  diff?: Buffer;
}

/** Compares two pictures pixel by pixel, edges of letters included. */
export function comparePictures(first: Buffer, second: Buffer): Difference {
  const [a, b] = [PNG.sync.read(first), PNG.sync.read(second)];
  const sizes: [string, string] = [`${a.width} × ${a.height}`, `${b.width} × ${b.height}`];
  if (sizes[0] !== sizes[1]) return { sizes, share: 1 };
  const diff = new PNG({ width: a.width, height: a.height });
  const count = pixelmatch(a.data, b.data, diff.data, a.width, a.height, {
    threshold: 0.05,
    includeAA: true,
  });
  return { sizes, share: count / (a.width * a.height), diff: PNG.sync.write(diff) };
}
