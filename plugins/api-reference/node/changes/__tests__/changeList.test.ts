import type { ApiChange } from '../../../types';
import { buildChangeList } from '../changeList';
import { inlineCode, type ChangeContext } from '../changeText';

const context: ChangeContext = {
  from: '7',
  to: '9',
  hrefOf: ({ name, kind }) => (kind === 'removed' ? `/v7/button#${name}` : `#${name}`),
  toMarkdown: (text) => text,
};

const change = (kind: ApiChange['kind'], name: string, rest: Partial<ApiChange> = {}): ApiChange => ({
  subject: 'prop',
  kind,
  name,
  ...rest,
});

function build(changes: ApiChange[], rest: Partial<ChangeContext> = {}): string {
  return buildChangeList(changes, { ...context, ...rest });
}

describe('what came and went', () => {
  it('stands in a line, by its kind', () => {
    const list = build([
      change('removed', 'a'),
      change('added', 'b'),
      change('added', 'c'),
      change('added', 'root', { subject: 'class' }),
    ]);
    expect(list.split('\n')).toEqual([
      '- Prop removed: <a href="/v7/button#a"><code>a</code></a>',
      '- Props added: [`b`](#b), [`c`](#c)',
      '- CSS class added: [`root`](#root)',
    ]);
  });

  it('stands in a list of its own where the library says what to use instead', () => {
    const advice =
      'use the `slots` prop instead. This prop will be removed in a future major release. ' +
      'See [Migrating](/migrating) for more details.';
    const list = build([change('deprecated', 'a', { advice }), change('deprecated', 'b')]);
    expect(list.split('\n')).toEqual([
      '- Props deprecated:',
      '  - [`a`](#a). Use the `slots` prop instead.',
      '  - [`b`](#b)',
    ]);
    expect(build([change('deprecated', 'a', { advice })])).toBe(
      '- Prop deprecated: [`a`](#a). Use the `slots` prop instead.',
    );
  });

  it('is only named where a page lists no advice', () => {
    const changes = [change('deprecated', 'a', { advice: 'Use b.' })];
    expect(build(changes, { toMarkdown: undefined })).toBe('- Prop deprecated: [`a`](#a)');
  });
});

describe('what both versions have', () => {
  it.each([
    [{ kind: 'type', from: "'a' | 'b'", to: "'b' | 'c'" }, "takes `'c'` as well, no longer takes `'a'`"],
    [{ kind: 'type', from: 'string', to: 'number' }, 'type `number` instead of `string`'],
    [{ kind: 'default', from: '1', to: '2' }, 'default `2` instead of `1`'],
    [{ kind: 'default', to: '2' }, 'default `2`'],
    [{ kind: 'default', from: '1' }, 'no default instead of `1`'],
    [{ kind: 'default', from: '1', to: 'x'.repeat(100) }, 'another default'],
    [{ kind: 'className', from: '.a', to: '.b' }, 'class `.b` instead of `.a`'],
    [{ kind: 'required' }, 'is required'],
    [{ kind: 'optional' }, 'is no longer required'],
    [{ kind: 'restored' }, 'is no longer deprecated'],
  ] as const)('%j', ({ kind, ...rest }, text) => {
    expect(build([change(kind, 'size', rest)])).toBe(`- Prop [\`size\`](#size): ${text}`);
  });

  it('is told of in one place', () => {
    const changes = [change('required', 'size'), change('default', 'size', { to: '2' })];
    expect(build(changes)).toBe('- Prop [`size`](#size): is required; default `2`');
  });

  it('shows long types one below the other, where there is room', () => {
    const [from, to] = [`(a: ${'A'.repeat(80)}) => void`, `(a: ${'B'.repeat(80)}) => void`];
    const changes = [change('type', 'size', { from, to })];
    expect(build(changes)).toContain(
      `another type\n\n  \`\`\`ts\n  // version 7\n  ${from}\n  // version 9\n  ${to}\n  \`\`\`\n`,
    );
    expect(build(changes, { toMarkdown: undefined })).toMatch(/another type$/);
  });
});

it('puts what belongs to a part below its name', () => {
  const list = build([
    change('added', 'open', { owner: 'Select.Root' }),
    change('removed', 'Select.Arrow', { subject: 'part' }),
  ]);
  expect(list.split('\n')).toEqual([
    '- Part removed: <a href="/v7/button#Select.Arrow"><code>Select.Arrow</code></a>',
    '- [`Select.Root`](#Select.Root):',
    '  - Prop added: [`open`](#open)',
  ]);
});

it.each([
  ['a', '`a`'],
  ['`a${b}`', '`` `a${b}` ``'],
  ['a\n  b', '`a b`'],
])('puts %j into code', (text, code) => {
  expect(inlineCode(text)).toBe(code);
});
