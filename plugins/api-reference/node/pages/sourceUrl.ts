import path from 'node:path';
import type { ApiDocument } from '../../types';

/** What the `package.json` of a library tells of its repository. */
export interface PackageFacts {
  repository?: string | { url?: string; directory?: string };
}

function readRepository({ repository }: PackageFacts): { url: string; directory: string } | null {
  const { url = '', directory = '' } =
    typeof repository === 'string' ? { url: repository } : (repository ?? {});
  const [, host] = /(github\.com\/[^/]+\/[^/]+?)(?:\.git)?$/.exec(url) ?? [];
  return host ? { url: `https://${host}`, directory } : null;
}

/**
 * Address of a component's source: its folder in the repository at the release, or the package itself for
 * pre-releases, which the repositories do not tag one by one.
 */
export function buildSourceUrl(document: ApiDocument, facts: PackageFacts): string | undefined {
  const repository = readRepository(facts);
  if (!repository || document.version.includes('-')) {
    return `https://www.npmjs.com/package/${document.package}/v/${document.version}?activeTab=code`;
  }
  const folder = path.posix.dirname(document.source.replace(/^(?:build|esm|modern|node|dist)\//, ''));
  const parts = [repository.directory, 'src', folder === '.' ? '' : folder].filter(Boolean);
  return `${repository.url}/tree/v${document.version}/${parts.join('/')}`;
}
