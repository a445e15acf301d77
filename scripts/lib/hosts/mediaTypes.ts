/** Types of the files that a build can have, by their ending: the same from each host. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'text/xml',
  zip: 'application/zip',
};

/** Whether files of a type are text: sent with their encoding, and compressed. */
export function isText(type: string): boolean {
  return /^text\/|json$|xml$/.test(type);
}

/** Type of a page or file, with its encoding; `undefined` where the ending is unknown. */
export function findMediaType(pathname: string): string | undefined {
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? 'html';
  const type = MEDIA_TYPES[ending];
  return type !== undefined && isText(type) ? `${type}; charset=utf-8` : type;
}
