import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { ApiByteSize } from '../../types';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Size of a file as servers send it that compress their files beforehand: at the highest levels, in bytes. */
export async function measureBytes(content: Buffer): Promise<ApiByteSize> {
  const [gzipped, brotlied] = await Promise.all([gzip(content, { level: 9 }), brotli(content)]);
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
