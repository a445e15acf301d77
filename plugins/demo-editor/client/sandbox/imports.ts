import { findNearest } from './nearest';

export type Module = Record<string, unknown>;

type Load = () => Promise<unknown>;

/** What edited code can import, by name; made at build time. */
export interface ImportMap {
  packages: Readonly<Record<string, Load>>;
  /** By path below the content folder. */
  files: Readonly<Record<string, Load>>;
}

export class UnknownImport extends Error {
  constructor(
    readonly specifier: string,
    readonly nearest: string[],
  ) {
    super(`There is no "${specifier}" here.`);
  }
}

const REQUIRE = /\brequire\(\s*(['"])([^'"]+)\1\s*\)/g;

function joinPath(folder: string, specifier: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${specifier}`.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function normalize(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}

/** `@mui/material/Slider` -> `@mui/material`, where that is at hand. */
function findPackage({ packages }: ImportMap, specifier: string): string | undefined {
  const name = /^(@[^/]+\/)?[^/]+(?=\/)/.exec(specifier)?.[0];
  return name !== undefined && Object.hasOwn(packages, name) ? name : undefined;
}

/** A path that no demo imports is made of the package's root entry, where that exports something of this name. */
async function loadFromRoot(map: ImportMap, specifier: string): Promise<Module | undefined> {
  const name = findPackage(map, specifier);
  if (name === undefined) return undefined;
  const root = (await map.packages[name]?.()) as Module;
  const wanted = normalize(specifier.slice(name.length + 1));
  const key = Object.keys(root).find((candidate) => normalize(candidate) === wanted);
  return key === undefined ? undefined : { ...root, __esModule: true, default: root[key] };
}

async function loadModule(map: ImportMap, specifier: string, folder: string): Promise<unknown> {
  const isFile = specifier.startsWith('.');
  const table = isFile ? map.files : map.packages;
  const key = isFile ? joinPath(folder, specifier) : specifier;
  const load = Object.hasOwn(table, key) ? table[key] : undefined;
  if (load) return load();
  return isFile ? undefined : loadFromRoot(map, specifier);
}

/** Names as code in `folder` would write them. */
function listNames({ packages, files }: ImportMap, folder: string): string[] {
  const own = Object.keys(files).filter((file) => file.startsWith(`${folder}/`));
  return [...Object.keys(packages), ...own.map((file) => `./${file.slice(folder.length + 1)}`)];
}

/**
 * Loads everything that compiled code asks for.
 *
 * @returns the `require` of that code, which throws an `UnknownImport` for what is not there
 */
export async function loadImports(
  map: ImportMap,
  code: string,
  folder: string,
): Promise<(specifier: string) => unknown> {
  const specifiers = [...new Set([...code.matchAll(REQUIRE)].map(([, , name = '']) => name))];
  const entries = await Promise.all(
    specifiers.map(async (name) => [name, await loadModule(map, name, folder)] as const),
  );
  const loaded = new Map(entries);
  return (specifier) => {
    const module = loaded.get(specifier);
    if (module !== undefined) return module;
    throw new UnknownImport(specifier, findNearest(specifier, listNames(map, folder)));
  };
}
