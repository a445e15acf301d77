import { createHash } from 'node:crypto';
import type { DownloadableProject, Language } from '../types';
import { frameOf } from '../client/addresses';
import { buildArchive } from './buildArchive';
import { siteFileOf, type LoaderContext } from './loaderContext';

/** The archive's address below the site's base; its hash lets hosts cache it for ever. */
function assetName(name: string, language: Language, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `assets/demos/${name}.${language}.${hash}.zip`;
}

async function publish(context: LoaderContext, language: Language) {
  const { name, content, inputs } = await buildArchive(context.resourcePath, language);
  inputs.forEach((file) => context.addDependency(file));
  const file = assetName(name, language, content);
  if (context.query !== '?server') context.emitFile(file, Buffer.from(content));
  const { publicPath } = context._compiler.options.output;
  return { url: `${typeof publicPath === 'string' ? publicPath : '/'}${file}`, bytes: content.length };
}

/** `import Project from '!!demo-project!./SignIn.tsx'`: where a demo can be had as a project, in each language. */
export async function loadProject(this: LoaderContext): Promise<string> {
  const [ts, js] = await Promise.all([publish(this, 'ts'), publish(this, 'js')]);
  const project: DownloadableProject = { frame: frameOf(siteFileOf(this)), archives: { ts, js } };
  return `export default ${JSON.stringify(project)};`;
}
