import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { ApiByteSize } from '../../types';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/**
 * Level of Brotli, which goes to 11: content delivery networks take 4 to 6 as they go, hosts that compress beforehand
 * take 11, in ten times the time.
 */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Size of a file in bytes, as it is and as servers send it. */
export async function measureBytes(content: Buffer): Promise<ApiByteSize> {
  const [gzipped, brotlied] = await Promise.all([gzip(content, { level: 9 }), brotli(content, BROTLI)]);
  return { minified: content.length, gzip: gzipped.length, brotli: brotlied.length };
}

/** Bytes of a bundle beyond those of another; never less than none, for compressing is no exact measure. */
export function subtractBytes(size: ApiByteSize, base: ApiByteSize): ApiByteSize {
  return {
    minified: Math.max(0, size.minified - base.minified),
    gzip: Math.max(0, size.gzip - base.gzip),
    brotli: Math.max(0, size.brotli - base.brotli),
  };
}
