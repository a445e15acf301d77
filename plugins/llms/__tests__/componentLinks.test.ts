import { writeComponentLinks } from '../node/componentLinks';

const write = (frontMatter: Record<string, unknown>) => writeComponentLinks({ frontMatter });

describe('writeComponentLinks', () => {
  it('leads to the issues of the repository that has the source', () => {
    const githubLabel = 'scope: charts';
    const source = 'https://github.com/mui/mui-x/tree/v8.x/packages/x-charts/src';
    expect(write({ githubLabel, githubSource: source })).toBe(
      `- [Source](${source})\n` +
        '- [Open issues](https://github.com/mui/mui-x/issues?q=is%3Aopen%20label%3A%22scope%3A%20charts%22)',
    );
    expect(write({ githubLabel, githubSource: 'packages/mui-material/src/Box' })).toContain(
      '](https://github.com/mui/material-ui/issues?q=',
    );
  });
});
