import { readEditName } from '../../kit/client/editHash';

/** Characters of an edit's payload in the address: longer ones break in chats and mails (issue 3 point 5). */
export const MAX_PAYLOAD = 8192;

/** Characters of source that a link may unfold to: a few kB of hostile input could become gigabytes. */
const MAX_SOURCE = 100_000;

export interface Edit {
  /** Name of the demo, for example `BasicButtons`. */
  name: string;
  source: string;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

async function deflate(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @throws for bytes that are no compressed UTF-8, and as soon as the text is longer than a demo can be */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > MAX_SOURCE) {
      await reader.cancel();
      throw new RangeError(`An edit is at most ${MAX_SOURCE} characters long.`);
    }
  }
  return text;
}

/**
 * The hash of an address that brings an edited demo back: `#edit=BasicButtons:<compressed source>`.
 *
 * @returns `null` where the source is too long for an address
 */
export async function encodeEdit({ name, source }: Edit): Promise<string | null> {
  const payload = toBase64Url(await deflate(source));
  return payload.length > MAX_PAYLOAD ? null : `#edit=${encodeURIComponent(name)}:${payload}`;
}

/**
 * Reads such a hash. Whoever made the link decides what is in it: the source may become text of the editor and code
 * in the sandbox, and nothing else (design §8).
 *
 * @returns `null` for any other hash, and for one that is malformed or too long
 */
export async function decodeEdit(hash: string): Promise<Edit | null> {
  const name = readEditName(hash);
  const [, payload] = /^#edit=[^:]*:([\w-]+)$/.exec(hash) ?? [];
  if (name === null || !payload || payload.length > MAX_PAYLOAD) return null;
  try {
    return { name, source: await inflate(fromBase64Url(payload)) };
  } catch {
    return null;
  }
}
