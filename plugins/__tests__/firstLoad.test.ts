import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';
import { selectRows } from '../kit/node';
import { buildSlotsModule } from '../kit/node/slotsPlugin';
import { registry } from '../registry';
import { rootDir } from './sources';

/** What pays for the site, measures it and makes it installable (issue 6). */
const MEASURED = ['ad-slot', 'analytics', 'service-worker', 'production-errors'];

/** Compressed bytes that they may add to the first load together (issue 6 "What it must show"). */
const BUDGET = 6000;

/** Leaves out what is there without the plugins: the framework, and with `kit` what plugins share. */
const leaveOut = (isWithKit: boolean): Plugin => ({
  name: 'leave-out',
  setup({ onResolve }) {
    onResolve({ filter: /^(@docusaurus|@generated|@site|react($|\/|-dom))/ }, () => ({ external: true }));
    if (isWithKit) onResolve({ filter: /\/kit\/client\// }, () => ({ external: true }));
    onResolve({ filter: /^@theme\// }, ({ path: request, importer }) => {
      const [, plugin] = /plugins\/([^/]+)\//.exec(importer) ?? [];
      const file = path.join(
        rootDir,
        'plugins',
        plugin ?? '',
        request.replace('@theme', 'theme'),
        'index.tsx',
      );
      return { path: file };
    });
  },
});

interface Entries {
  clientModules: string[];
  components: string[];
}

/** What a plugin has in each page: its client modules, and its components in slots that pages show. */
async function readEntries(name: string): Promise<Entries> {
  const folder = path.join(rootDir, 'plugins', name);
  const row = registry.find((candidate) => candidate.name === name);
  const module = (await import(path.join(folder, 'index.ts'))) as {
    default: (context: object, options: object) => { getClientModules?(): string[] };
    validateOptions(input: { options: object }): object;
  };
  const plugin = module.default(
    { siteDir: rootDir, baseUrl: '/' },
    module.validateOptions({ options: row?.options ?? {} }),
  );
  // Its page alone has that slot, and its own script.
  const slots = Object.entries(row?.slots ?? {}).filter(([slot]) => slot !== 'errorMessages');
  return {
    clientModules: (plugin.getClientModules?.() ?? []).map((file) => path.join(folder, file)),
    components: slots.flatMap(([, components]) =>
      components.map((component) => path.join(folder, component.replace('@theme', 'theme'), 'index.tsx')),
    ),
  };
}

/** The entry's file, those that it imports at once, and their style sheets; not what comes later. */
function listFirst({ outputs }: Metafile): string[] {
  const visit = (file: string): string[] => {
    const imports = outputs[file]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
    return [file, ...imports.filter(({ external }) => !external).flatMap((item) => visit(item.path))];
  };
  const [entry = ''] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint !== undefined) ?? [];
  const sheet = outputs[entry]?.cssBundle;
  return [...visit(entry), ...(sheet ? [sheet] : [])];
}

/** Bytes as Brotli makes them. */
async function measure(names: readonly string[], isWithKit = false): Promise<number> {
  const entries = await Promise.all(names.map(readEntries));
  const take = (exported: string, files: readonly string[]) =>
    files.map((file) => ({ exported, file: JSON.stringify(file) }));
  const contents = entries
    .flatMap(({ clientModules, components }) => [
      ...take('onRouteDidUpdate', clientModules),
      ...take('default', components),
    ])
    .map(({ exported, file }, index) => `export { ${exported} as e${index} } from ${file};`)
    .join('\n');
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: rootDir },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: rootDir,
    logLevel: 'silent',
    plugins: [leaveOut(isWithKit)],
  });
  const first = new Set(listFirst(metafile).map((file) => path.resolve(file)));
  return outputFiles
    .filter((file) => first.has(file.path))
    .reduce((sum, file) => sum + brotliCompressSync(file.contents).length, 0);
}

describe('the plugins of issue 6', () => {
  it('add at most 6 kB to the first load, and the service worker at most 0.3', async () => {
    const all = await measure(MEASURED);
    expect(all).toBeGreaterThan(500);
    expect(all).toBeLessThanOrEqual(BUDGET);
    expect(await measure(['service-worker'], true)).toBeLessThanOrEqual(300);
  });

  it('are in no slot and in no list of the build while they are off', () => {
    const rows = selectRows(registry, MEASURED.join(','));
    expect(rows.filter(({ name }) => MEASURED.includes(name))).toEqual([]);
    expect(buildSlotsModule(rows)).not.toMatch(/AdSlot|ConsentButton|ErrorMessages/);
  });
});
