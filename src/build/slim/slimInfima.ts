import fs from 'node:fs';
import path from 'node:path';
import type { Plugin as PostCssPlugin, Root, Rule } from 'postcss';

/** Classes of Infima that pages of this site have: those of Markdown and of errors. The chrome is the site's own. */
const USED = /^(alert|alert--info|clean-btn|container|margin-vert--xl|markdown|text--right|thin-scrollbar)$/;

/** Those of the blog's layouts, which the root's build alone has. */
const BLOG = /^(avatar(__.*)?|clean-list|col(--.*)?|margin-.*|pagination-nav(__.*)?|row)$/;

const VARIABLE = /var\((--ifm-[\w-]+)/g;

function variablesIn(text: string): string[] {
  return [...text.matchAll(VARIABLE)].map(([, name = '']) => name);
}

function isUsed(selector: string, blog: boolean): boolean {
  // `a:not(.menu)` is about elements that are not of the class.
  return [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(-?[a-z_][\w-]*)/gi)].every(
    ([, name = '']) => USED.test(name) || (blog && BLOG.test(name)),
  );
}

/** All rules, as a list: removing one while walking would skip the next. */
function collectRules(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  return rules;
}

function dropUnusedRules(rule: Rule, blog: boolean): void {
  const selectors = rule.selectors.filter((selector) => isUsed(selector, blog));
  if (selectors.length === 0) rule.remove();
  else rule.selectors = selectors;
}

/** Names of Infima's variables in the style sheets of folders: what is beside Infima reads them too. */
export function findInfimaVariables(folders: readonly string[]): Set<string> {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => path.join(folder, name)),
  );
  return new Set(files.flatMap((file) => variablesIn(fs.readFileSync(file, 'utf8'))));
}

/**
 * Of Infima, theme-classic's style sheet, what the pages of this site use: half of the first load's styles were for
 * components that it does not have (design §6).
 *
 * @param variables variables that other style sheets read
 * @param blog whether the build has the blog
 */
export function slimInfima(variables: ReadonlySet<string>, blog: boolean): PostCssPlugin {
  return {
    postcssPlugin: 'slim-infima',
    Once(root) {
      if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
      collectRules(root).forEach((rule) => dropUnusedRules(rule, blog));
      // A variable can be there only for another one.
      for (let dropped = true; dropped;) {
        dropped = false;
        const read = new Set([...variables, ...variablesIn(root.toString())]);
        root.walkDecls(/^--ifm-/, (declaration) => {
          if (read.has(declaration.prop)) return;
          declaration.remove();
          dropped = true;
        });
      }
      for (const rule of collectRules(root)) if (rule.nodes.length === 0) rule.remove();
    },
  };
}
