import path from 'node:path';
import type { PictureTaker } from './convertLinks';
import type { FilePlan } from './filePlan';
import type { Source } from './types';

/** The folder of pictures that are served under `/static/`. */
export interface Pictures {
  /** Absolute path of the file behind `/static/…`. */
  find(url: string): string | undefined;
  /** Addresses that begin with `prefix`. */
  list(prefix: string): string[];
}

export const NO_PICTURES: Pictures = { find: () => undefined, list: () => [] };

export interface PictureContext {
  plan: FilePlan;
  pictures: Pictures;
  source: Source;
  /** Absolute path of the imported folder. */
  root: string;
  /** `docs/<product>/<version>/content` */
  contentDir: string;
}

const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');

/** Pictures in raw HTML and in demos keep their address: they are served from the site's own `static/`. */
export function serve(url: string, { plan, pictures }: PictureContext): boolean {
  const address = withoutQuery(url);
  const found = pictures.find(address);
  return found !== undefined && plan.add({ to: `static${address}`, copyOf: found });
}

/** Pictures of Markdown lie beside their page: Docusaurus reads their size, so that the page does not move. */
export function besidePage(folder: string, context: PictureContext): PictureTaker {
  const { plan, pictures, source, root, contentDir } = context;
  return {
    served: (url) => serve(url, context),
    beside(url) {
      const address = withoutQuery(url);
      const isStatic = address.startsWith('/static/');
      const local = source.has(address) ? path.join(root, address) : undefined;
      const found = isStatic ? pictures.find(address) : local;
      if (found === undefined) return null;
      const [name, longName] = [path.posix.basename(address), address.split('/').slice(-2).join('-')];
      const to = (file: string) => path.posix.join(contentDir, folder, file);
      return [name, longName].find((file) => plan.add({ to: to(file), copyOf: found })) ?? null;
    },
  };
}

const ADDRESS = /(?<=["'`(])(?<url>\/static\/[^"'`()\s\\$]*)(?<isPrefix>\$\{)?/g;

/** `/static/…` in the code of a demo; `/static/images/${name}.jpg` stands for all that begin so. */
export function serveForCode(text: string, context: PictureContext): { missing: string[] } {
  const missing = [...text.matchAll(ADDRESS)].flatMap(({ groups }) => {
    const { url = '', isPrefix } = groups ?? {};
    const urls = isPrefix ? context.pictures.list(url) : [url];
    if (urls.length === 0) return [`${url}…`];
    return urls.filter((each) => !serve(each, context));
  });
  return { missing: [...new Set(missing)] };
}
