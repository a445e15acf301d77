import { convertCodeblocks, convertFences } from '../convertCode';
import { removeMarks } from '../convertMarks';
import { linesOf, textOf } from './support';

const npm = '```bash npm\nnpm i\n```';
const yarn = '```bash yarn\nyarn\n```';

describe('<codeblock storageKey> (issue 3 point 1)', () => {
  const convert = (text: string) => convertCodeblocks(linesOf(text));

  it('gets the empty lines that raw HTML in CommonMark needs', () => {
    const { lines, notes } = convert(
      `Text\n<codeblock storageKey="package-manager">\n${npm}\n${yarn}\n</codeblock>\nMore`,
    );
    expect(textOf({ lines })).toBe(
      `Text\n\n<codeblock storageKey="package-manager">\n\n${npm}\n\n${yarn}\n\n</codeblock>\n\nMore`,
    );
    expect(notes).toEqual([]);
  });

  it('stays as it is where it has them', () => {
    const text = `<codeblock storageKey="package-manager">\n\n${npm}\n\n${yarn}\n\n</codeblock>\n`;
    expect(textOf(convert(text))).toBe(text);
  });

  it('gets a key where it has none', () => {
    expect(textOf(convert(`<codeblock>\n\n${npm}\n\n${yarn}\n\n</codeblock>`))).toContain(
      'storageKey="package-manager"',
    );
  });

  it.each([
    ['fewer than two code fences', npm],
    ['more than code fences', `${npm}\n\nText\n\n${yarn}`],
    ['not each of its fences has a label', `${npm}\n\n\`\`\`bash\nx\n\`\`\``],
    ['the same label', `${npm}\n\n${npm}`],
  ])('loses its tags where it cannot be tabs: %s', (problem, content) => {
    const { lines, notes } = convert(`<codeblock storageKey="a">\n\n${content}\n\n</codeblock>`);
    expect(textOf({ lines })).not.toContain('codeblock');
    expect(textOf({ lines })).toContain(content);
    expect(notes).toEqual([{ line: 1, kind: 'lost', message: expect.stringContaining(problem) }]);
  });
});

describe('fences (issue 3 point 1 "fence titles … line highlighting")', () => {
  const convert = (text: string) => convertFences(linesOf(text));

  it.each(['```bash npm', '```tsx title="src/tea.tsx" {1}', '```diff', '```', '~~~js {1} showLineNumbers'])(
    'keeps %s',
    (fence) => {
      const text = `${fence}\ntea\n${fence.slice(0, 3)}`;
      expect(convert(text)).toEqual({ lines: linesOf(text), notes: [] });
    },
  );

  it('leaves out what means nothing, and lines that are not there', () => {
    const { lines, notes } = convert('```tsx title="a" live=yes {1,3-9}\ntea\n```');
    expect(textOf({ lines })).toBe('```tsx title="a" {1}\ntea\n```');
    expect(notes.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'lost'],
      [1, 'lost'],
    ]);
  });

  it('parts a language from what sticks to it', () => {
    expect(textOf(convert('```jsx{1}\ntea\n```'))).toBe('```jsx {1}\ntea\n```');
    expect(textOf(convert('```title="a"\ntea\n```'))).toBe('```text title="a"\ntea\n```');
  });
});

describe('marks for that family’s own tools', () => {
  it('are left out, but not in code', () => {
    const text =
      'A\n\n<!-- #default-branch-switch -->\n\nB\n\n<featureList>\n\n- C\n\n</featureList>\n\n```\n<!-- #x -->\n```';
    expect(
      removeMarks(linesOf(text))
        .map((line) => line.text)
        .join('\n'),
    ).toBe('A\n\nB\n\n- C\n\n```\n<!-- #x -->\n```');
  });

  it('leave other comments where they are', () => {
    const text = 'A\n<!-- To sync with cups.md -->\nB';
    expect(removeMarks(linesOf(text))).toEqual(linesOf(text));
  });
});
