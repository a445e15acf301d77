import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run import -- FOLDER --product NAME --version V [options]

FOLDER           Markdown, demos and page tree of that documentation family, for example docs/data/material
--product NAME   product that the pages belong to, an id of docs/products.ts
--version V      version of the product, for example v6
--pages FILE     page tree; without it FOLDER/pages.ts, the one of the folder above, or the version's own
--static FOLDER  pictures behind /static/…, for example docs/public/static
--dry-run        report only, write nothing
--force          replace files that are here with other content

Exit code: 0 when everything was taken over, 2 when something could not be (the rest is written), 1 on an error.`;

export interface ImportRequest {
  folder: string;
  product: string;
  version: string;
  pages?: string;
  static?: string;
  dryRun: boolean;
  force: boolean;
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      product: { type: 'string' },
      version: { type: 'string' },
      pages: { type: 'string' },
      static: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
}

/**
 * @throws one Error that lists everything that is wrong with the arguments, and the usage
 */
export function readImportArgs(args: readonly string[]): ImportRequest {
  const problems: string[] = [];
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
  const { values, positionals } = parsed;
  const { product = '', version = '' } = values;
  if (positionals.length !== 1) problems.push(`${positionals.length} folders are named; name one`);
  if (!/^[a-z][a-z\d-]*$/.test(product))
    problems.push(`--product is "${product}"; write a name such as material-ui`);
  if (!/^v?\d+$/.test(version)) problems.push(`--version is "${version}"; write a major version such as v6`);
  if (problems.length > 0) {
    throw new Error(
      `Wrong arguments:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n\n${USAGE}`,
    );
  }
  return {
    folder: positionals[0] ?? '',
    product,
    version: version.replace(/^v?/, 'v'),
    pages: values.pages,
    static: values.static,
    dryRun: values['dry-run'],
    force: values.force,
  };
}
