/**
 * `npm run api -- --package PATH_OR_NAME [--component NAME] --out DIR`: the API of an installed package as one JSON file a
 * component or hook (issue 4 point 2).
 */
import path from 'node:path';
import { loadApi } from '../plugins/api-reference/node/loadApi';
import type { ApiDocument } from '../plugins/api-reference/types';
import { nearest } from '../src/pages-manifest/nearest';
import { readApiArgs } from './api/apiArgs';
import { findPackage } from './api/findPackage';
import { writeDocuments } from './api/writeDocuments';
import { runMain } from './lib/runMain';

function select(documents: readonly ApiDocument[], component: string | undefined): readonly ApiDocument[] {
  const chosen = component ? documents.filter(({ name }) => name === component) : documents;
  if (component && chosen.length === 0) {
    const names = documents.map(({ name }) => name);
    const [meant] = nearest(component, names, 1);
    const hint = meant ? `Did you mean "${meant}"?` : `They are: ${names.join(', ')}.`;
    throw new Error(`The package has no component or hook "${component}". ${hint}`);
  }
  return chosen;
}

runMain(async () => {
  const rootDir = path.resolve(__dirname, '..');
  // npm starts scripts in the repository's root: paths are those of the folder where one typed the command.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const request = readApiArgs(process.argv.slice(2));
  const packageDir = findPackage(request.package, cwd, rootDir);
  const documents = await loadApi({ packageDir, cacheDir: path.join(rootDir, '.cache/api') });
  if (documents.length === 0) {
    throw new Error(`${packageDir} exports no component and no hook. Name a package that does.`);
  }
  const chosen = select(documents, request.component);
  const out = path.resolve(cwd, request.out);
  writeDocuments(chosen, out);
  const [{ package: name, version } = { package: '', version: '' }] = chosen;
  console.log(`${name} ${version}: ${chosen.length} file${chosen.length === 1 ? '' : 's'} in ${out}`);
});
