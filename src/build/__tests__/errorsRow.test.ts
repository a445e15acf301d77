import { findPackageDir } from '../../../plugins/kit/node/findPackageDir';
import { products } from '../../../docs/products';
import { buildErrorsRow } from '../errorsRow';

type Settings = Parameters<typeof buildErrorsRow>[0];

const librariesOf = (settings: Partial<Settings> = {}) =>
  (
    buildErrorsRow({ build: undefined, products: [], ...settings }).options as {
      libraries: { package: string; folder: string }[];
    }
  ).libraries;

describe('the row of production-errors', () => {
  it('has the package that each version documents, also where that is not the one of its product', () => {
    const named = products.flatMap(({ id, fixture, versions }) =>
      fixture
        ? []
        : versions.flatMap(({ id: version, library }) => (library ? [[id, version, library]] : [])),
    );
    for (const [id, version, library] of named) {
      expect(librariesOf()).toContainEqual(
        expect.objectContaining({ package: library, folder: `docs/${id}/${version}` }),
      );
    }
  });

  it('names installed packages only', () => {
    const missing = librariesOf().filter((row) => findPackageDir(row.package, row.folder) === null);
    expect(missing).toEqual([]);
  });

  it('reads the libraries of the products that the development server has, and a build all', () => {
    expect(librariesOf({ products: ['joy-ui', 'material-ui@7'] }).map(({ folder }) => folder)).toEqual([
      'docs/material-ui/v7',
      'docs/joy-ui/v5',
    ]);
    expect(librariesOf({ build: 'root', products: ['joy-ui'] })).toEqual(librariesOf());
  });
});
