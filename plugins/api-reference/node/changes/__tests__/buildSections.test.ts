import { buildSections } from '../buildSections';
import { history, planOf } from './versions';

function sections(id: string, name: string): string[] {
  return buildSections(planOf(id, name), id, history, (text) => text);
}

describe('what a page tells of other versions (issue 4 point 5)', () => {
  it('is what changed since the version before, with links to rows', () => {
    expect(sections('v10', 'Button')).toEqual([
      '## Changes since version 9',
      [
        '- Prop removed: <a href="/material-ui/v9/api/button#button-prop-raised"><code>raised</code></a>. ' +
          'Use the [slots](/slots) instead.',
        '- Prop added: [`open`](#button-prop-open)',
        "- Prop [`color`](#button-prop-color): takes `'b'` as well",
      ].join('\n'),
      '<a href="/material-ui/api/changes#button">All changes from version 9 to 10</a>',
    ]);
  });

  it('is what changes in the version after, too', () => {
    const titles = sections('v9', 'Button').filter((block) => block.startsWith('## '));
    expect(titles).toEqual(['## Changes since version 7', '## Changed in version 10']);
    expect(sections('v7', 'Button')).toEqual([
      '## Changed in version 9',
      '- Props added: <a href="/material-ui/v9/api/button#button-prop-loading"><code>loading</code></a>, ' +
        '<a href="/material-ui/v9/api/button#button-prop-raised"><code>raised</code></a>',
      '<a href="/material-ui/v9/api/changes#button">All changes from version 7 to 9</a>',
    ]);
  });

  it('is that a component came or went', () => {
    expect(sections('v9', 'Chip').slice(-3)).toEqual([
      '## Removed in version 10',
      'Version 10 does not have it. Use Card.',
      '<a href="/material-ui/api/changes#chip">All changes from version 9 to 10</a>',
    ]);
    expect(sections('v10', 'Card').slice(0, 2)).toEqual(['## Changes since version 9', 'New in version 10.']);
  });

  it('leads to parts and their rows', () => {
    expect(sections('v10', 'Select')[1]).toBe(
      '- [`Select.Root`](#select-root):\n  - Prop added: [`value`](#select-root-prop-value)',
    );
  });
});
