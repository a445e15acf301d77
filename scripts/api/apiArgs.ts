import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run api -- --package PATH_OR_NAME --out DIR [--component NAME]

--package PATH_OR_NAME  folder of an installed package, or its name: node_modules/@mui/material, @mui/material
--out DIR               folder for one JSON file a component or hook, and the JSON Schema of them
--component NAME        only this component or hook, for example Button

Exit code: 0 when the files are written, 1 on an error; then nothing is written.`;

export interface ApiRequest {
  package: string;
  out: string;
  component?: string;
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: { package: { type: 'string' }, out: { type: 'string' }, component: { type: 'string' } },
  });
}

/**
 * Reads the arguments of `npm run api`.
 *
 * @throws one Error that lists everything that is wrong with them, and the usage
 */
export function readApiArgs(args: readonly string[]): ApiRequest {
  let values: ReturnType<typeof parse>['values'];
  try {
    ({ values } = parse(args));
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
  const { package: name = '', out = '', component } = values;
  const problems = [
    ...(name ? [] : ['--package is missing; write a folder or a name such as @mui/material']),
    ...(out ? [] : ['--out is missing; write a folder such as /tmp/api']),
    ...(component === '' ? ['--component is empty; write a name such as Button'] : []),
  ];
  if (problems.length > 0) {
    throw new Error(`Wrong arguments:\n${problems.map((problem) => `  - ${problem}\n`).join('')}\n${USAGE}`);
  }
  return { package: name, out, ...(component === undefined ? {} : { component }) };
}
