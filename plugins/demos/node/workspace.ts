import path from 'node:path';
import { FRAME_BASE } from './frameRoutes';

/**
 * `docs/<product>/<version>` of a demo: the folder that holds its `package.json`.
 *
 * @throws for a file that lies elsewhere
 */
export function workspaceOf(file: string): string {
  const match = /^(.*[\\/]docs[\\/][^\\/]+[\\/][^\\/]+)[\\/]content[\\/]/.exec(file);
  if (!match?.[1])
    throw new Error(`${file} is no demo: it does not lie in docs/<product>/<version>/content/.`);
  return match[1];
}

/** Address of a demo alone in a document of its own: `demo-frame/material-ui-v9?demo=react-button/A.tsx`. */
export function frameOf(file: string): string {
  const workspace = workspaceOf(file);
  const [product, version] = workspace.split(/[\\/]/).slice(-2);
  const name = path.relative(path.join(workspace, 'content'), file).split(path.sep).join('/');
  return `${FRAME_BASE}/${product}-${version}?demo=${encodeURIComponent(name)}`;
}
