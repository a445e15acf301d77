import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';

/** The part of the runtime that answers `__webpack_hash__`. */
const FULL_HASH = 'GetFullHashRuntimeModule';

/** What the hook passes on; its types in the bundler's package leave this out. */
interface RuntimeModule {
  constructorName: string;
  source?: { source: string | Buffer };
}

/** How much of a hash is in the names of files. */
export const HASH_LENGTH = 8;

/** Answers `__webpack_hash__` with another hash than the bundler's own. */
function answerHash(hash: string) {
  return {
    apply({ hooks }: Compiler) {
      hooks.compilation.tap('site-hash', (compilation) => {
        compilation.hooks.runtimeModule.tap('site-hash', (module) => {
          const { constructorName, source } = module as unknown as RuntimeModule;
          if (constructorName !== FULL_HASH || !source) return;
          source.source = Buffer.from(`__webpack_require__.h = () => ${JSON.stringify(hash)};`);
        });
      });
    },
  };
}

/**
 * Names the chunks of a build by what it is made from. The bundler's own hash has the absolute paths of sources in it: it
 * would be another one on each machine, and so would all files that name chunks (issue 10 point 6 "file by file").
 *
 * @param hash fingerprint of the unit; without one, as in development, the bundler's own remains
 */
export function createHashPlugin(hash: string | undefined) {
  return (_context: LoadContext): Plugin => ({
    name: 'site-hash',
    configureWebpack(config, isServer) {
      if (isServer || hash === undefined || config.mode !== 'production') return {};
      return {
        output: { chunkFilename: `assets/js/[id].${hash.slice(0, HASH_LENGTH)}.js` },
        plugins: [answerHash(hash)],
      } as never;
    },
  });
}
