import fs from 'node:fs';
import path from 'node:path';
import { readHtml, type HtmlPage } from './readHtml';

export interface SiteToCheck {
  /** Folder of the merged output. */
  dir: string;
  /** Origin of the deployment: absolute links to it are the site's own. */
  url: string;
  /** Path below which the site lives, with slashes at both ends. */
  baseUrl: string;
  /** Moved pathnames and where they lead. */
  redirects: Readonly<Record<string, string>>;
}

export interface BrokenLink {
  link: string;
  reason: string;
  /** Files with that link, relative to `dir`. */
  files: string[];
}

function listHtml(dir: string): string[] {
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** `css-SelectHero.js`, which leads to the demo `SelectHero` in a styling and a language (design §11). */
const DEMO_LINK = /^(?:(?:system|tailwind|css)-)?([A-Z]\w*)(?:\.(?:js|tsx))?$/;

/** The address of a page as the server gives it: `material-ui/react-button.html` -> `/material-ui/react-button`. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

function isFile(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** Checks the links of one site; pages are read once. */
class LinkChecker {
  private readonly pages = new Map<string, HtmlPage>();

  constructor(private readonly site: SiteToCheck) {}

  /** Why a link of a page leads nowhere, or `null`. */
  check(from: string, link: string): string | null {
    if (/^javascript:/i.test(link)) return 'a link cannot be a script';
    if (!URL.canParse(link, this.site.url)) return 'no address';
    const base = this.site.url + this.site.baseUrl.slice(0, -1) + addressOf(from);
    const url = new URL(link, base);
    if (url.origin !== new URL(this.site.url).origin || !/^https?:$/.test(url.protocol)) return null;
    const pathname = decodeURIComponent(url.pathname);
    if (!`${pathname}/`.startsWith(this.site.baseUrl))
      return `outside of the site's base path ${this.site.baseUrl}`;
    const local = `/${pathname.slice(this.site.baseUrl.length)}`;
    const file = this.fileOf(this.site.redirects[local] ?? local);
    if (file === null) return 'no such page or file';
    return this.checkAnchor(file, decodeURIComponent(url.hash.slice(1)));
  }

  readPage(file: string): HtmlPage {
    const known = this.pages.get(file);
    if (known) return known;
    const page = readHtml(fs.readFileSync(path.join(this.site.dir, file), 'utf8'));
    this.pages.set(file, page);
    return page;
  }

  /** Clean URLs, as the server resolves them. */
  private fileOf(pathname: string): string | null {
    const stem = pathname.replace(/^\/|\/$/g, '');
    const candidates = [stem, `${stem}.html`, stem === '' ? 'index.html' : `${stem}/index.html`];
    return candidates.find((file) => file !== '' && isFile(path.join(this.site.dir, file))) ?? null;
  }

  private checkAnchor(file: string, anchor: string): string | null {
    if (anchor === '' || anchor === 'top' || anchor.startsWith(':~:') || !file.endsWith('.html')) return null;
    const { ids } = this.readPage(file);
    const demo = DEMO_LINK.exec(anchor)?.[1] ?? '';
    return ids.includes(anchor) || ids.includes(demo) ? null : 'the page has no such anchor';
  }
}

/** Anchors that a page has twice: a link to one of them is ambiguous. */
function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** Every internal link and anchor of the output that leads nowhere (issue 2 point 10), and every ambiguous anchor. */
export function findBrokenLinks(site: SiteToCheck): { pages: number; links: number; broken: BrokenLink[] } {
  const checker = new LinkChecker(site);
  const broken = new Map<string, BrokenLink>();
  const report = (link: string, reason: string, file: string) => {
    const known = broken.get(`${link}\0${reason}`) ?? { link, reason, files: [] };
    if (!known.files.includes(file)) known.files.push(file);
    broken.set(`${link}\0${reason}`, known);
  };
  const files = listHtml(site.dir);
  let links = 0;
  for (const file of files) {
    const page = checker.readPage(file);
    repeated(page.ids).forEach((id) => report(`#${id}`, 'two elements of the page have this anchor', file));
    links += page.links.length;
    for (const { value } of page.links) {
      const reason = checker.check(file, value);
      if (reason) report(value, reason, file);
    }
  }
  return { pages: files.length, links, broken: [...broken.values()] };
}

/** Problems as text: each link once, with the first files that have it. */
export function formatBrokenLinks(broken: readonly BrokenLink[], shown = 5): string {
  return broken
    .map(({ link, reason, files }) => {
      const more = files.length > shown ? [`    and ${files.length - shown} more files`] : [];
      return [`  ${link}: ${reason}`, ...files.slice(0, shown).map((file) => `    ${file}`), ...more].join(
        '\n',
      );
    })
    .join('\n');
}
