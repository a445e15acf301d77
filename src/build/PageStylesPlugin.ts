import fs from 'node:fs';

/** What is used of the bundler's chunks. */
export interface Chunk {
  id?: string | number | null;
  name?: string | null;
  files: Iterable<string>;
  groupsIterable: Iterable<{ origins: readonly { request?: string }[] }>;
}

/** What is used of the bundler's compiler. */
export interface Compiler {
  hooks: { afterEmit: { tap(name: string, run: (compilation: { chunks: Iterable<Chunk> }) => void): void } };
}

/** What is used of Docusaurus' list of files: chunks by what imports them, as the rendered page names it. */
interface ClientManifest {
  entrypoints: string[];
  origins: Record<string, string[]>;
}

const isStyles = ({ files }: Chunk): boolean => [...files].some((file) => file.endsWith('.css'));

/** What imports a chunk, as the import says: `@site/docs/material-ui/v9/content/button.md`. */
function requestsOf({ groupsIterable }: Chunk): string[] {
  return [...groupsIterable].flatMap(({ origins }) => origins.flatMap(({ request }) => request ?? []));
}

/**
 * Docusaurus puts one style sheet into the HTML of all pages, and looks up others by names that its list of files does not
 * have. This adds them to the list, so that a page has the style sheets of its own chunks before it is painted.
 */
export class PageStylesPlugin {
  /** @param file Docusaurus' list, `client-manifest.json`, which is read after the build of the browser's bundle */
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('PageStylesPlugin', ({ chunks }) => {
      const manifest = JSON.parse(fs.readFileSync(this.file, 'utf8')) as ClientManifest;
      for (const chunk of chunks) {
        if (!isStyles(chunk) || manifest.entrypoints.includes(chunk.name ?? '')) continue;
        for (const request of requestsOf(chunk)) (manifest.origins[request] ??= []).push(String(chunk.id));
      }
      fs.writeFileSync(this.file, JSON.stringify(manifest));
    });
  }
}
