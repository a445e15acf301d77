import { anchorsOfView, listAnchors } from '../node/pages';
import type { ApiRowView, ApiTableView } from '../types';
import { buildFixtureFiles, documents } from './pageFixtures';

async function tableOf(page: string, table: string): Promise<ApiTableView> {
  const { dataOf } = await buildFixtureFiles();
  const view = dataOf(page).view[table];
  if (!view) throw new Error(`${page} has no table ${table}`);
  return view;
}

async function rowOf(page: string, table: string, name: string): Promise<ApiRowView | undefined> {
  return (await tableOf(page, table)).rows.find((row) => row.name === name);
}

describe('the tables of a page (issue 4 point 3)', () => {
  it('split a union, and have descriptions as HTML with links of this site', async () => {
    expect(await rowOf('button', 'props', 'color')).toEqual({
      id: 'button-prop-color',
      name: 'color',
      type: ["'inherit'", "'primary'", "'secondary'"],
      default: "'primary'",
      description: 'The color, see the <a href="/material-ui/v7/customization/palette">palette guide</a>.',
    });
  });

  it('have what a callback is called with and what it returns', async () => {
    expect(await rowOf('button', 'props', 'onClose')).toMatchObject({
      type: ["(event: object, reason: 'escape' | 'click') => boolean"],
      parameters: [
        { name: 'event', type: 'object', description: 'The event.' },
        { name: 'reason', type: "'escape' | 'click'" },
      ],
      returns: { type: 'boolean', description: 'Whether it may close.' },
    });
  });

  it('mark what is required and deprecated', async () => {
    expect(await rowOf('button', 'props', 'title')).toMatchObject({ required: true });
    expect(await rowOf('button', 'props', 'raised')).toMatchObject({
      deprecated: 'Use <code>variant</code> instead.',
    });
    expect(await rowOf('button', 'classes', 'disabled')).toMatchObject({ deprecated: '' });
    expect(await rowOf('use-id', 'parameters', 'prefix')).not.toHaveProperty('required');
  });

  it('have inherited props in place, without those that the component has itself', async () => {
    const { inherited } = await tableOf('button', 'props');
    expect(inherited).toMatchObject([{ from: 'ButtonBase', href: '/material-ui/v7/api/button-base' }]);
    expect(inherited[0]?.rows.map(({ name }) => name)).toEqual(['centerRipple']);
  });

  it('give every row an anchor, unique on the page', () => {
    expect(documents.map(listAnchors)).toEqual([
      [
        'button-prop-color',
        'button-prop-onClose',
        'button-prop-title',
        'button-prop-raised',
        'button-prop-sx',
        'button-prop-centerRipple',
        'button-slot-root',
        'button-classes-root',
        'button-classes-disabled',
      ],
      ['button-base-prop-centerRipple'],
      [
        'select-root-prop-disabled',
        'select-trigger-prop-disabled',
        'select-trigger-data-popup-open',
        'select-trigger-css-anchor-width',
      ],
      ['use-id-parameter-prefix'],
    ]);
  });

  it('have the same anchors as the document before its texts are made', async () => {
    const { dataOf } = await buildFixtureFiles();
    const [button] = documents;
    expect(anchorsOfView(dataOf('button').view)).toEqual(button && listAnchors(button));
  });

  it('leave out tables without rows', async () => {
    const { dataOf } = await buildFixtureFiles();
    expect(Object.keys(dataOf('button').view)).toEqual(['props', 'slots', 'classes']);
    expect(Object.keys(dataOf('select').view)).toEqual([
      'root/props',
      'trigger/props',
      'trigger/dataAttributes',
      'trigger/cssVariables',
    ]);
  });
});
