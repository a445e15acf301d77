import postcss from 'postcss';
import { slimInfima } from '../slimInfima';

async function slim(
  css: string,
  file = '/node_modules/infima/dist/css/default/default.css',
  blog = true,
): Promise<string> {
  const { css: result } = await postcss([slimInfima(new Set(['--ifm-read']), blog)]).process(css, {
    from: file,
  });
  return result.replace(/\s+/g, ' ').trim();
}

describe('slimInfima (design §6)', () => {
  it('drops the rules of components that the site does not have, neighbours as well', async () => {
    const css = '.navbar { a: b } .menu { a: b } .row { a: b } h1 { a: b } .pills .row { a: b }';
    expect(await slim(css)).toBe('.row { a: b } h1 { a: b }');
  });

  it('keeps the selectors of a rule that are used', async () => {
    expect(await slim('.card, .col--4, .col--2:hover { a: b }')).toBe('.col--4, .col--2:hover { a: b }');
  });

  it('leaves what the blog alone has to the build with the blog', async () => {
    expect(await slim('.markdown, .col--4 { a: b } .row { a: b }', undefined, false)).toBe(
      '.markdown { a: b }',
    );
  });

  it('keeps what is about elements that are not of a class', async () => {
    expect(await slim('a:not(.menu) { a: b }')).toBe('a:not(.menu) { a: b }');
  });

  it('keeps the variables that something reads, whichever they lead to', async () => {
    const css =
      ':root { --ifm-read: var(--ifm-base); --ifm-base: 1px; --ifm-pills: var(--ifm-only-there); --ifm-only-there: 0; --ifm-own: 2px } .row { gap: var(--ifm-own) }';
    const result = await slim(css);
    expect(result).toBe(
      ':root { --ifm-read: var(--ifm-base); --ifm-base: 1px; --ifm-own: 2px } .row { gap: var(--ifm-own) }',
    );
  });

  it('leaves keyframes and other style sheets alone', async () => {
    const css = '@keyframes navbar { 50% { a: b } }';
    expect(await slim(css)).toBe(css);
    expect(await slim('.navbar { a: b }', '/src/css/site.css')).toBe('.navbar { a: b }');
  });
});
