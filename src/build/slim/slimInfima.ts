import fs from 'node:fs';
import path from 'node:path';
import type { Plugin as PostCssPlugin, Root, Rule } from 'postcss';

/**
 * Classes of Infima that pages of this site have: those of the blog's layouts and of Markdown. The chrome is the site's own.
 */
const USED =
  /^(alert|alert--info|avatar(__.*)?|clean-(btn|list)|col(--.*)?|container|margin-.*|markdown|pagination-nav(__.*)?|row|text--right|thin-scrollbar)$/;

const VARIABLE = /var\((--ifm-[\w-]+)/g;

function variablesIn(text: string): string[] {
  return [...text.matchAll(VARIABLE)].map(([, name = '']) => name);
}

function isUsed(selector: string): boolean {
  // `a:not(.menu)` is about elements that are not of the class.
  return [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(-?[a-z_][\w-]*)/gi)].every(([, name = '']) =>
    USED.test(name),
  );
}

/** All rules, as a list: removing one while walking would skip the next. */
function collectRules(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  return rules;
}

function dropUnusedRules(rule: Rule): void {
  const selectors = rule.selectors.filter(isUsed);
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
 */
export function slimInfima(variables: ReadonlySet<string>): PostCssPlugin {
  return {
    postcssPlugin: 'slim-infima',
    Once(root) {
      if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
      collectRules(root).forEach(dropUnusedRules);
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
