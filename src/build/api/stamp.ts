import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hashGenerator as hashExtraction } from '../../../plugins/api-reference/node/loadApi';
import type { DemoPage } from '../../../plugins/api-reference/node/pages';
import type { ApiTarget } from './listTargets';
import { listInstalled } from './targetSizes';

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 20);
}

function listCode(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Fingerprint of the code that reads the libraries and writes the pages. */
export function hashGenerator(): string {
  const plugin = path.join(__dirname, '../../../plugins/api-reference/node');
  const files = [...listCode(plugin), ...listCode(__dirname)].filter((file) => !file.includes('__tests__'));
  return hash([hashExtraction(), files.map((file) => fs.readFileSync(file, 'utf8'))]);
}

function installedOf({ id, packages }: ApiTarget): unknown {
  return [id, packages.map(({ name, facts }) => [name, facts.version])];
}

/**
 * Fingerprint of what the pages of a product-version are made from; equal ones need not be loaded again.
 *
 * @param versions all versions of the product, which its pages are compared with
 */
export function hashSources(target: ApiTarget, versions: readonly ApiTarget[], generator: string): string {
  const { product, apiPath, versionedApiPath } = target;
  const installed = [versions.map(installedOf), listInstalled(target)];
  return hash([generator, installed, product.api ?? null, product.name, apiPath, versionedApiPath]);
}

/** Fingerprint of what `ApiReference` puts on the pages of a product-version. */
export function hashReferences(references: readonly string[]): string {
  return hash(references);
}

/** Fingerprint of what a page shows of the rest of the site. */
export function hashSurroundings(
  links: readonly string[],
  resolve: (link: string) => string,
  demoPages: readonly DemoPage[],
): string {
  return hash([links.map(resolve), demoPages]);
}
