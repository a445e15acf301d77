import path from 'node:path';
import type { Declaration, Plugin as PostCssPlugin, Rule } from 'postcss';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findInfimaVariables, slimInfima } from './slim/slimInfima';

const CHROME = '#__docusaurus';

/** What lies in a demo, which the chrome's styles never reach (design §5). */
const NOT_IN_DEMO = ':where(:not([data-demo-root], [data-demo-root] *))';

/** Declarations of `html` and `body` that their descendants inherit, so that they would reach demos and popups. */
const INHERITED =
  /^(-webkit-font-smoothing|color|font|font-.*|line-height|text-rendering|letter-spacing|word-wrap|overflow-wrap)$/;

const BARE = /^(\*|[a-z][a-z0-9]*)?(::?[a-z-]+(\([^)]*\))?)*$/i;

/** Splits at combinators, not at those inside parentheses: `.prose :where(li + li)` ends at a bare element too. */
const compoundsOf = (selector: string): string[] => selector.split(/\s*[>+~\s]\s*(?![^(]*\))/);

function isBare(selector: string): boolean {
  return (
    compoundsOf(selector).every((compound) => BARE.test(compound)) && !/^(:root|html|body)/.test(selector)
  );
}

/** Whether a selector ends at any element of a kind below something: `.prose h2`, `.alert a`. */
function endsBare(selector: string): boolean {
  const compounds = compoundsOf(selector);
  return compounds.length > 1 && BARE.test(compounds.at(-1) ?? '');
}

/** The selector and its pseudo-element, which has to stay at the end. */
function split(selector: string): [base: string, pseudo: string] {
  const [, base = '', pseudo = ''] = /^(.*?)(::[a-z-]+)?$/.exec(selector) ?? [];
  return [base, pseudo];
}

function exclude(selector: string): string {
  const [base, pseudo] = split(selector);
  return base + NOT_IN_DEMO + pseudo;
}

function scope(selector: string): string {
  const [base, pseudo] = split(selector);
  if (base === '' || base.startsWith('*'))
    return `:where(${CHROME}, ${CHROME} ${base || '*'})${NOT_IN_DEMO}${pseudo}`;
  return `:where(${CHROME}) ${base}${NOT_IN_DEMO}${pseudo}`;
}

function moveInherited(rule: Rule): void {
  const moved: Declaration[] = [];
  rule.walkDecls(INHERITED, (declaration) => {
    moved.push(declaration.clone());
    declaration.remove();
  });
  if (moved.length > 0) rule.after(rule.clone({ selector: CHROME, nodes: moved }));
}

/**
 * Keeps the rules for bare elements that Infima, theme-classic and the site bring out of demos and of the popups
 * that demos open: `h2 {…}` -> `#__docusaurus h2:not(in a demo) {…}`, `.prose h2 {…}` -> `.prose h2:not(in a demo)
 * {…}`, without more weight than before.
 */
export function scopeToChrome(): PostCssPlugin {
  return {
    postcssPlugin: 'scope-to-chrome',
    Once(root) {
      root.walkRules((rule) => {
        if (
          rule.parent?.type === 'atrule' &&
          /keyframes$/.test((rule.parent as { name?: string }).name ?? '')
        )
          return;
        if (rule.selectors.some((selector) => /^(html|body)$/.test(selector))) return moveInherited(rule);
        rule.selectors = rule.selectors.map((selector) => {
          if (isBare(selector)) return scope(selector);
          return endsBare(selector) ? exclude(selector) : selector;
        });
      });
    },
  };
}

/** Folders with style sheets that read Infima's variables. */
function listReaders(siteDir: string): string[] {
  const themes = ['theme-classic', 'theme-common'].map((name) =>
    path.dirname(require.resolve(`@docusaurus/${name}`)),
  );
  return [...themes, path.join(siteDir, 'src'), path.join(siteDir, 'plugins')];
}

/**
 * What makes style sheets fit older browsers. Lightning CSS does it again in builds, for the same browsers, and takes no
 * second to get ready in each of them.
 */
const PRESET_ENV = /[\\/]postcss-preset-env[\\/]/;

/**
 * Adds the passes that the site's own style sheet needs, and leaves out of builds what comes twice there.
 *
 *
 * @param blog whether the build has the blog, with the layouts of theme-classic
 */
export function createStylesPlugin(blog: boolean) {
  return ({ siteDir }: LoadContext): Plugin => ({
    name: 'site-styles',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production')
        options.plugins = options.plugins.filter((plugin) => !PRESET_ENV.test(String(plugin)));
      options.plugins.push(slimInfima(findInfimaVariables(listReaders(siteDir)), blog), scopeToChrome());
      return options;
    },
  });
}
