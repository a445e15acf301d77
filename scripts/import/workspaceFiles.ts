import { packageNameOf, type Packages } from './packages';

export interface Workspace {
  product: string;
  /** Name of the product for people. */
  name: string;
  version: string;
  /** The documented package. */
  library?: string;
}

const ALWAYS = ['react', 'react-dom'];

/** `v6` -> 6; a version id is that of the library's major version. */
function majorOf(version: string): number | null {
  const major = Number(/^v(\d+)$/.exec(version)?.[1] ?? NaN);
  return Number.isNaN(major) ? null : major;
}

/** The range of the documented package where another major version is installed, or none. */
export function unsettledRange({ library, version }: Workspace, packages: Packages): string | null {
  const installed = library && packages.versionOf(library);
  const major = majorOf(version);
  if (!installed || major === null || installed.startsWith(`${major}.`)) return null;
  return major === 0 ? '<1.0.0' : `^${major}.0.0`;
}

/**
 * `package.json` of a workspace that has none: what its demos import, pinned to what is installed (design §4).
 *
 * @param used packages that the demos import
 */
export function printPackageJson(workspace: Workspace, used: Iterable<string>, packages: Packages): string {
  const { product, name, version, library } = workspace;
  const names = new Set([...ALWAYS, ...(library ? [library] : []), ...[...used].map(packageNameOf)]);
  const range = unsettledRange(workspace, packages);
  const dependencies = [...names].sort().flatMap((dependency) => {
    const wanted = dependency === library && range ? range : packages.versionOf(dependency);
    return wanted === null ? [] : [[dependency, wanted] as const];
  });
  const json = {
    name: `docs-${product}-${version}`,
    version: '0.0.0',
    private: true,
    description: `${name} ${version.replace(/^v/, '')}: pages, demos and the libraries they document`,
    dependencies: Object.fromEntries(dependencies),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

export const TSCONFIG = `${JSON.stringify(
  { extends: '../../../tsconfig.demos.json', include: ['content', 'pages.ts', 'DemoRoot.tsx'] },
  null,
  2,
)}\n`.replace(/\[\n\s+([^\]]*?)\n\s+\]/g, (_, items: string) => `[${items.replace(/\n\s+/g, ' ')}]`);
