import fs from 'node:fs';
import path from 'node:path';
import { NO_PICTURES, type Pictures } from './takePictures';

function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? listFiles(file) : [file];
  });
}

/**
 * The pictures behind `/static/…`: `folder` is that family's `docs/public/static`, or `docs/public`.
 *
 * @throws an Error where there is no such folder
 */
export function openPictures(folder: string | undefined): Pictures {
  if (folder === undefined) return NO_PICTURES;
  if (!fs.existsSync(folder) || !fs.statSync(folder).isDirectory()) {
    throw new Error(`There is no folder ${folder}. Name the one whose files are served under /static/.`);
  }
  const roots = [folder, path.join(folder, 'static')];
  const inRoot = (root: string, url: string) =>
    path.join(root, path.posix.normalize(url.slice('/static/'.length)));
  const isFile = (file: string) => fs.existsSync(file) && fs.statSync(file).isFile();
  return {
    find: (url) =>
      url.includes('..') ? undefined : roots.map((root) => inRoot(root, decodeURI(url))).find(isFile),
    list: (prefix) =>
      roots.flatMap((root) =>
        listFiles(path.dirname(`${inRoot(root, prefix)}x`))
          .map((file) => `/static/${path.relative(root, file).split(path.sep).join('/')}`)
          .filter((url) => url.startsWith(prefix)),
      ),
  };
}
