import { convertDirectives, type ResolvedDemo } from '../convertDirectives';
import { linesOf, textOf } from './support';

const resolveDemo = (name: string): ResolvedDemo =>
  name.startsWith('No') ? { problem: 'there is no such file' } : { name: name.replace(/\.js$/, '.tsx') };

const convert = (text: string) =>
  convertDirectives(linesOf(text), { components: ['ComponentLinkHeader'], resolveDemo });

describe('{{"demo": …}} (design §5, issue 3 point 1)', () => {
  it('names the file that was taken, and keeps each known option', () => {
    const options =
      '"bg": "inline", "hideToolbar": true, "defaultCodeOpen": false, "disableAd": true, "iframe": true';
    const more = '"maxWidth": 400, "height": "12rem", "disableLiveEdit": true, "defaultExpanded": false';
    const { lines, notes } = convert(`{{"demo": "Kettle.js", ${options}, ${more}}}`);
    expect(textOf({ lines })).toBe(`{{"demo": "Kettle.tsx", ${options}, ${more}}}`);
    expect(notes).toEqual([]);
  });

  it('leaves out unknown options and wrong values, one note each', () => {
    const { lines, notes } = convert('Text\n\n{{"demo": "Kettle.js", "glow": 3, "bg": "loud"}}');
    expect(textOf({ lines })).toContain('{{"demo": "Kettle.tsx"}}');
    expect(notes).toEqual([
      {
        line: 3,
        kind: 'lost',
        message: expect.stringMatching(/^demo "Kettle.js": option left out: unknown option "glow"/),
      },
      { line: 3, kind: 'lost', message: expect.stringContaining('"bg" is "loud"') },
    ]);
  });

  it('makes it a paragraph of its own', () => {
    expect(textOf(convert('Above\n{{"demo": "A.js"}}\nBelow'))).toBe('Above\n\n{{"demo": "A.tsx"}}\n\nBelow');
  });

  it('reads one that goes over several lines, and one in a list', () => {
    expect(textOf(convert('{{"demo": "A.js",\n  "bg": true\n}}'))).toBe('{{"demo": "A.tsx", "bg": true}}');
    expect(textOf(convert('- Item\n\n  {{"demo": "A.js"}}\n\nText'))).toBe(
      '- Item\n\n  {{"demo": "A.tsx"}}\n\nText',
    );
  });

  it('puts a visible note in the place of a demo that is not there', () => {
    const { lines, notes } = convert('{{"demo": "NoKettle.js"}}\n');
    expect(textOf({ lines })).toMatch(/^:::warning\n.*`NoKettle\.js`.*\n:::\n/);
    expect(notes[0]).toMatchObject({
      kind: 'lost',
      message: expect.stringContaining('there is no such file'),
    });
  });

  it('leaves code, comments and other braces alone', () => {
    const text = '```md\n{{"demo": "A.js"}}\n```\n\n<!--\n{{"demo": "A.js"}}\n-->\n\nSupport {{new feature}}';
    expect(textOf(convert(text))).toBe(text);
  });

  it('reports what is not JSON', () => {
    const { lines, notes } = convert('{{"demo": "A.js", bg: true}}');
    expect(textOf({ lines })).toContain(':::warning');
    expect(notes[0]?.message).toMatch(/^notation is not valid JSON/);
  });
});

describe('{{"component": …}} (issue 3 point 1 "unknown page components become a visible note")', () => {
  it.each([
    '@acme/docs/ComponentLinkHeader',
    'modules/components/ComponentLinkHeader.js',
    'ComponentLinkHeader',
  ])('finds a component of this site behind %s', (name) => {
    expect(textOf(convert(`{{"component": "${name}", "design": false}}`))).toBe(
      '{{"component": "ComponentLinkHeader", "design": false}}',
    );
  });

  it('leaves out options that it does not have', () => {
    const { lines, notes } = convert('{{"component": "ComponentLinkHeader", "color": "red"}}');
    expect(textOf({ lines })).toBe('{{"component": "ComponentLinkHeader"}}');
    expect(notes).toEqual([
      {
        line: 1,
        kind: 'lost',
        message: 'page component ComponentLinkHeader: unknown option "color" left out',
      },
    ]);
  });

  it('names an unknown one where readers see it', () => {
    const { lines, notes } = convert('{{"component": "modules/components/Whistle.js"}}\n');
    expect(textOf({ lines })).toBe(
      ':::warning\nThis page shows the component `modules/components/Whistle.js` here, which this site does not have.\n:::\n',
    );
    expect(notes[0]?.message).toBe(
      'unknown page component "modules/components/Whistle.js"; a visible note stands in its place',
    );
  });

  it('does so without a second admonition inside one', () => {
    const { lines } = convert(':::info\n{{"component": "Whistle"}}\n:::');
    expect(textOf({ lines })).toMatch(/^:::info\n\n\*\*Not available:\*\* .*\n\n:::$/);
  });

  it('makes <codeblock> of the earlier tabs', () => {
    const tabs = '[{"tab": "npm", "code": "npm i", "language": "bash"}, {"tab": "Pnp m", "code": "pnpm i"}]';
    const { lines, notes } = convert(
      `{{"component": "modules/components/HighlightedCodeWithTabs", "tabs": ${tabs}}}`,
    );
    expect(notes).toEqual([]);
    expect(textOf({ lines })).toBe(
      '<codeblock storageKey="code-tabs">\n\n```bash npm\nnpm i\n```\n\n```bash title="Pnp m"\npnpm i\n```\n\n</codeblock>',
    );
  });
});
