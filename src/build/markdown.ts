import { importComponents, type MarkdownStages, type RegistryRow } from '../../plugins/kit/node';
import { placeAfterDescription } from './placeAfterDescription';

/** `:::error` beside Docusaurus' own `:::info`, `:::success` and so on (design §5); looks: src/theme/Admonition. */
export const ADMONITIONS = { keywords: ['error'], extendDefaults: true };

function stagesOf(row: RegistryRow, isOn: boolean): MarkdownStages {
  if (!isOn) return row.markdownWhenOff ?? {};
  return typeof row.markdown === 'function' ? row.markdown(row.options ?? {}) : (row.markdown ?? {});
}

/** Components that Markdown refers to by name; each page imports the ones that it shows. */
function componentsOf(rows: readonly RegistryRow[]): Record<string, string> {
  return Object.assign({}, ...rows.map((row) => ({ ...row.mdxComponents, ...row.pageComponents })));
}

/** The Markdown transforms of the plugins, stage by stage, in the registry's order; `rows` are those that are on. */
export function mergeMarkdown(
  registry: readonly RegistryRow[],
  rows: readonly RegistryRow[],
): Required<MarkdownStages> {
  const all = registry.map((row) => stagesOf(row, rows.includes(row)));
  const collect = <Stage extends keyof MarkdownStages>(stage: Stage) =>
    all.flatMap((stages) => stages[stage] ?? []);
  const hasSlot = rows.some((row) => row.slots?.afterDescription);
  return {
    beforeDefaultRemarkPlugins: collect('beforeDefaultRemarkPlugins'),
    remarkPlugins: [...collect('remarkPlugins'), [importComponents, { components: componentsOf(rows) }]],
    beforeDefaultRehypePlugins: collect('beforeDefaultRehypePlugins'),
    rehypePlugins: [...collect('rehypePlugins'), ...(hasSlot ? [placeAfterDescription] : [])],
  };
}
