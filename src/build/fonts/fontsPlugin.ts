import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cutFonts } from './cutFonts';
import { FALLBACK_RULES } from './fallbacks';
import { FONTS, publicName, type Font } from './fonts';
import { INLINE_SCRIPT } from './inlineScript';

function fontFace(font: Font, url: string): string {
  const { min, max } = font.weights;
  return (
    `@font-face{font-family:'${font.family}';font-style:normal;font-weight:${min === max ? min : `${min} ${max}`};` +
    // A preloaded font that is late is not shown on this page: text that is being read never moves.
    `font-display:${font.preload ? 'optional' : 'swap'};` +
    `src:url(${url}) format('woff2')}`
  );
}

/**
 * Serves the fonts from the site itself, declares them in the head, and lets a script there preload what the first paint needs.
 *
 * @param staticDir folder that is one of the site's static folders
 */
export function createFontsPlugin(staticDir: string) {
  return ({ baseUrl, siteDir }: LoadContext): Plugin => {
    const url = (font: Font) => `${baseUrl}fonts/${publicName(font)}`;
    return {
      name: 'site-fonts',
      // Before the bundler reads which static folders there are.
      loadContent: () => cutFonts(path.join(staticDir, 'fonts')),
      getClientModules: () => [path.join(siteDir, 'src/framework/lateFonts/lateFonts.ts')],
      injectHtmlTags: () => ({
        headTags: [
          ...FONTS.filter((font) => font.preload).map((font) => ({
            tagName: 'link',
            attributes: {
              rel: 'preload',
              // The script below it turns it on.
              media: 'not all',
              as: 'font',
              type: 'font/woff2',
              href: url(font),
              crossorigin: 'anonymous',
            },
          })),
          { tagName: 'script', innerHTML: INLINE_SCRIPT },
          {
            tagName: 'style',
            innerHTML: FONTS.map((font) => fontFace(font, url(font))).join('') + FALLBACK_RULES,
          },
        ],
      }),
    };
  };
}
