import path from 'node:path';
import { compileStyle } from '../node/compileStyle';
import { findCssFile, packagesOf, toDataUrl } from '../node/cssFiles';

const rootDir = path.resolve(__dirname, '../../..');
const sheet = path.join(rootDir, 'docs/fixture/v2/content/react-fonts/icons.css');
const font = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

describe('files that the style sheet of a demo names (spec §7 "Static loads")', () => {
  it('are found in installed packages and beside the sheet, under a name with a hash', () => {
    expect(findCssFile(sheet, font)?.name).toMatch(
      /^assets\/demo-files\/geist-latin-wght-normal\.[\da-f]{8}\.woff2$/,
    );
    expect(findCssFile(sheet, './template.css')?.file).toBe(path.join(path.dirname(sheet), 'template.css'));
  });

  it.each(['https://a.example/a.woff2', 'data:font/woff2;base64,AA', '/fonts/a.woff2', '#filter'])(
    'are not %s',
    (url) => expect(findCssFile(sheet, url)).toBeNull(),
  );

  it.each(['./none.woff2', '@fontsource-variable/none/a.woff2'])('are told where they lack: %s', (url) => {
    expect(() => findCssFile(sheet, url)).toThrow(/icons\.css has url\(.*\), which is no file\. Write /);
  });

  it('have their address in the compiled sheet, and others stay as they are', () => {
    const css = `@font-face { font-family: A; src: url('${font}') } b { mask: url("#m"); }`;
    const { sheet: compiled } = compileStyle(sheet, Buffer.from(css), rootDir, ({ name }) => `/ui/${name}`);
    expect(compiled.css).toMatch(/src:url\(["']?\/ui\/assets\/demo-files\/geist-[^)]*\.woff2["']?\)/);
    expect(compiled.css).toMatch(/mask:url\(["']?#m["']?\)/);
  });

  it('bring their packages to exported demos', () => {
    expect(packagesOf(`a { src: url("${font}"), url(./b.woff2), url(https://a.example/c) }`)).toEqual([font]);
  });

  it('are data where a sheet stands alone', () => {
    const found = findCssFile(sheet, font);
    expect(found && toDataUrl(found)).toMatch(/^data:font\/woff2;base64,d09GMg/);
  });
});
