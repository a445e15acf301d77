import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, Global, type Interpolation, type Theme } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import type { ComponentType } from 'react';
import type { DemoRootComponent, Sheet } from '../islands';
import { dropFallbacks } from './dropFallbacks';
import { modernCss } from './modernCss';
import { namesOf, pickVariables } from './pickVariables';

/** One list, so that Emotion keeps what it compiled with it. */
const STYLIS_PLUGINS = [modernCss];

/** What the server's bundle knows of a demo. */
export interface DemoModule {
  Component: ComponentType;
  /** Wrapper of the library that the demo documents. */
  Root: DemoRootComponent | null;
  /** Global styles of that wrapper: custom properties of the theme. */
  styles?: Interpolation<Theme>;
  /** Style sheets that the demo imports. */
  sheets: Sheet[];
}

/**
 * What Emotion inserted while rendering, without what the page has already, and without the styles of classes that no element
 * has: a styled component around another one leaves its own rules behind, then the same in those of the element.
 */
function collectStyles({ inserted, registered, key }: EmotionCache, html: string, seen: Set<string>): string {
  const used = new Set(html.match(new RegExp(`\\b${key}-[\\w-]+`, 'g')));
  // Global styles and keyframes have no class.
  const isUsed = (name: string) => registered[name] === undefined || used.has(name);
  const fresh = Object.entries(inserted).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && !seen.has(entry[0]) && isUsed(`${key}-${entry[0]}`),
  );
  fresh.forEach(([id]) => seen.add(id));
  if (fresh.length === 0) return '';
  const ids = fresh.map(([id]) => id).join(' ');
  return `<style data-emotion="${key} ${ids}">${fresh.map(([, css]) => css).join('')}</style>`;
}

function collectSheets(sheets: Sheet[], seen: Set<string>): string {
  return sheets
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .map(({ id, css }) => `<style data-demo-sheet="${id}">${css}</style>`)
    .join('');
}

/** The text of a global style, through Emotion so that nesting and units come out as in the browser. */
function renderGlobal(styles: Interpolation<Theme>): string {
  const cache = createCache({ key: 'global', stylisPlugins: STYLIS_PLUGINS });
  cache.compat = true;
  renderToString(
    <CacheProvider value={cache}>
      <Global styles={styles} />
    </CacheProvider>,
  );
  return Object.values(cache.inserted)
    .filter((value) => typeof value === 'string')
    .join('');
}

function collectTheme(styles: Interpolation<Theme>, text: string, seen: Set<string>): string {
  const picked = pickVariables(styles, text, seen);
  return picked ? `<style data-demo-sheet="theme">${renderGlobal(picked)}</style>` : '';
}

/**
 * Renders a demo on the server with a React root and an Emotion cache of its own (design §5). Styles come before
 * the markup, each once a page, rather than beside each element.
 *
 * @param identifierPrefix prefix of the identifiers that React makes, the same in the browser
 * @param seen style identifiers that earlier demos of this page have put in the HTML; filled further
 * @throws what the demo throws while it renders
 */
export function renderDemo(
  { Component, Root, styles, sheets }: DemoModule,
  identifierPrefix: string,
  seen: Set<string>,
): { styles: string; html: string } {
  const cache = createCache({ key: 'css', stylisPlugins: STYLIS_PLUGINS });
  cache.compat = true; // Collect the rules instead of writing a <style> before each element.
  const demo = <Component />;
  const html = renderToString(
    <CacheProvider value={cache}>{Root ? <Root>{demo}</Root> : demo}</CacheProvider>,
    {
      identifierPrefix,
    },
  );
  const theme = namesOf(styles);
  const emotion = dropFallbacks(collectStyles(cache, html, seen), (name) => theme.has(name));
  const own = collectSheets(sheets, seen) + emotion;
  return { styles: collectTheme(styles, own + html, seen) + own, html };
}
