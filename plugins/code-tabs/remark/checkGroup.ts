import type { Code, RootContent } from 'mdast';
import { takeLabel, type MarkdownProblem } from '../../kit/node';
import { lineOf, type CodeGroup } from './findGroups';

const KEY = /^[a-z][\w-]*$/i;

function checkAttributes({ attributes, line }: CodeGroup): MarkdownProblem[] {
  const key = attributes.get('storagekey');
  const unknown = [...attributes.keys()].filter((name) => name !== 'storagekey');
  const messages = unknown.map((name) => `<codeblock> has no attribute "${name}"; it has storageKey only`);
  if (key === undefined)
    messages.push(
      '<codeblock> without storageKey; write for example <codeblock storageKey="package-manager">',
    );
  else if (!KEY.test(key))
    messages.push(
      `storageKey "${key}" is no key; write letters, digits and hyphens, such as "package-manager"`,
    );
  return messages.map((message) => ({ line, message }));
}

function checkContents({ contents, line }: CodeGroup): MarkdownProblem[] {
  const others = contents.filter((node) => node.type !== 'code');
  if (others.length > 0) {
    const message = 'only code fences can stand in <codeblock>; move this below </codeblock>';
    return others.map((node) => ({ line: lineOf(node), message }));
  }
  if (contents.length > 1) return [];
  const count = contents.length === 0 ? 'no fence' : 'only one fence';
  return [{ line, message: `${count} in <codeblock>; add another, or remove the tags around it` }];
}

function checkLabels(fences: readonly Code[]): MarkdownProblem[] {
  const seen = new Map<string, number>();
  const problems: MarkdownProblem[] = [];
  for (const fence of fences) {
    const { label } = takeLabel(fence.meta);
    const line = lineOf(fence);
    const first = label === undefined ? undefined : seen.get(label);
    if (label === undefined)
      problems.push({
        line,
        message: `a fence without a label in <codeblock>; write one after the language, such as \`\`\`${fence.lang ?? 'bash'} npm`,
      });
    else if (first !== undefined)
      problems.push({
        line,
        message: `a second fence with the label "${label}", as on line ${first}; give it another`,
      });
    else seen.set(label, line);
  }
  return problems;
}

export function isCode(node: RootContent): node is Code {
  return node.type === 'code';
}

/** Everything that keeps a group from becoming tabs, with what to type instead. */
export function checkGroup(group: CodeGroup): MarkdownProblem[] {
  return [...checkAttributes(group), ...checkContents(group), ...checkLabels(group.contents.filter(isCode))];
}
