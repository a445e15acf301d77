import { parseArgs } from 'node:util';

export const USAGE = `Usage:
  npm run new -- page PATHNAME [--group GROUP] [--title TITLE]        a page, such as /joy-ui/react-card
  npm run new -- demo PATHNAME NAME                                   a demo on a page, such as CardWithLink
  npm run new -- product ID --name NAME [--library PACKAGE@RELEASE]   a product with its first page

GROUP is the pathname of a group of the page tree; without it, that of the nearest page.`;

export type NewRequest =
  | { kind: 'page'; pathname: string; group?: string; title?: string }
  | { kind: 'demo'; pathname: string; name: string }
  | { kind: 'product'; id: string; name: string; library?: string; release?: string };

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        group: { type: 'string' },
        title: { type: 'string' },
        name: { type: 'string' },
        library: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}

function findProblems(
  kind: string,
  [first = '', second = '', ...more]: string[],
  name?: string,
  library?: string,
) {
  const problems = more.length > 0 ? [`"${more.join(' ')}" is too much`] : [];
  if (!['page', 'demo', 'product'].includes(kind)) return [`"${kind}" is none of page, demo, product`];
  if (kind !== 'product' && !/^\/[a-z0-9][\w/-]*[\w]$/.test(first)) {
    problems.push(`"${first}" is no pathname; write one such as /joy-ui/react-card, without a version`);
  }
  if (kind === 'demo' && !/^[A-Z][A-Za-z0-9]+$/.test(second)) {
    problems.push(`"${second}" is no name of a demo; say what it shows, such as CardWithLink`);
  }
  if (kind !== 'demo' && second !== '') problems.push(`"${second}" is too much`);
  if (kind !== 'product') return problems;
  if (!/^[a-z][a-z0-9-]*$/.test(first)) problems.push(`"${first}" is no id; write one such as my-charts`);
  if (!name) problems.push('--name is missing: the name that readers see');
  if (library !== undefined && !/^(@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+(-[\w.-]+)?$/.test(library)) {
    problems.push(
      `--library is "${library}"; write a package with its release, such as @mui/joy@5.0.0-beta.52`,
    );
  }
  return problems;
}

/**
 * Reads the command line.
 *
 * @throws one Error that lists everything that is wrong with it, and the usage
 */
export function readNewArgs(args: readonly string[]): NewRequest {
  const { values, positionals } = parse(args);
  const [kind = '', ...rest] = positionals;
  const problems = findProblems(kind, rest, values.name, values.library);
  if (problems.length > 0)
    throw new Error(`${problems.map((problem) => `${problem}.`).join('\n')}\n\n${USAGE}`);
  const [first = '', second = ''] = rest;
  if (kind === 'page') return { kind, pathname: first, group: values.group, title: values.title };
  if (kind === 'demo') return { kind, pathname: first, name: second };
  const at = values.library?.lastIndexOf('@') ?? -1;
  const pinned =
    at > 0 ? { library: values.library?.slice(0, at), release: values.library?.slice(at + 1) } : {};
  return { kind: 'product', id: first, name: values.name ?? '', ...pinned };
}
