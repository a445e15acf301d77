/** One tab of that family's earlier component `HighlightedCodeWithTabs`. */
export interface CodeTab {
  tab: string;
  code: string;
  language?: string;
}

const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'];

/** The key under which this site remembers which tab was chosen. */
export function storageKeyFor(labels: readonly string[]): string {
  return labels.every((label) => PACKAGE_MANAGERS.includes(label)) ? 'package-manager' : 'code-tabs';
}

function printFence({ tab, code, language = 'bash' }: CodeTab): string {
  const label = /^[^\s={}"]+$/.test(tab) ? tab : `title="${tab.replaceAll('"', "'")}"`;
  return `\`\`\`${language} ${label}\n${code.replace(/\n$/, '')}\n\`\`\``;
}

/** `"tabs": [{ "tab": "npm", "code": "…" }, …]` -> `<codeblock>` with a fence for each, or the one fence alone. */
export function buildTabs(tabs: readonly CodeTab[], storageKey?: unknown): string {
  const fences = tabs.map(printFence).join('\n\n');
  if (tabs.length < 2) return fences;
  const key = typeof storageKey === 'string' ? storageKey : storageKeyFor(tabs.map(({ tab }) => tab));
  return `<codeblock storageKey="${key}">\n\n${fences}\n\n</codeblock>`;
}
