import path from 'node:path';
import type { Paragraph, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { findDemo, listDemos, type DemoFiles } from '../node/findDemo';
import { buildDemoImport, buildElement, buildProjectImport } from './buildNodes';
import { looksLikeDirective, parseDirective, type ComponentDirective, type DemoDirective } from './notation';

export interface DemoNotationOptions {
  /** Names that `{{"component": …}}` may use. */
  components: string[];
}

interface Found {
  parent: { children: RootContent[] };
  index: number;
  paragraph: Paragraph;
  text: string;
}

/** As it is typed, inline code with its marks: in the tree `"bg":true` is in part a node of remark-directive. */
function textOf(node: Paragraph, source: string): string {
  return source.slice(node.position?.start.offset, node.position?.end.offset);
}

/** Directives anywhere in the page, in admonitions and lists too, in document order. */
function collect(parent: { children: RootContent[] }, source: string, found: Found[] = []): Found[] {
  parent.children.forEach((node, index) => {
    const text = node.type === 'paragraph' ? textOf(node, source) : '';
    if (node.type === 'paragraph' && looksLikeDirective(text)) {
      found.push({ parent, index, paragraph: node, text });
    } else if ('children' in node) {
      collect(node as { children: RootContent[] }, source, found);
    }
  });
  return found;
}

/** Local names of the imports, one for each file of the page. */
class Imports {
  readonly files: string[] = [];

  constructor(private readonly prefix: string) {}

  localOf(file: string): string {
    if (!this.files.includes(file)) this.files.push(file);
    return `${this.prefix}${this.files.indexOf(file)}`;
  }
}

/** All that a page imports for its demos. */
class PageImports {
  readonly demos = new Imports('Demo');
  readonly projects = new Imports('Project');

  build(): RootContent[] {
    return [
      ...this.demos.files.map((file) => buildDemoImport(this.demos.localOf(file), file)),
      ...this.projects.files.map((file) => buildProjectImport(this.projects.localOf(file), file)),
    ];
  }
}

/** `./A.tsx` -> `A.tsx`; of a demo in several stylings the folder's name. */
function nameOf(files: DemoFiles): string {
  const [first = ''] = Object.values(files);
  return /^\.\/(.+)\/(?:system|tailwind|css)\/index\.\w+$/.exec(first)?.[1] ?? path.basename(first);
}

/** What follows a demo: the project of its first styling. */
function buildDownload(files: DemoFiles, imports: PageImports): RootContent[] {
  const [main = ''] = Object.values(files);
  return [buildElement('DemoDownload', { project: { references: imports.projects.localOf(main) } })];
}

function buildDemo(directive: DemoDirective, files: DemoFiles, imports: PageImports): RootContent {
  const { demo: _demo, download, ...options } = directive;
  const islands = Object.entries(files).map(
    ([styling, file]) => [styling, imports.demos.localOf(file)] as const,
  );
  const element = buildElement('Demo', {
    ...options,
    name: nameOf(files),
    islands: { references: Object.fromEntries(islands) },
  });
  return download ? ({ ...element, children: buildDownload(files, imports) } as RootContent) : element;
}

/**
 * `{{"demo": "BasicButtons.tsx", "bg": true}}` -> `import Demo0 from '!!demo-island!./BasicButtons.tsx'` and
 * `<Demo name="BasicButtons.tsx" islands={{system: Demo0}} bg />`
 *
 * The imported module is the demo itself on the server and only a loader of it in the browser (design §5).
 *
 * @throws one Error that lists every wrong directive of the page, each with file, line and the valid names
 */
export function demoNotation({ components }: DemoNotationOptions) {
  return (tree: Root, file: VFile): void => {
    const problems: string[] = [];
    const imports = new PageImports();
    const report = (paragraph: Paragraph, message: string) =>
      problems.push(
        `${path.relative(process.cwd(), file.path)}:${paragraph.position?.start.line ?? 1}: ${message}`,
      );

    for (const { parent, index, paragraph, text } of collect(tree, String(file))) {
      const { directive, problems: wrong } = parseDirective(text, components);
      wrong.forEach((message) => report(paragraph, message));
      if (directive && 'component' in directive && typeof directive.component === 'string') {
        const { component, ...props } = directive as ComponentDirective;
        parent.children[index] = buildElement(component, props);
      } else if (directive) {
        const { demo } = directive as DemoDirective;
        const files = findDemo(file.path, demo);
        if (files) {
          parent.children[index] = buildDemo(directive as DemoDirective, files, imports);
          continue;
        }
        const valid =
          listDemos(path.dirname(file.path)).join(', ') || 'none yet: add a .tsx file beside the page';
        report(paragraph, `no demo "${demo}" beside the page; the demos there are ${valid}`);
      }
    }
    if (problems.length > 0)
      throw new Error(`Wrong demo notation:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    tree.children.unshift(...imports.build());
  };
}
