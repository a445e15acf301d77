import { parseArgs } from 'node:util';

export const USAGE = `Usage:
  npm run version:cut -- PRODUCT RELEASE [--install]    makes docs/PRODUCT/vN from the current version, pinned to RELEASE
  npm run version:check -- PRODUCT VERSION              tells what does not compile or render there, file by file
  npm run version:current -- PRODUCT VERSION            makes another version the current one
  npm run version:remove -- PRODUCT VERSION [--force]   removes a version that is not the current one

PRODUCT is an id of docs/products.ts, RELEASE a full number such as 6.5.0, VERSION an id such as v6.`;

const COMMANDS = ['cut', 'check', 'current', 'remove'] as const;

export interface VersionRequest {
  command: (typeof COMMANDS)[number];
  product: string;
  /** Id of the version: `v6`. */
  version: string;
  /** Of `cut`: the release that is pinned. */
  release: string;
  install: boolean;
  force: boolean;
}

const RELEASE = /^v?(\d+)\.\d+\.\d+(-[\w.-]+)?$/;

/** What is wrong with the second name, which is a release for `cut` and a version for the others. */
function checkSecond(command: string, text: string): string[] {
  if (command === 'cut') {
    return RELEASE.test(text)
      ? []
      : [`"${text}" is not a release; write a full number such as 6.5.0, one that npm has`];
  }
  return /^v?\d+(-[a-z]+)?$/.test(text) ? [] : [`"${text}" is not a version; write an id such as v6`];
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        install: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}

/**
 * Reads the command line: the command, then a product and a version.
 *
 * @throws one Error that lists everything that is wrong with it, and the usage
 */
export function readVersionArgs(args: readonly string[]): VersionRequest {
  const { values, positionals } = parse(args);
  const [name = '', product = '', second = '', ...more] = positionals;
  const command = COMMANDS.find((known) => known === name);
  const problems = [
    ...(command ? [] : [`"${name}" is no command; write one of ${COMMANDS.join(', ')}`]),
    ...(product ? [] : ['no product is named']),
    ...(second ? checkSecond(name, second) : ['no version is named']),
    ...(more.length > 0 ? [`too many names: ${more.join(', ')}`] : []),
  ];
  if (!command || problems.length > 0) {
    throw new Error(`Wrong arguments:\n${problems.map((line) => `  - ${line}`).join('\n')}\n\n${USAGE}`);
  }
  const release = second.replace(/^v/, '');
  const version = `v${release.split('.')[0]}`;
  return { command, product, version, release, install: values.install, force: values.force };
}
