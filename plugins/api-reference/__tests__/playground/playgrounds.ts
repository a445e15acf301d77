import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { PreviewModule } from '../../client/playground/Preview';
import { parseValue } from '../../client/playground/values';
import { loadApi } from '../../node/loadApi';
import { findPlayground, type FoundPlayground } from '../../node/playground/findPlayground';
import { writePreview } from '../../node/playground/writePreview';
import type { PlayControl, PlayValue } from '../../types';

const rootDir = path.resolve(__dirname, '../../../..');

/** A library as a product-version of the site has it. */
export interface Library {
  package: string;
  /** Relative to the repository's root. */
  folder: string;
}

export const LIBRARIES: Library[] = [
  { package: '@mui/material', folder: 'docs/material-ui/v9' },
  { package: '@mui/material', folder: 'docs/material-ui/v7' },
  { package: '@mui/joy', folder: 'docs/joy-ui/v5' },
  { package: '@base-ui/react', folder: 'docs/base-ui/v1' },
  { package: '@mui/x-charts', folder: 'docs/x-charts/v9' },
  { package: '@mui/x-date-pickers', folder: 'docs/x-date-pickers/v9' },
  { package: '@mui/x-tree-view', folder: 'docs/x-tree-view/v9' },
];

/** Finds modules as a file of the version's folder does. */
export function requireFrom(library: Library): NodeJS.Require {
  return createRequire(path.join(rootDir, library.folder, 'pages.ts'));
}

/** The playgrounds of a library at the version that a folder has. */
export async function loadPlaygrounds(library: Library): Promise<FoundPlayground[]> {
  const packageDir = path.dirname(requireFrom(library).resolve(`${library.package}/package.json`));
  const documents = await loadApi({ packageDir, cacheDir: path.join(rootDir, '.cache/api') });
  return documents.map(findPlayground).filter((found) => found !== null);
}

/** The module that the bundler would make of a playground. */
export function loadPreview(library: Library, found: FoundPlayground): PreviewModule {
  const { outputText } = ts.transpileModule(writePreview(found), {
    fileName: 'preview.jsx',
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const exported: Partial<PreviewModule> = {};
  new Function('require', 'exports', outputText)(requireFrom(library), exported);
  return exported as PreviewModule;
}

function listSettings(control: PlayControl): PlayValue[] {
  switch (control.kind) {
    case 'boolean':
      return [true, false];
    case 'choice':
      return control.options;
    case 'element':
      return Object.keys(control.elements);
    case 'number':
      return [control.min, control.max];
    default:
      return ['</b> {text} & "quotes"'];
  }
}

/** What a reader can do with a control: each option, the ends of a range, a text that looks like code, nothing. */
export function listValues(control: PlayControl): (PlayValue | undefined)[] {
  const cleared = parseValue(control, '');
  return cleared === null ? listSettings(control) : [...listSettings(control), cleared];
}
