/** Settings that only the build reads. */
const OF_THE_BUILD = new Set(
  'baseUrlIssueBanner clientModules headTags markdown onBrokenAnchors onBrokenLinks onDuplicateRoutes plugins presets scripts staticDirectories stylesheets themes'.split(
    ' ',
  ),
);

const EXPORT = 'export default ';

/**
 * `docusaurus.config.mjs` as the framework generates it -> the same without what only the build reads, the colors of
 * the highlighter that the site has not among it: it is in the main chunk, which each page loads (design §6).
 *
 * @throws an Error where the file does not look as `@docusaurus/core` 3.10 writes it
 */
export function slimConfig(source: string): string {
  const start = source.indexOf(EXPORT);
  if (start < 0) {
    throw new Error(
      'The generated configuration is not that of @docusaurus/core 3.10: adapt src/build/slim/slimConfig.ts, or take its ' +
        'rule out of src/build/bundlerPlugin.ts.',
    );
  }
  const config = JSON.parse(source.slice(start + EXPORT.length).replace(/;\s*$/, '')) as {
    themeConfig?: { prism?: unknown };
  };
  const slim = Object.fromEntries(Object.entries(config).filter(([name]) => !OF_THE_BUILD.has(name)));
  const themeConfig = { ...config.themeConfig, prism: {} };
  return `${EXPORT}${JSON.stringify({ ...slim, themeConfig })};`;
}
