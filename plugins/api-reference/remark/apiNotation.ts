import fs from 'node:fs';
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { buildElement, buildImport, reportProblems, type MarkdownProblem } from '../../kit/node';
import { toKebab } from '../node/pages/names';
import type { ApiPageData } from '../types';
import { buildChanges, type LoadVersion } from './changesNotation';
import { checkKeys } from './checkKeys';
import { dataPlace, type DataPlace } from './dataPlace';
import { findNotations, replaceNotation, type Notation } from './findNotations';
import { describeMissing, playgroundSource } from './playgroundNotation';

/** Looks up the data of one page's notations, and collects what it imports. */
class Resolver {
  readonly imports = new Map<string, string>();
  private readonly place: DataPlace;

  constructor(file: string) {
    this.place = dataPlace(file);
  }

  /** Data of a component, or what is wrong with its name. */
  load({ component, name }: Notation): ApiPageData | string {
    const { root, folder } = this.place;
    if (name === undefined)
      return `"${component}" without "name"; write for example {{"component": "${component}", "name": "Button"}}`;
    const file = path.join(root, folder, `${toKebab(name)}.json`);
    if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as ApiPageData;
    const absolute = path.join(root, folder);
    const valid = fs.existsSync(absolute)
      ? fs
          .readdirSync(absolute)
          .map((each) => path.basename(each, '.json'))
          .sort()
      : [];
    return `no API page of "${name}"; there are ${valid.join(', ') || 'none yet: run npm run manifest'}`;
  }

  private import(source: string): { references: string } {
    const local = this.imports.get(source) ?? `Api${this.imports.size}`;
    this.imports.set(source, local);
    return { references: local };
  }

  /** `<ApiTable api={Api0} table="props" />` */
  table(name: string, table: string): RootContent {
    const api = this.import(`@site/${this.place.folder}/${toKebab(name)}.json`);
    return buildElement('ApiTable', { table, api });
  }

  /** `<Playground name="Button" play={Api1} />`, or what is wrong with the name. */
  playground(name: string): RootContent[] | string {
    const { root, folder } = this.place;
    const problem = describeMissing(path.join(root, folder), name);
    if (problem) return problem;
    const play = this.import(playgroundSource(folder, name));
    return [buildElement('Playground', { name, play })];
  }
}

export interface ApiNotationOptions {
  /** For `ApiChanges`, which compares packages that the page itself may not document. */
  loadVersion?: LoadVersion;
}

/** Nodes for a notation, or what is wrong with it. */
function buildNodes(
  notation: Notation,
  resolver: Resolver,
  parse: (text: string) => Root,
): RootContent[] | string {
  const problem = checkKeys(notation);
  if (problem) return problem;
  if (notation.component === 'Playground' && notation.name) return resolver.playground(notation.name);
  if (notation.component === 'ApiViews') return [buildElement('ApiViews', {})];
  const data = resolver.load(notation);
  if (typeof data === 'string') return data;
  const { name } = data.document;
  if (notation.component === 'ApiReference') {
    const tree = parse(data.reference);
    for (const found of findNotations(tree, data.reference)) {
      const nodes = buildNodes(found.notation, resolver, parse);
      replaceNotation(found, typeof nodes === 'string' ? [] : nodes);
    }
    return tree.children;
  }
  const { table = '' } = notation;
  if (data.view[table]) return [resolver.table(name, table)];
  return `${name} has no table "${table}"; it has ${Object.keys(data.view).join(', ') || 'none'}`;
}

/**
 * `{{"component": "ApiTable", "name": "Button", "table": "props"}}` ->
 * `import Api0 from '@site/.generated/api/material-ui-v9/button.json'` and `<ApiTable table="props" api={Api0} />`;
 * `{{"component": "ApiReference", "name": "Select"}}` -> all headings and tables of `Select`, for its own page;
 * `{{"component": "Playground", "name": "Button"}}` -> the playground of `Button` (issue 4 point 4);
 * `{{"component": "ApiChanges", "from": "v7", "to": "v9"}}` -> what changed, as headings and lists (issue 7 point 5).
 *
 * @throws one Error that lists every wrong notation of the page, each with file, line and the valid names
 */
export function apiNotation(this: Processor, { loadVersion }: ApiNotationOptions = {}) {
  const parse = (text: string) => this.parse(text) as Root;
  const buildAny = async (notation: Notation, file: VFile, resolver: Resolver) => {
    const problem = checkKeys(notation);
    if (problem || notation.component !== 'ApiChanges' || !loadVersion) {
      return problem ?? buildNodes(notation, resolver, parse);
    }
    const result = await buildChanges(notation, file.path, loadVersion);
    return 'problem' in result ? result.problem : parse(result.markdown).children;
  };
  return async (tree: Root, file: VFile): Promise<void> => {
    const resolver = new Resolver(file.path);
    const problems: MarkdownProblem[] = [];
    for (const found of findNotations(tree, String(file))) {
      const nodes = await buildAny(found.notation, file, resolver);
      if (typeof nodes !== 'string') replaceNotation(found, nodes);
      else problems.push({ line: found.paragraph.position?.start.line ?? 1, message: nodes });
    }
    reportProblems(file, problems, { title: 'Wrong API notation', severity: 'throw' });
    tree.children.unshift(...[...resolver.imports].map(([source, local]) => buildImport(local, source)));
  };
}
