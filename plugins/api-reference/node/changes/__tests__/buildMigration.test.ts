import type { ApiDocument } from '../../../types';
import { planPages } from '../../pages/planPages';
import type { HistoryVersion } from '../history';
import { buildMigration } from '../migration';
import { component, hook, prop } from './documents';

function version(id: string, apiPath: string, documents: ApiDocument[]): HistoryVersion {
  return { id, apiPath, plans: planPages(documents, { apiPath: '/ui/api', versionedApiPath: apiPath }) };
}

const classes = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `c${index}`, className: `.Mui${name}-c${index}` }));

const older = version('v7', '/ui/v7/api', [
  component('Button', {
    props: [prop('color', "'a'"), prop('raised', 'string', { deprecated: 'Use [color](/x) instead.' })],
    classes: classes('Button', 9),
  }),
  component('Grid', { props: [prop('item')] }),
  component('Grid2', {
    props: [prop('size'), prop('classes', 'Grid2Classes')],
    classes: classes('Grid2', 1),
  }),
  component('Hidden', { deprecated: 'Use CSS.' }),
  component('Snack'),
]);

const newer = version('v9', '/ui/api', [
  component('Button', { props: [prop('color', "'a' | 'b'"), prop('loading')] }),
  component('Grid', { props: [prop('classes', 'GridClasses')], classes: classes('Grid', 1) }),
  component('OldGrid', { props: [prop('item')] }),
  component('Toast'),
  hook('useId'),
]);

const build = (more: object = {}) => buildMigration({ older, newer, prefix: 'api', ...more });

describe('buildMigration (issue 7 point 5)', () => {
  it('tells first what is gone and what to use instead, with links to the earlier pages', () => {
    const text = build({ replaced: { Snack: 'Toast' } });
    expect(text).toContain('Compared: the types of `@mui/material 9.5.0`');
    expect(text).toContain('- <a href="/ui/v7/api/hidden"><code>Hidden</code></a>: Use CSS.');
    expect(text).toContain(
      '- <a href="/ui/v7/api/snack"><code>Snack</code></a>: Use <a href="/ui/api/toast"><code>Toast</code></a> instead.',
    );
    expect(text).toContain(
      '<a href="/ui/api/toast"><code>Toast</code></a>, <a href="/ui/api/use-id"><code>useId</code></a>',
    );
    expect(text.indexOf('### Gone')).toBeLessThan(text.indexOf('### New'));
    expect(text.indexOf('### New')).toBeLessThan(text.indexOf('### Removed and changed'));
  });

  it('lists what a component lost and changed, and folds additions and long lists of classes', () => {
    const text = build();
    expect(text).toContain('#### Button {#api-button}');
    expect(text).toContain(
      '- Prop removed: <a href="/ui/v7/api/button#button-prop-raised"><code>raised</code></a>. Use color instead.',
    );
    expect(text).toContain("<code>color</code></a>: takes `'b'` as well");
    expect(text).toContain('<summary>9 CSS classes removed</summary>');
    const additions = text.slice(text.indexOf('### Added'));
    expect(additions).toContain('<summary>3 additions to 2 components and hooks</summary>\n\n- <a');
    expect(additions).toContain('<code>loading</code>');
    expect(text.slice(0, text.indexOf('### Added'))).not.toContain('loading');
  });

  it('compares what was renamed, without what only follows the name', () => {
    const text = build({ renamed: { Grid2: 'Grid', Grid: 'OldGrid' } });
    expect(text).toContain(
      '- <a href="/ui/v7/api/grid2"><code>Grid2</code></a> is <a href="/ui/api/grid"><code>Grid</code></a>',
    );
    expect(text).toContain('is <a href="/ui/api/old-grid"><code>OldGrid</code></a>');
    expect(text).not.toContain('OldGrid {');
    const grid = text.slice(text.indexOf('#### Grid'));
    expect(grid).toContain('Was <a href="/ui/v7/api/grid2">');
    expect(grid).toContain('Prop removed: <a href="/ui/v7/api/grid2#grid2-prop-size"><code>size</code></a>');
    expect(grid).not.toContain('classes');
  });

  it('makes no links to a version without pages', () => {
    const plans = older.plans.map((plan) => ({ ...plan, pathname: '' }));
    const text = build({ older: { ...older, plans } });
    expect(text).toContain('- `Hidden`: Use CSS.');
    expect(text).toContain('- Prop removed: `raised`. Use color instead.');
  });

  it('says that nothing changed', () => {
    const text = build({ older: newer });
    expect(text).toMatch(/No component or hook changed in its API\.$/);
    expect(text).not.toContain('###');
  });
});
