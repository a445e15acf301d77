import fs from 'node:fs';
import path from 'node:path';
import { inParallel } from '../lib/inParallel';
import type { PageFacts } from './pageTypes';
import { typeOfPage } from './pageTypes';
import { readChunks, type ReadChunks } from './readChunks';
import { readFonts, readFontSheet, type FontSheet } from './readFonts';
import { readPage, type PageParts } from './readPage';
import type { Sizes } from './sizes';
import type { Figures, MeasuredPage } from './types';

export interface SiteToMeasure {
  /** Folder of the merged output. */
  dir: string;
  /** Path below which the site lives, with slashes at both ends. */
  baseUrl: string;
  /** What the page manifest says of a page. */
  factsOf(pathname: string): PageFacts | undefined;
  sizes: Sizes;
}

/** Compressing is done by threads of the runtime, of which it has four. */
const PARALLEL = 4;

/** Pathnames of a build's documents and their files: `material-ui/react-button.html` is `/material-ui/react-button`. */
export function listDocuments(dir: string): [pathname: string, file: string][] {
  if (!fs.existsSync(dir)) {
    throw new Error(`There is no ${dir}. Run "npm run build" first, or name its folder: --dir.`);
  }
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const stem = file
        .split(path.sep)
        .join('/')
        .replace(/\.html$/, '');
      return [`/${stem.replace(/(^|\/)index$/, '')}`, file];
    });
}

const toKilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** Measures the pages of one site; what several pages share is read once. */
class Measurer {
  private readonly sheets = new Map<string, FontSheet>();
  private readonly chunks = new Map<string, ReadChunks | null>();

  constructor(private readonly site: SiteToMeasure) {}

  /** The page's figures; `null` for a document that only leads elsewhere. */
  async measure([pathname, file]: [string, string]): Promise<MeasuredPage | null> {
    const html = fs.readFileSync(path.join(this.site.dir, file));
    const parts = readPage(html.toString('utf8'));
    if (parts.isRedirect) return null;
    const scripts = [...parts.scripts, ...this.chunksOf(parts, pathname)];
    const fonts = readFonts(
      parts,
      parts.styles.map((address) => this.readSheet(address)),
    );
    const figures: Figures = {
      html: toKilobytes(await this.site.sizes.ofContent(html)),
      script: toKilobytes(await this.sizeOf(scripts)),
      style: toKilobytes(await this.sizeOf(parts.styles)),
      font: toKilobytes(await this.sizeOf(fonts)),
      requests: 1 + [scripts, parts.styles, fonts, parts.images].flat().length,
      nodes: parts.nodes,
    };
    return { pathname, type: typeOfPage(pathname, this.site.factsOf(pathname)), figures };
  }

  private chunksOf({ scripts }: PageParts, pathname: string): string[] {
    const { baseUrl } = this.site;
    return (
      scripts
        .flatMap((address) => this.readChunks(address)?.(baseUrl.slice(0, -1) + pathname) ?? [])
        .map((name) => baseUrl + name)
        // The styles of a chunk are in the page's one style sheet: of a chunk that is nothing but styles there is no file.
        .filter((address) => fs.existsSync(this.fileOf(address)))
    );
  }

  private readChunks(address: string): ReadChunks | null {
    let read = this.chunks.get(address);
    if (read === undefined) {
      read = readChunks(this.textOf(address));
      this.chunks.set(address, read);
    }
    return read;
  }

  private async sizeOf(addresses: readonly string[]): Promise<number> {
    const sizes = await Promise.all(addresses.map((address) => this.site.sizes.ofFile(this.fileOf(address))));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  private readSheet(address: string): FontSheet {
    const sheet = this.sheets.get(address) ?? readFontSheet(this.textOf(address));
    this.sheets.set(address, sheet);
    return sheet;
  }

  private textOf(address: string): string {
    const file = this.fileOf(address);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  }

  private fileOf(address: string): string {
    const { pathname } = new URL(address, 'http://localhost');
    const { dir, baseUrl } = this.site;
    return path.join(dir, pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname);
  }
}

/**
 * Measures pages of a merged build from its files alone.
 *
 * @param isWanted which pages
 * @throws an Error where there is no build
 */
export async function measureSite(
  site: SiteToMeasure,
  isWanted: (pathname: string) => boolean = () => true,
): Promise<MeasuredPage[]> {
  const documents = listDocuments(site.dir).filter(([pathname]) => isWanted(pathname));
  const measurer = new Measurer(site);
  const pages = await inParallel(documents, PARALLEL, (document) => measurer.measure(document));
  return pages.filter((page) => page !== null);
}
