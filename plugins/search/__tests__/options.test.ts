import { buildSearchRow } from '../../../src/build/searchRow';
import { DEFAULT_OPTIONS, validateOptions, type Options } from '../options';

const validate = (options: unknown) => validateOptions({ options: options as Options });
const algolia = { appId: 'APP', apiKey: 'public', indexName: 'docs' };

describe('options of search', () => {
  it("default to the site's own engine", () => {
    expect(validate({})).toEqual({ id: 'default', ...DEFAULT_OPTIONS });
  });

  it('can name an account of Algolia instead', () => {
    expect(validate({ engine: { algolia } })).toMatchObject({ engine: { algolia } });
  });

  it.each([
    ['google'],
    [null],
    [{ algolia: { ...algolia, appId: 7 } }],
    [{ algolia: { appId: 'APP' } }],
    [{}],
  ])('reject %p as an engine', (engine) => {
    expect(() => validate({ engine })).toThrow(/\[search\] Invalid options[\s\S]*engine/);
  });
});

describe('the row of search', () => {
  it('has nothing of a service with the own engine', () => {
    const { slots, csp, afterMerge } = buildSearchRow({ engine: 'local' });
    expect(slots?.navbarEnd).toEqual(['@theme/SearchButton']);
    expect(csp).toBeUndefined();
    expect(afterMerge).toBeDefined();
  });

  it('has the button and the hosts of the service otherwise', () => {
    const { slots, csp, afterMerge } = buildSearchRow({ engine: { algolia } });
    expect(slots?.navbarEnd).toEqual(['@theme/DocSearchButton']);
    expect(csp?.['connect-src']).toContain('https://*.algolia.net');
    expect(afterMerge).toBeUndefined();
  });
});
