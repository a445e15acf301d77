import type { ApiSize } from '../types';
import { buildFixtureFiles } from './pageFixtures';

const size: ApiSize = {
  alone: { minified: 106_064, gzip: 35_619, brotli: 31_696 },
  onTop: { minified: 29_697, gzip: 9_624, brotli: 8_692 },
};

describe('the size of a component on its page (issue 4 point 6)', () => {
  it('stands below its import, and in the data', async () => {
    const { pages, dataOf } = await buildFixtureFiles({ sizes: new Map([['Button', size]]) });
    expect(pages.get('button.md')).toContain(
      '```\n\n**8.7 kB** on a page that has the core of the library, **31.7 kB** alone: ' +
        'minified and compressed with Brotli, without React (9.6 kB and 35.6 kB with gzip).\n',
    );
    expect(dataOf('button').size).toEqual(size);
    expect(dataOf('select')).not.toHaveProperty('size');
  });

  it('is that of the component alone where its library has no core', async () => {
    const sizes = new Map([['Button', { alone: size.alone }]]);
    const { pages } = await buildFixtureFiles({ sizes });
    expect(pages.get('button.md')).toContain('**31.7 kB**: minified and');
  });
});

describe('what a page tells of other versions (issue 4 point 5)', () => {
  const history = {
    sectionsOf: () => ['## Changes since version 7', '- Prop added: [`title`](#button-prop-title)'],
    sinceOf: (documentName: string, owner: string, prop: string) =>
      `${documentName}/${owner}/${prop}` === 'Select/Select.Root/disabled' ? '9' : undefined,
  };

  it('stands before the link to the source', async () => {
    const { pages } = await buildFixtureFiles({ history });
    expect(pages.get('button.md')).toContain(
      '\n\n## Changes since version 7\n\n- Prop added: [`title`](#button-prop-title)\n\n## Source code\n',
    );
  });

  it('is in the rows of props that an earlier version lacks', async () => {
    const { dataOf } = await buildFixtureFiles({ history });
    const { view } = dataOf('select');
    expect(view['root/props']?.rows[0]).toMatchObject({ name: 'disabled', since: '9' });
    expect(view['trigger/props']?.rows[0]).not.toHaveProperty('since');
  });
});
