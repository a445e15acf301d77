import type { Build } from '../openBuild';
import { PAGE, ToolError, type Tool } from '../tool';
import { readPage } from './page';

interface Input {
  path: string;
  name?: string;
}

interface DemoFile {
  demo: string;
  block: string;
}

const FENCE = /^([>\s]*)(`{3,})\w* title="[^"]*" demo="([^"]+)"$/;

/** The files of the demos of a page, from its Markdown: blocks of code that name their demo. */
export function listDemoFiles(markdown: string): DemoFile[] {
  const lines = markdown.split('\n');
  return lines.flatMap((line, index) => {
    const [, prefix = '', ticks = '', demo] = FENCE.exec(line) ?? [];
    if (demo === undefined) return [];
    const length = lines.slice(index + 1).findIndex((each) => each.trimEnd() === (prefix + ticks).trimEnd());
    const block = lines.slice(index, index + length + 2);
    return [{ demo, block: block.map((each) => each.slice(prefix.length)).join('\n') }];
  });
}

function readDemo({ path, name }: Input, build: Build): string {
  const files = listDemoFiles(readPage(path, build));
  const names = [...new Set(files.map(({ demo }) => demo))];
  if (names.length === 0) throw new ToolError(`The page ${path} has no demos.`);
  if (name === undefined) return `Demos of ${path}:\n${names.map((each) => `- ${each}`).join('\n')}`;
  const wanted = name.replace(/\.\w+$/, '').toLowerCase();
  const own = files.filter(({ demo }) => demo.toLowerCase() === wanted);
  if (own.length > 0) return own.map(({ block }) => block).join('\n\n');
  throw new ToolError(`The page ${path} has no demo "${name}"; it has ${names.join(', ')}.`);
}

/** The source of a demo. */
export const demo: Tool<Input> = {
  name: 'demo',
  description:
    'The TypeScript source of a demo with all its files; without a name, the names of the demos of a page.',
  properties: {
    path: PAGE,
    name: { type: 'string', maxLength: 100, description: 'Such as ButtonVariants.' },
  },
  required: ['path'],
  run: readDemo,
};
