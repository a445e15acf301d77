import fs from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { VersionFacts } from '../../../docs/versions';
import { describeJoiError } from '../../pages-manifest/joiProblems';
import { formatProblems } from '../../pages-manifest/problems';
import { linesOf } from '../../pages-manifest/sourceLines';
import type { Manifest, ManifestVersion, Problem } from '../../pages-manifest/types';

export const VERSIONS_FILE = 'docs/versions.ts';

const address = Joi.string()
  .pattern(/^https:\/\/\S+$/)
  .messages({ 'string.pattern.base': '{{#label}} is not an address with https' });

const fields = {
  product: Joi.string().required(),
  version: Joi.string()
    .pattern(/^v\d+(-[a-z]+)?$/)
    .required()
    .messages({ 'string.pattern.base': '{{#label}} is not a name such as v9 or v6-beta' }),
  numbers: Joi.array()
    .items(Joi.string().pattern(/^\d+\.\d+\.\d+(-[\w.]+)?$/))
    .min(1)
    .max(2),
  released: Joi.string()
    .required()
    .custom((value: string, helpers) => {
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
      return isDay ? value : helpers.error('released.day');
    })
    .messages({ 'released.day': '"released" is not a day' }),
  status: Joi.valid('maintained', 'beta', 'end-of-life'),
  docs: address.pattern(/\/$/).messages({
    'string.pattern.base': '{{#label}} is not an address with https and a slash at the end',
  }),
  pages: Joi.array().items(Joi.string().pattern(/^[^/\s]+(\/[^/\s]+)*$/)),
  notes: address.required(),
  migration: Joi.alternatives(address, Joi.string().pattern(/^\/[^/\s]\S*$/)),
};

const schema = Joi.object<VersionFacts>(fields)
  .required()
  .label('version')
  .prefs({ abortEarly: false, convert: false });

const advice = {
  version: 'Write an id of docs/products.ts, or a name such as "v6-beta".',
  numbers: 'Write one full number, such as ["6.5.0"], or the first and last of a range.',
  released: 'Write a day such as "2026-04-07".',
  docs: 'Write an address such as "https://v5.mui.com/material-ui/".',
  pages: 'Write names without slashes at their ends, such as ["react-button"].',
  notes: 'Write an address with https; {version} stands for the installed version.',
  migration: 'Write an address with https, or a path of this site.',
};

type Wrong = Pick<Problem, 'message' | 'value' | 'fix'>;

/** A guide on this site has to be one of its pages. */
function checkMigration({ product, version, migration }: VersionFacts, { products }: Manifest): Wrong[] {
  if (!migration?.startsWith('/')) return [];
  const pages = products.flatMap(({ versions }) => versions.flatMap((each) => each.pages));
  const [pathname] = migration.split(/[?#]/);
  if (pages.some((page) => page.pathname === pathname)) return [];
  const fix = `Write the pathname of a page, or an address with https, as "migration" of ${product} ${version}.`;
  return [
    { message: 'The migration guide is not a page of this site.', value: JSON.stringify(migration), fix },
  ];
}

/** What does not go with the product that the row names. */
function checkPlace(row: VersionFacts, { products }: Manifest): Wrong[] {
  const product = products.find(({ id }) => id === row.product);
  const name = JSON.stringify(`${row.product} ${row.version}`);
  if (!product) {
    const fix = `Write one of ${products.map(({ id }) => id).join(', ')}.`;
    return [{ message: 'There is no such product.', value: JSON.stringify(row.product), fix }];
  }
  if (product.versions.some(({ id }) => id === row.version)) {
    const extra = (['numbers', 'docs', 'pages'] as const).filter((key) => row[key] !== undefined);
    return extra.map((key) => ({
      message: `"${key}" of a version on this site comes from its installed package and its pages.`,
      value: name,
      fix: `Leave out "${key}".`,
    }));
  }
  const missing = (['numbers', 'docs'] as const).filter((key) => row[key] === undefined);
  return missing.map((key) => ({
    message: `A version that is not on this site needs "${key}".`,
    value: name,
    fix: `Add it, or correct "version": on this site are ${product.versions.map(({ id }) => id).join(', ')}.`,
  }));
}

function checkMissing(facts: readonly VersionFacts[], { products }: Manifest): Problem[] {
  const lacksRow = ({ product, id, library }: ManifestVersion) =>
    library && !facts.some((row) => row.product === product && row.version === id);
  return products
    .filter(({ noIndex, fixture }) => !noIndex && !fixture)
    .flatMap(({ versions }) => versions.filter(lacksRow))
    .map(({ product, id }) => ({
      file: VERSIONS_FILE,
      message: 'A version on this site has no row.',
      value: JSON.stringify(`${product} ${id}`),
      fix: `Add { product: '${product}', version: '${id}', released: '…', notes: 'https://…' }.`,
    }));
}

/** Everything that is wrong with the rows of `docs/versions.ts`. */
export function checkVersions(facts: readonly unknown[], manifest: Manifest, text: string): Problem[] {
  const problems = facts.flatMap((row, index): Problem[] => {
    const { product = '', version } = (row ?? {}) as Partial<VersionFacts>;
    const wrong = describeJoiError(schema.validate(row).error, { known: Object.keys(fields), advice });
    const valid = wrong.length > 0 ? [] : [row as VersionFacts];
    const others = valid.flatMap((each) => [
      ...checkPlace(each, manifest),
      ...checkMigration(each, manifest),
    ]);
    const isTwice = facts.slice(0, index).some((other) => {
      const { product: name, version: id } = (other ?? {}) as Partial<VersionFacts>;
      return name === product && id === version;
    });
    const value = JSON.stringify(`${product} ${version}`);
    const twice = isTwice
      ? [{ message: 'Two rows are of the same version.', value, fix: 'Remove one.' }]
      : [];
    const line = linesOf(text, product)[0];
    return [...wrong, ...others, ...twice].map(({ message, value: received, fix }) => ({
      file: VERSIONS_FILE,
      line,
      message: `${product} ${version}: ${message}`,
      value: received,
      fix,
    }));
  });
  return [...problems, ...checkMissing(facts as readonly VersionFacts[], manifest)];
}

/**
 * @throws one Error that lists everything that is wrong with the rows, with file, value and fix
 */
export function assertVersions(rootDir: string, facts: readonly unknown[], manifest: Manifest): void {
  const text = fs.readFileSync(path.join(rootDir, VERSIONS_FILE), 'utf8');
  const problems = checkVersions(facts, manifest, text);
  if (problems.length > 0) throw new Error(formatProblems(problems));
}
