import path from 'node:path';
import fs from 'node:fs';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { listDemoFiles } from './findDemo';

export interface FrameRoute {
  /** Id of the docs instance, for example `material-ui-v9`. */
  id: string;
  /** Demo files by their path relative to the content folder, as the query names them. */
  demos: Record<string, string>;
}

/** Folders of the content that hold pages: demos lie beside them. */
function foldersOf(content: LoadedContent, siteDir: string): { contentDir: string; folders: string[] } {
  const [version] = content.loadedVersions;
  const contentDir = version?.contentPath ?? siteDir;
  const files = version?.docs.map((doc) => doc.source.replace(/^@site/, siteDir)) ?? [];
  return { contentDir, folders: [...new Set(files.map((file) => path.dirname(file)))].sort() };
}

/** The demos of one docs instance that can be opened alone, in a document of their own. */
export function findFrameDemos(id: string, content: LoadedContent, siteDir: string): FrameRoute {
  const { contentDir, folders } = foldersOf(content, siteDir);
  const demos = folders
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => listDemoFiles(folder).map((file) => path.join(folder, file)))
    .map((file) => [path.relative(contentDir, file).split(path.sep).join('/'), file] as const);
  return { id, demos: Object.fromEntries(demos) };
}

/** Source of the module that maps a demo's name to the import of its island. */
export function buildFrameModule({ demos }: FrameRoute): string {
  const lines = Object.entries(demos).map(
    ([name, file]) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(`!!demo-island!${file}`)}),`,
  );
  return ['export default {', ...lines, '};', ''].join('\n');
}
