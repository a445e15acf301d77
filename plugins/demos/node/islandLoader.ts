import fs from 'node:fs';
import path from 'node:path';
import { buildLicenseCall, needsLicense } from '../../kit/node/licenses';
import type { Sheet } from '../types';
import { compileStyle } from './compileStyle';
import { createPublisher } from './cssFiles';
import { siteFileOf, type LoaderContext } from './loaderContext';
import { collectLocalFiles, importsOf } from './localFiles';
import { tailwindMainOf } from './tailwind/tailwindFolder';
import { compileFor } from './tailwind/tailwindLoaders';
import { workspaceOf } from './workspace';

/** `docs/<product>/<version>/DemoRoot.tsx` wraps the demos of its libraries in their theme, where it exists. */
function findRoot(context: LoaderContext): string | null {
  const file = path.join(workspaceOf(context.resourcePath), 'DemoRoot.tsx');
  if (!fs.existsSync(file)) {
    context.addMissingDependency(file);
    return null;
  }
  context.addDependency(file);
  return file;
}

/** The style sheets of a demo, compiled: they are in the page's HTML before any script runs. */
async function stylesOf(context: LoaderContext): Promise<Sheet[]> {
  const files = collectLocalFiles(context.resourcePath);
  files.forEach((file) => context.addDependency(file));
  const publish = createPublisher(context);
  const imported = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => compileStyle(file, fs.readFileSync(file), context.rootContext, publish).sheet);
  const isTailwind = tailwindMainOf(context.resourcePath) === context.resourcePath;
  return isTailwind ? [...imported, (await compileFor(context, context.resourcePath)).sheet] : imported;
}

/** The license key, as `index.ts` defines it for the bundler: only what names it has it. */
const LICENSE = 'SITE_X_LICENSE';

/** Whether the demo, or a local file of it, imports a library that wants a license key. */
function isCommercial(context: LoaderContext): boolean {
  return collectLocalFiles(context.resourcePath).some(
    (file) => /\.[jt]sx?$/.test(file) && needsLicense(importsOf(fs.readFileSync(file, 'utf8'))),
  );
}

const buildFacts = (context: LoaderContext): string => `file: ${JSON.stringify(siteFileOf(context))}`;

async function buildServerModule(context: LoaderContext): Promise<string> {
  const root = findRoot(context);
  return [
    `import Component from ${JSON.stringify(context.resourcePath)};`,
    `import source from ${JSON.stringify(`!!demo-source!${context.resourcePath}`)};`,
    `import { renderShell } from '@demos/server/renderShell';`,
    root ? `import Root, { styles } from ${JSON.stringify(root)};` : 'const Root = null, styles = undefined;',
    ...(isCommercial(context)
      ? [
          `import { LicenseInfo } from '@mui/x-license';`,
          `LicenseInfo.setLicenseKey(${LICENSE} || undefined);`,
        ]
      : []),
    `const sheets = ${JSON.stringify(await stylesOf(context))};`,
    `export default { ${buildFacts(context)}, renderShell: (props, seen) =>`,
    '  renderShell({ Component, Root, styles, sheets, source }, props, seen) };',
  ].join('\n');
}

function buildClientModule(context: LoaderContext): string {
  const root = findRoot(context);
  // By its name, all demos of a workspace share one chunk with it.
  const name = `demo-root-${path.relative(context.rootContext, path.dirname(root ?? '')).replace(/\W+/g, '-')}`;
  const loadRoot = root ? `import(/* webpackChunkName: "${name}" */ ${JSON.stringify(root)})` : 'null';
  const license = isCommercial(context) ? `, ${buildLicenseCall(LICENSE)}` : '';
  return [
    `import source from ${JSON.stringify(`!!demo-source!${context.resourcePath}`)};`,
    `export default { ${buildFacts(context)}, source, load: () =>`,
    `  Promise.all([import(${JSON.stringify(context.resourcePath)}), ${loadRoot}${license}]) };`,
  ].join('\n');
}

/**
 * `import Demo0 from '!!demo-island!./X.tsx'`: the demo with its server rendering in the server's bundle; in the
 * browser only the function that fetches it, so that no demo is in a page's own script (design §5).
 */
export async function pitchIsland(this: LoaderContext): Promise<string> {
  return this.query === '?server' ? buildServerModule(this) : buildClientModule(this);
}
