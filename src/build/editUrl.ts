import type { SiteEnv } from './env';

/** Address of a file of this repository in the code host's editor. */
export function editUrl(env: Pick<SiteEnv, 'repository' | 'branch'>, file: string): string {
  return `${env.repository}/edit/${env.branch}/${file}`;
}
