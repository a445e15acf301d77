import { bundleDemos } from './bundleDemos';
import { checkTypes } from './checkTypes';
import { renderDemos, serverFindings } from './renderDemos';
import { serveDemos } from './serveDemos';
import { MODES, type Demo, type Finding, type Looks } from './types';
import { visitDemos } from './visitDemos';

export interface Checked {
  demo: Demo;
  findings: Finding[];
  /** Whether a second run would find the same: not where the browser failed. */
  certain: boolean;
}

/**
 * Checks demos of one workspace: types, then the server's rendering, then each mode in a browser.
 *
 * @param looks how the browser looks, and whether types are checked: where not all is looked at, nothing is certain
 */
export async function checkWorkspace(
  rootDir: string,
  workspace: string,
  demos: readonly Demo[],
  looks: Looks & { types: boolean } = { modes: MODES, inTurn: false, types: true },
): Promise<Checked[]> {
  const [types, bundles] = await Promise.all([
    looks.types ? checkTypes(rootDir, workspace, demos) : new Map<string, Finding[]>(),
    bundleDemos(rootDir, workspace, demos),
  ]);
  const bundled = demos.filter(({ file }) => !bundles.findings.has(file));
  const renders = await renderDemos(bundles.server, bundled);
  const served = bundled.flatMap((demo) => {
    const render = renders.get(demo.file);
    return render && render.error === null ? [{ demo, render, client: bundles.client }] : [];
  });
  const server = await serveDemos(served);
  try {
    const visited = await visitDemos(
      server,
      served.map(({ demo }) => demo),
      looks,
    );
    const isWhole = looks.types && !looks.inTurn && looks.modes.length === MODES.length;
    return demos.map((demo) => {
      const render = renders.get(demo.file);
      const findings = [
        ...(types.get(demo.file) ?? []),
        ...(bundles.findings.get(demo.file) ?? []),
        ...(render ? serverFindings(render) : []),
        ...(visited.findings.get(demo.file) ?? []),
      ];
      return { demo, findings, certain: isWhole && !visited.failed.has(demo.file) };
    });
  } finally {
    server.close();
  }
}
