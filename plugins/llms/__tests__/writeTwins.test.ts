import { createParser, type Parse } from '../node/parser';
import { buildTwins } from '../node/writeTwins';
import { writeSite } from './site';

const { site, dir } = writeSite();
let parse: Parse;
let pages: Map<string, string>;

beforeAll(async () => {
  parse = await createParser();
  const twins = buildTwins(site, dir, parse).flatMap((version) => version.pages);
  pages = new Map(twins.map(({ page, markdown }) => [page.pathname, markdown]));
});

const read = (pathname: string) => pages.get(pathname) ?? '';

/** What a parser of GitHub's Markdown sees of a type of token. */
function texts(markdown: string, type: string): string[] {
  return parse(markdown)
    .filter((token) => token.type === type)
    .map(({ start, end }) => markdown.slice(start.offset, end.offset));
}

describe('a page as Markdown (issue 8 point 3)', () => {
  it('begins with title, description and where it is found, each once', () => {
    expect(read('/kit/react-button')).toMatch(
      new RegExp(
        [
          '^# Button\n\n> Buttons let people act\\.\n\n',
          '- Page: <https://docs\\.example/base/kit/react-button>\n',
          '- Product: Kit 2\\.1\\.0 \\(`@kit/core`\\)\n',
          '- API: \\[Button\\]\\(https://docs\\.example/base/kit/api/button\\.md\\)\n\nSee ',
        ].join(''),
      ),
    );
    expect(texts(read('/kit/react-button'), 'atxHeading')).toEqual(['# Button', '## Sizes']);
  });

  it('has absolute links: to Markdown where there is some, to addresses and files of the repository', () => {
    expect(texts(read('/kit/react-button'), 'resourceDestinationString')).toEqual([
      'https://docs.example/base/kit/api/button.md',
      'https://docs.example/base/kit/api/button.md#button-prop-color',
      'https://docs.example/base/kit/react-button.md#sizes',
      'https://docs.example/base/versions',
      'https://code.example/raw/main/docs/kit/v2/content/react-button/a.svg',
      'https://code.example/button',
      'https://code.example/blob/main/docs/kit/v2/content/react-button/Styled/css/index.tsx',
    ]);
    expect(read('/kit/react-button')).toContain('<a href="https://docs.example/base/kit/react-old">');
    expect(read('/kit/v1/react-button')).toContain('(https://docs.example/base/kit/v1/react-button.md)');
  });

  it('has the sources of its demos, whole and with their local files, in lists and quotations too', () => {
    const blocks = texts(read('/kit/react-button'), 'codeFenced');
    const demo =
      '```tsx title="Sizes.tsx" demo="Sizes"\nimport { data } from \'./data\';\n\nexport default () => <b>{data}</b>;\n```';
    expect(blocks[0]).toBe(demo);
    expect(blocks[1]).toBe('````ts title="data.ts" demo="Sizes"\nexport const data = "```";\n````');
    expect(blocks[2]?.replace(/^>(?: {3})?/gm, '')).toBe(demo);
    expect(blocks.at(-1)).toContain(
      'title="Styled/system/index.tsx" demo="Styled"\nexport default () => null;',
    );
    expect(read('/kit/react-button')).toContain('in other stylings: [plain CSS](');
  });

  it('has admonitions as quotations and tabs as blocks with titles, and code as it is', () => {
    const markdown = read('/kit/react-button');
    expect(markdown).toContain(
      '\n> **Warning: Mind the gap**\n>\n> Twice.\n\n> **Info: Why**\n>\n> Because of:\n>\n> - a list\n',
    );
    expect(markdown).toContain(
      '> :::note\n> {{"demo": "Sizes.tsx"}}\n>\n>\n> Two lines below.\n> :::\n> ```',
    );
    expect(texts(markdown, 'codeFencedFence')).toEqual(
      expect.arrayContaining(['```bash title="npm"', '```bash title="With pnpm"']),
    );
    expect(markdown).not.toMatch(/codeblock|<!--|\{#|class="description"/);
  });

  it('has modules and comments of MDX left out, not those in code', () => {
    expect(read('/kit/v1/react-gone')).toMatch(
      /1\.0\.0 \(`@kit\/core`\)\n\n```ts\nimport x from 'y';\n```\n$/,
    );
  });
});

describe('tables of the API', () => {
  it('are written out with each row and each part of it', () => {
    const rows = texts(read('/kit/api/button'), 'tableRow');
    expect(texts(read('/kit/reference'), 'tableRow')).toEqual(rows);
    expect(rows).toEqual([
      '| Prop | Type | Default | Description |',
      "| `color` (since 2) | `'a' \\| 'b'` | `'a\\|b'` | Of `a` \\<b>, see [\\*it\\*](https://docs.example/base/kit/react-button.md#sizes). |",
      '| `onChange` (required, deprecated) | `(value: string \\| null) => void` |  | Called with:<br>- `value` `string \\| null`: The _new_ value.<br>Returns `void`<br>Type:<br>`{`<br>``a: `x`;``<br>`}` |',
      '| Prop | Type |',
      '| `id` | `string` |',
    ]);
    expect(read('/kit/api/button')).toContain(
      'Props of [Base](https://docs.example/base/kit/api/base), available as well:',
    );
    expect(read('/kit/api/button')).not.toContain('{{');
    expect(read('/kit/api/button')).toContain('[IconSearch](https://docs.example/base/kit/api/button).');
  });

  it('stand on pages that show them below a heading of their own as well', () => {
    expect(texts(read('/kit/reference'), 'atxHeading')).toEqual(['# reference', '### Props']);
  });
});
