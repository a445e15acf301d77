import { createRequire } from 'node:module';
import fc from 'fast-check';
import own from '../pathToRegexp';

const requireOfRouter = createRequire(require.resolve('react-router'));
const routers = requireOfRouter('path-to-regexp') as typeof own;

/** What addresses are made of here; with `.` and `+`, which expressions read in a way of their own. */
const segment = fc.stringMatching(/^[a-zA-Z0-9._~-]{1,6}$/);
const address = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.boolean())
  .map(([segments, slash]) => `/${segments.join('/')}${slash && segments.length > 0 ? '/' : ''}`);
const options = fc.record({ strict: fc.boolean(), sensitive: fc.boolean(), end: fc.boolean() });

/** The same address, one below it, one with or without the slash, in other letters, or any other. */
const near = (path: string) =>
  fc.oneof(
    address,
    fc.constantFrom(path, `${path}/`, path.replace(/\/$/, ''), path.toUpperCase()),
    address.map((below) => path.replace(/\/$/, '') + below),
    fc.string().map((end) => path + end),
  );

function matchesOf(compile: typeof own, path: string, settings: object, pathname: string) {
  const keys: { name: number }[] = [];
  const match = compile(path, keys, settings).exec(pathname);
  return { match: match && [...match], keys: keys.map(({ name }) => name) };
}

describe("pathToRegexp (design §6): it reads the site's routes as the router's own does", () => {
  it('matches the same addresses', () => {
    const cases = address.chain((path) => fc.tuple(fc.constant(path), options, near(path)));
    fc.assert(
      fc.property(cases, ([path, settings, pathname]) => {
        expect(matchesOf(own, path, settings, pathname)).toEqual(
          matchesOf(routers, path, settings, pathname),
        );
      }),
    );
  });

  it('lets * stand for anything', () => {
    fc.assert(
      fc.property(fc.oneof(address, fc.string()), (pathname) => {
        for (const path of ['*', '/docs/*']) {
          expect(matchesOf(own, path, {}, pathname)).toEqual(matchesOf(routers, path, {}, pathname));
        }
      }),
    );
  });

  it('leaves the address of a redirect as it is', () => {
    expect(own.compile('/material-ui/react-button')()).toBe('/material-ui/react-button');
  });
});
