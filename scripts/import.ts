/**
 * `npm run import -- FOLDER --product NAME --version V`: takes over a folder of that documentation family's Markdown,
 * demos and page tree, and reports file by file what could not be taken (issue 3 point 1).
 */
import path from 'node:path';
import { registry } from '../plugins/registry';
import { loadProducts } from '../src/pages-manifest/writeManifest';
import { readImportArgs } from './import/importArgs';
import { importFolder } from './import/importFolder';

/** npm starts scripts in the repository's root: paths are those of the folder where one typed the command. */
function fromHere(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

async function main(): Promise<void> {
  const rootDir = path.resolve(__dirname, '..');
  const request = readImportArgs(process.argv.slice(2));
  const { report, exitCode } = await importFolder(
    {
      ...request,
      folder: fromHere(request.folder),
      pages: request.pages && fromHere(request.pages),
      static: request.static && fromHere(request.static),
    },
    {
      rootDir,
      products: loadProducts(rootDir),
      components: registry.flatMap((row) => Object.keys(row.pageComponents ?? {})),
    },
  );
  process.stdout.write(report);
  process.exitCode = exitCode;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
