import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

interface Font {
  family: string;
  npm: string;
  file: string;
  weight: string;
  /** Asked for with the document, because each page's first paint shows it. */
  preload?: boolean;
}

/** The three fonts of spec §9: text, code, tagline. */
const FONTS: Font[] = [
  {
    family: 'Geist',
    npm: '@fontsource-variable/geist',
    file: 'geist-latin-wght-normal.woff2',
    weight: '100 900',
    preload: true,
  },
  {
    family: 'Geist Mono',
    npm: '@fontsource-variable/geist-mono',
    file: 'geist-mono-latin-wght-normal.woff2',
    weight: '100 900',
  },
  {
    family: 'Bricolage Grotesque',
    npm: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
    weight: '200 800',
  },
];

function folderOf(font: Font): string {
  return path.dirname(require.resolve(`${font.npm}/package.json`));
}

/** The version in the name lets a server cache the file for ever. */
function publicName(font: Font): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(folderOf(font), 'package.json'), 'utf8')) as {
    version: string;
  };
  return font.file.replace(/\.woff2$/, `-${version.replaceAll('.', '')}0000.woff2`);
}

function fontFace(font: Font, url: string): string {
  return (
    `@font-face{font-family:'${font.family}';font-style:normal;font-weight:${font.weight};` +
    // A preloaded font that is late is not shown on this page: text that is being read never moves.
    `font-display:${font.preload ? 'optional' : 'swap'};` +
    `src:url(${url}) format('woff2')}`
  );
}

/**
 * Local fonts, stretched to the width and height of the site's, so that nothing moves when those arrive. Measured on
 * a paragraph of prose (code for the second) at 100 px. Linux has those of the same measures.
 */
const FALLBACKS = [
  "@font-face{font-family:'Geist Fallback';src:local(Arial),local('Liberation Sans');size-adjust:102.4%;ascent-override:98.6%;descent-override:29.3%;line-gap-override:0%}",
  "@font-face{font-family:'Geist Mono Fallback';src:local('Courier New'),local('Liberation Mono');ascent-override:101%;descent-override:30%;line-gap-override:0%}",
  "@font-face{font-family:'Bricolage Fallback';src:local('Arial Bold'),local('Liberation Sans Bold'),local(Arial),local('Liberation Sans');size-adjust:101.2%;ascent-override:91.9%;descent-override:26.7%;line-gap-override:0%}",
].join('');

/**
 * Serves the fonts from the site itself. Called by the config before Docusaurus reads the static folders.
 *
 * @param target folder that is one of the site's static folders
 */
export function copyFonts(target: string): void {
  fs.mkdirSync(path.join(target, 'fonts'), { recursive: true });
  for (const font of FONTS) {
    const destination = path.join(target, 'fonts', publicName(font));
    if (!fs.existsSync(destination))
      fs.copyFileSync(path.join(folderOf(font), 'files', font.file), destination);
  }
}

/** Declares the fonts in the head, and preloads what the first paint needs. */
export function fontsPlugin(context: LoadContext): Plugin {
  const url = (font: Font) => `${context.baseUrl}fonts/${publicName(font)}`;
  return {
    name: 'site-fonts',
    injectHtmlTags: () => ({
      headTags: [
        ...FONTS.filter((font) => font.preload).map((font) => ({
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: url(font),
            crossorigin: 'anonymous',
          },
        })),
        { tagName: 'style', innerHTML: FONTS.map((font) => fontFace(font, url(font))).join('') + FALLBACKS },
      ],
    }),
  };
}
