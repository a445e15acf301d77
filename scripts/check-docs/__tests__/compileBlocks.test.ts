/** Blocks of code compile against the libraries of their workspace (issue 9 point 5). */
import path from 'node:path';
import { compileBlocks } from '../blocks/compileBlocks';
import { readBlocks } from '../blocks/readBlocks';
import { makeDoc } from './makeDoc';

const rootDir = path.resolve(__dirname, '../../..');
const workspace = 'docs/system/v9';

const fence = (code: string, info = 'tsx') => `\`\`\`${info}\n${code}\n\`\`\`\n`;

function findWrong(...fences: string[]): { line?: number; message: string }[] {
  const doc = { ...makeDoc(fences.join('\n')), file: `${workspace}/content/react-a/react-a.md` };
  const { blocks, problems } = readBlocks(doc);
  return [...problems, ...compileBlocks(rootDir, workspace, blocks)];
}

it('takes modules, excerpts, elements, objects, and files that import each other', () => {
  expect(
    findWrong(
      fence(
        "import Box from '@mui/system/Box';\n\nexport default function App() {\n  return <Box sx={{ p: 1 }} />;\n}",
      ),
      fence('const theme = createTheme({ spacing: 4 });\napply(theme, mine);'),
      fence('<Box sx={{ p: 1 }} />\n// or\n<Box component="main">Text</Box>'),
      fence('<Box sx={{ p: 1 }}>'),
      fence("{ id: 'a', size: 1 },\n{ id: 'b', size: 2 },"),
      fence(
        "import Link from 'some-framework/link';\nimport { local } from './local';\n\nexport const a = <Link to={local} />;",
      ),
      fence("export const shade = 'dark' as const;", 'ts title="src/shade.ts"'),
      fence(
        "import { shade } from './shade';\n\nexport const dark: 'dark' = shade;",
        'ts title="src/use.ts"',
      ),
      fence('const add = (a, b) => a + b;', 'js'),
      fence('This is not code.', 'text'),
    ),
  ).toEqual([]);
});

it('tells what the libraries do not have, with its line', () => {
  const wrong = findWrong(
    fence("import Box from '@mui/system/Bix';\n\nexport default Box;"),
    fence("const theme = createTheme({\n  spacing: 4,\n  direction: 'up',\n});"),
    fence('<Box sx={{ p: 1 }} p={3} key={{}} />'),
  );
  expect(wrong.map(({ line }) => line)).toEqual([2, 10, 15]);
  expect(wrong[0]?.message).toContain("Cannot find module '@mui/system/Bix'");
});

it('leaves a block out for a reason only', () => {
  expect(findWrong(fence('not code', 'tsx nocheck="of another language"'))).toEqual([]);
  expect(findWrong(fence('not code', 'tsx nocheck'))).toEqual([
    expect.objectContaining({ line: 1, fix: 'Type nocheck="the reason".' }),
  ]);
});
