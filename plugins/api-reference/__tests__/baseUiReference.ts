import fs from 'node:fs';
import path from 'node:path';

/** A row of a table: of a prop, data attribute, CSS variable, parameter or property. */
export interface ReferenceRow {
  name: string;
  /** The mark `*` behind the name of a prop. */
  required: boolean;
  /** The mark `?` behind the name of a parameter. */
  optional: boolean;
  type?: string;
  default?: string;
  description?: string;
}

/** A component, part or function. */
export interface ReferenceEntry {
  /** As a reader writes it: `Select.Trigger`. */
  name: string;
  description: string;
  props: ReferenceRow[];
  dataAttributes: ReferenceRow[];
  cssVariables: ReferenceRow[];
  parameters: ReferenceRow[];
  properties: ReferenceRow[];
  /** Names under "Methods". */
  methods: string[];
  /** Whether there is a "Return Value". */
  returns: boolean;
}

/** The tables by the end of the bold line above them. */
const TABLES = {
  Props: 'props',
  'Data Attributes': 'dataAttributes',
  'CSS Variables': 'cssVariables',
  Parameters: 'parameters',
  Properties: 'properties',
} as const;

const readCell = (cell: string | undefined): string | undefined => {
  const text = (cell ?? '').trim().replaceAll('&#xA;', '\n');
  return text === '' || text === '-' ? undefined : text;
};

/** `` `a \| b` `` → `a | b`. */
const readCode = (cell: string | undefined): string | undefined => readCell(cell)?.replace(/^`(.*)`$/s, '$1');

function parseTable(lines: string[]): ReferenceRow[] {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  );
  return rows.map((cells) => {
    const cell = (column: string) => (head.includes(column) ? cells[head.indexOf(column)] : undefined);
    const written = (cells[0] ?? '').replaceAll(/[\\`]/g, '');
    return {
      name: written.replace(/[*?]$/, ''),
      required: written.endsWith('*'),
      optional: written.endsWith('?'),
      type: readCode(cell('Type')),
      default: readCode(cell('Default')),
      description: readCell(cell('Description')),
    };
  });
}

function parseEntry(name: string, lines: string[]): ReferenceEntry {
  const entry: ReferenceEntry = {
    name,
    description: '',
    props: [],
    dataAttributes: [],
    cssVariables: [],
    parameters: [],
    properties: [],
    methods: [],
    returns: false,
  };
  const firstLabel = lines.findIndex((line) => line.startsWith('**'));
  entry.description = lines
    .slice(0, firstLabel < 0 ? undefined : firstLabel)
    .join('\n')
    .trim();
  lines.forEach((line, index) => {
    const label = /^\*\*(?:[\w.]+ )??(\w[\w ]*):\*\*$/.exec(line)?.[1] ?? '';
    const table = Object.entries(TABLES).find(([end]) => label === end || label.endsWith(` ${end}`))?.[1];
    if (table) {
      const rest = lines.slice(index + 2);
      const end = rest.findIndex((row) => !row.startsWith('|'));
      entry[table] = parseTable(rest.slice(0, end < 0 ? undefined : end));
    }
    entry.returns ||= label.endsWith('Return Value');
    const method = /^function (\w+)/.exec(line)?.[1];
    if (method) entry.methods.push(method);
  });
  return entry;
}

/** Qualified names that the page lists at its end, such as `Select.Trigger`, by their last segment. */
function parseQualifiedNames(text: string): Map<string, string> {
  const groups = /^## Export Groups$([\s\S]*?)(?=^## )/m.exec(text)?.[1] ?? '';
  const names = [...groups.matchAll(/`(\w+\.(\w+))`/g)].filter(
    ([, , part]) => !/^(Props|State)$/.test(part!),
  );
  return new Map(names.map(([, name, part]) => [part!, name!]));
}

/** The entries of one page of the reference: what stands below `## API reference`, without the types. */
export function parseReferencePage(text: string): ReferenceEntry[] {
  const names = parseQualifiedNames(text);
  const reference = /^## API reference$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text)?.[1] ?? '';
  return (
    reference
      .split(/^### /m)
      .slice(1)
      .map((section) => section.split('\n'))
      // A heading such as `Root.State` stands over a type, one without any text over a group.
      .filter(([heading, ...lines]) => !heading!.includes('.') && lines.some((line) => line !== ''))
      .map(([heading, ...lines]) => parseEntry(names.get(heading!) ?? heading!, lines))
  );
}

/** Every page of the reference that the package ships, by its path below `docs/react`. */
export function loadReference(packageDir: string): Map<string, ReferenceEntry[]> {
  const root = path.join(packageDir, 'docs/react');
  const files = ['components', 'utils'].flatMap((folder) =>
    fs.readdirSync(path.join(root, folder)).map((file) => path.join(folder, file)),
  );
  return new Map(
    files.sort().map((file) => [file, parseReferencePage(fs.readFileSync(path.join(root, file), 'utf8'))]),
  );
}
