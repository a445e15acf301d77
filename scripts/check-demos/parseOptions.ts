import { parseArgs } from 'node:util';
import { MODES, type Demo, type Mode } from './types';

export interface Options {
  product?: string;
  /** Pathnames, or how they end. */
  pages: string[];
  demos: string[];
  changed: boolean;
  json?: string;
  /** Folder for a picture of each demo in each mode. */
  screenshots?: string;
  /** Modes to look in; by default all. */
  modes: readonly Mode[];
  /** Only one in so many demos. */
  every: number;
  /** Each demo in one of the modes only, in turn. */
  inTurn: boolean;
  /** Whether types are checked; not where `npm run typecheck` does. */
  types: boolean;
  /** Whether what axe finds is written to `accessibility.json` of each version, for readers. */
  record: boolean;
}

export const USAGE =
  'Usage: npm run check:demos [-- --product NAME[@VERSION]] [--page PATHNAME] [--demo Name] [--mode MODE] [--in-turn] [--every N] [--changed] [--json FILE] [--screenshots DIR] [--without-types] [--record]';

function readMode(value: string): Mode {
  const mode = MODES.find((known) => known === value);
  if (!mode) throw new Error(`--mode is "${value}". Type one of ${MODES.join(', ')}.`);
  return mode;
}

function readEvery(value: string): number {
  const every = Number(value);
  if (Number.isInteger(every) && every > 0) return every;
  throw new Error(`--every is "${value}". Type a number such as 3.`);
}

/**
 * Reads the command line.
 *
 * @throws an Error with the valid options
 */
export function parseOptions(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        product: { type: 'string' },
        page: { type: 'string', multiple: true },
        demo: { type: 'string', multiple: true },
        mode: { type: 'string', multiple: true },
        'in-turn': { type: 'boolean' },
        every: { type: 'string' },
        screenshots: { type: 'string' },
        changed: { type: 'boolean' },
        json: { type: 'string' },
        'without-types': { type: 'boolean' },
        record: { type: 'boolean' },
      },
    });
    if (values.record && (values.mode || values['in-turn'])) {
      throw new Error('--record is for results of all modes. Leave out --mode and --in-turn.');
    }
    return {
      product: values.product,
      pages: values.page ?? [],
      demos: values.demo ?? [],
      modes: values.mode?.map(readMode) ?? MODES,
      every: readEvery(values.every ?? '1'),
      inTurn: values['in-turn'] === true,
      screenshots: values.screenshots,
      changed: values.changed === true,
      json: values.json,
      types: values['without-types'] !== true,
      record: values.record === true,
    };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}

/** `docs/x/v1/content/react-a/Hero/css/index.tsx` -> `Hero/css/index`, `Hero/css`, `Hero`, and the whole file. */
function namesOf({ file, name }: Demo): string[] {
  const stem = name.replace(/\.\w+$/, '');
  return [
    file,
    name,
    stem,
    ...(file.includes(`/${stem}/`) ? [file.slice(file.lastIndexOf(`/${stem}/`) + 1)] : []),
  ];
}

function isNamed(demo: Demo, wanted: string): boolean {
  const stem = (text: string) => text.replace(/\.(tsx|jsx|js)$/, '').replace(/\/index$/, '');
  return (
    namesOf(demo).some((name) => stem(name) === stem(wanted)) || stem(demo.file).endsWith(`/${stem(wanted)}`)
  );
}

function isOfProduct({ product, version }: Demo, wanted: string): boolean {
  const [name, id] = wanted.split(/[@/]/);
  return product === name && (id === undefined || version.replace(/^v/, '') === id.replace(/^v/, ''));
}

const list = (names: readonly string[]) => [...new Set(names)].sort().join(', ');

/**
 * The demos that the options name.
 *
 * @param changedFiles with `--changed`: the files that differ from the main branch
 * @throws an Error that lists the valid names
 */
export function selectDemos(demos: readonly Demo[], options: Options): Demo[] {
  const { product, demos: wanted } = options;
  const inProduct = product === undefined ? [...demos] : demos.filter((demo) => isOfProduct(demo, product));
  if (product !== undefined && inProduct.length === 0) {
    const valid = list(demos.map((demo) => `${demo.product}@${demo.version.replace(/^v/, '')}`));
    throw new Error(
      `--product ${product}: there is no such product, or it has no demo.\nValid are: ${valid}.`,
    );
  }
  const isOnPage = (demo: Demo, page: string) =>
    demo.pages.some((pathname) => pathname === page || pathname.endsWith(`/${page}`));
  const missing = options.pages.filter((page) => !inProduct.some((demo) => isOnPage(demo, page)));
  if (missing.length > 0) {
    const valid = list(inProduct.flatMap(({ pages }) => pages));
    throw new Error(`--page ${missing.join(', ')}: there is no such page with a demo.\nValid are: ${valid}.`);
  }
  const ofProduct =
    options.pages.length === 0
      ? inProduct
      : inProduct.filter((demo) => options.pages.some((page) => isOnPage(demo, page)));
  const wrong = wanted.filter((name) => !ofProduct.some((demo) => isNamed(demo, name)));
  if (wrong.length > 0) {
    const valid = list(ofProduct.map(({ name }) => name));
    throw new Error(`--demo ${wrong.join(', ')}: there is no such demo.\nValid are: ${valid}.`);
  }
  const named =
    wanted.length === 0 ? ofProduct : ofProduct.filter((demo) => wanted.some((name) => isNamed(demo, name)));
  return named.filter((_demo, index) => index % options.every === 0);
}
