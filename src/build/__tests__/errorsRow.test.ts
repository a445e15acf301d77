import { findPackageDir } from '../../../plugins/kit/node/findPackageDir';
import { products } from '../../../docs/products';
import { buildErrorsRow } from '../errorsRow';

const librariesOf = () =>
  (buildErrorsRow({ build: undefined }).options as { libraries: { package: string; folder: string }[] })
    .libraries;

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
});
