import type { Expression } from 'estree';
import type { Root, RootContent } from 'mdast';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { VFile } from 'vfile';
import { reportProblems, takeLabel } from '../../kit/node';
import { DEFAULT_OPTIONS, type Options } from '../options';
import type { CodeTabsData } from '../types';
import { checkGroup, isCode } from './checkGroup';
import { findGroups, removeStrayTags, type CodeGroup, type Parent } from './findGroups';

function buildAttribute(name: string, value: string | string[]) {
  const expression: Expression = valueToEstree(value);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression }],
        },
      },
    },
  };
}

function buildTabs({ contents, attributes }: CodeGroup): RootContent {
  const fences = contents.filter(isCode).map((fence) => ({ fence, ...takeLabel(fence.meta) }));
  const data: CodeTabsData = {
    storageKey: attributes.get('storagekey') ?? '',
    labels: fences.map(({ label = '' }) => label),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeTabs',
    attributes: [buildAttribute('storageKey', data.storageKey), buildAttribute('labels', data.labels)],
    children: fences.map(({ fence, rest }) => ({ ...fence, meta: rest || null })),
  } as unknown as RootContent;
}

/** Puts nodes in the place of each group; from the last to the first, so that places stay true. */
export function replaceGroups(
  groups: readonly CodeGroup[],
  replace: (group: CodeGroup) => RootContent[],
): void {
  for (const group of [...groups].reverse()) {
    group.parent.children.splice(group.start, group.end - group.start + 1, ...replace(group));
  }
}

/**
 * `<codeblock storageKey="package-manager">`, fences ` ```bash npm ` and ` ```bash pnpm `, `</codeblock>` ->
 * `<CodeTabs storageKey="package-manager" labels={["npm", "pnpm"]}>` with the fences in it, without their labels.
 *
 * @throws one Error that lists every group that cannot become tabs, each with file, line and what to type
 */
export function codeTabs(options: Options = {}) {
  const { onWrongGroup } = { ...DEFAULT_OPTIONS, ...options };
  return (tree: Root, file: VFile): void => {
    const { groups, problems } = findGroups(tree as Parent);
    const wrong = new Map(groups.map((group) => [group, checkGroup(group)]));
    const all = [...problems, ...[...wrong.values()].flat()];
    reportProblems(file, all, { title: 'Wrong <codeblock> groups', severity: onWrongGroup });
    replaceGroups(groups, (group) => (wrong.get(group)?.length ? group.contents : [buildTabs(group)]));
    if (problems.length > 0) removeStrayTags(tree as Parent);
  };
}
