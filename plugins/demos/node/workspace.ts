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
