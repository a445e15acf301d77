import postcss from 'postcss';
import { createLogicalProperties } from '../node/logicalProperties';

async function run(css: string, from = '/x/node_modules/infima/default.css'): Promise<string> {
  return (await postcss([createLogicalProperties()]).process(css, { from })).css;
}

describe('createLogicalProperties (design §3 fact 10)', () => {
  it.each([
    ['margin-left: 0', 'margin-inline-start: 0'],
    ['padding-right: 1px', 'padding-inline-end: 1px'],
    ['scroll-margin-left: 1px', 'scroll-margin-inline-start: 1px'],
    ['border-left-color: red', 'border-inline-start-color: red'],
    ['border-right: 1px solid', 'border-inline-end: 1px solid'],
    ['border-top-left-radius: 4px', 'border-start-start-radius: 4px'],
    ['left: 0', 'inset-inline-start: 0'],
    ['text-align: right', 'text-align: end'],
    ['float: left', 'float: inline-start'],
    ['margin: 0 1px', 'margin: 0 1px'],
    ['--margin-left: 0', '--margin-left: 0'],
    ['margin-left: 0 !important', 'margin-inline-start: 0 !important'],
  ])('%s -> %s', async (declaration, expected) => {
    expect(await run(`a { ${declaration} }`)).toBe(`a { ${expected} }`);
  });

  it("leaves the site's own style sheets alone", async () => {
    expect(await run('a { left: 0 }', '/x/src/css/base.css')).toBe('a { left: 0 }');
  });
});
