import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** As `scripts/lib/createServer.ts` compresses. */
const QUALITY = 9;

/** Bytes below which that server sends a file as it is. */
const THRESHOLD = 1024;

/** Files that are compressed already. */
const PACKED = /\.(woff2?|png|jpe?g|gif|webp|avif|ico|mp4|webm)$/;

/** Bytes of files as a server sends them; of content that was compressed before, also in an earlier run, from memory. */
export class Sizes {
  private readonly known: Map<string, number>;
  private readonly used = new Map<string, number>();
  private readonly files = new Map<string, Promise<number>>();

  /** @param memory file that keeps sizes from run to run */
  constructor(private readonly memory: string) {
    const text = fs.existsSync(memory) ? fs.readFileSync(memory, 'utf8') : '{}';
    this.known = new Map(Object.entries(JSON.parse(text) as Record<string, number>));
  }

  /** Bytes of a file; `0` where there is none. */
  ofFile(file: string): Promise<number> {
    const present = this.files.get(file) ?? this.read(file);
    this.files.set(file, present);
    return present;
  }

  private async read(file: string): Promise<number> {
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) return 0;
    return PACKED.test(file) ? stat.size : this.ofContent(fs.readFileSync(file));
  }

  /** Bytes of what a server sends as text. */
  async ofContent(content: Buffer): Promise<number> {
    if (content.length < THRESHOLD) return content.length;
    const key = createHash('sha1').update(content).digest('base64url');
    const size = this.known.get(key) ?? (await this.compress(content));
    this.used.set(key, size);
    return size;
  }

  private async compress(content: Buffer): Promise<number> {
    const { length } = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    return length;
  }

  /** Writes what this run has seen, and nothing older. */
  save(): void {
    fs.mkdirSync(path.dirname(this.memory), { recursive: true });
    fs.writeFileSync(this.memory, JSON.stringify(Object.fromEntries(this.used)));
  }
}
