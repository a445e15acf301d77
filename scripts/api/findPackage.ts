import fs from 'node:fs';
import path from 'node:path';
import { nearest } from '../../src/pages-manifest/nearest';

function hasManifest(folder: string): boolean {
  return fs.existsSync(path.join(folder, 'package.json'));
}

/** The folder and all above it, nearest first. */
function listAbove(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...listAbove(parent)];
}

function listFolders(folder: string): string[] {
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];
}

/** Each workspace's own folder of packages: `docs/<product>/<version>/node_modules`. */
function listWorkspaces(rootDir: string): string[] {
  const docs = path.join(rootDir, 'docs');
  return listFolders(docs).flatMap((product) =>
    listFolders(path.join(docs, product)).map((version) => path.join(docs, product, version)),
  );
}

function listInstalled(modules: string): string[] {
  return listFolders(modules).flatMap((name) =>
    name.startsWith('@') ? listFolders(path.join(modules, name)).map((part) => `${name}/${part}`) : [name],
  );
}

function reportMissing(name: string, cwd: string, modules: readonly string[]): Error {
  const installed = [...new Set(modules.flatMap(listInstalled))];
  const meant = nearest(name, installed);
  const hint = meant.length > 0 ? `Did you mean ${meant.join(' or ')}?` : `Install it: npm install ${name}`;
  return new Error(
    `There is no package "${name}": ${path.resolve(cwd, name)} is no package, and no node_modules here has it.\n${hint}`,
  );
}

/**
 * The folder of a package, absolute: `name` itself if it is one, else as Node would find it from `cwd`, else in the one
 * workspace of the site that has it.
 *
 * @throws if it is not installed, or if several workspaces have one of their own
 */
export function findPackage(name: string, cwd: string, rootDir: string): string {
  const folder = path.resolve(cwd, name);
  if (hasManifest(folder)) {
    return folder;
  }
  const above = [...listAbove(cwd), rootDir].map((parent) => path.join(parent, 'node_modules'));
  const near = above.map((modules) => path.join(modules, name)).find(hasManifest);
  if (near) {
    return near;
  }
  const workspaces = listWorkspaces(rootDir).map((workspace) => path.join(workspace, 'node_modules'));
  const [only, ...others] = workspaces.map((modules) => path.join(modules, name)).filter(hasManifest);
  if (!only) {
    throw reportMissing(name, cwd, [...above, ...workspaces]);
  }
  if (others.length > 0) {
    const list = [only, ...others].map((place) => `  - ${path.relative(rootDir, place)}\n`).join('');
    throw new Error(`"${name}" is installed in several places:\n${list}Name one of these folders.`);
  }
  return only;
}
