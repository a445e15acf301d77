import { loadStyle } from '../node/styleLoader';

const load = (css: string) =>
  loadStyle.call({ resourcePath: '/site/docs/a/v1/content/b/fonts.css', rootContext: '/site' }, css);

describe("a demo's style sheet in the sandbox", () => {
  it('is put in the document of the frame', () => {
    expect(load('b { color: red }')).toContain('element.textContent = "b{color:red}";');
  });

  it('has the addresses of files beside it and in packages, and leaves others as they are', () => {
    const code = load(
      "@font-face { font-family: A; src: url('./a.woff2'), url('@b/c/d.woff2') } b { mask: url('#m') }",
    );
    expect(code).toContain('import file0 from "./a.woff2";\nimport file1 from "@b/c/d.woff2";');
    expect(code).toMatch(/src:url\((\\")?" \+ file0 \+ "(\\")?\),url\((\\")?" \+ file1 \+ "/);
    expect(code).toContain('#m');
  });
});
