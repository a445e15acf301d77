import path from 'node:path';
import { writeFolder } from '../../lib/__tests__/folders';
import { assignErrors, parseTypeErrors } from '../checkTypes';
import { makeDemo } from './demos';

describe('parseTypeErrors', () => {
  it('reads file, line, code and message, and what explains it', () => {
    const output = [
      "docs/a/v1/content/A.tsx(12,5): error TS2322: Type 'string' is not assignable to type 'number'.",
      '  The expected type comes from property',
      "    'size'.",
      "docs/a/v1/pages.ts(1,1): error TS2307: Cannot find module './x'.",
      '',
    ].join('\n');
    expect(parseTypeErrors(output)).toEqual([
      {
        file: 'docs/a/v1/content/A.tsx',
        line: 12,
        code: 'TS2322',
        message:
          "Type 'string' is not assignable to type 'number'. The expected type comes from property 'size'.",
      },
      { file: 'docs/a/v1/pages.ts', line: 1, code: 'TS2307', message: "Cannot find module './x'." },
    ]);
  });

  it('finds none in a run that succeeded', () => {
    expect(parseTypeErrors('')).toEqual([]);
  });
});

describe('assignErrors', () => {
  const rootDir = writeFolder({
    'docs/a/v1/DemoRoot.tsx': 'export default null;',
    'docs/a/v1/content/p/A.tsx': "import { rows } from './_shared/rows';\nexport default rows;",
    'docs/a/v1/content/p/B.tsx': 'export default null;',
    'docs/a/v1/content/p/_shared/rows.ts': 'export const rows = 1;',
    'docs/a/v1/pages.ts': '',
  });
  const demos = ['A', 'B'].map((name) => makeDemo(`docs/a/v1/content/p/${name}.tsx`));
  const error = (file: string) => ({ file: `docs/a/v1/${file}`, line: 3, code: 'TS1', message: 'Wrong.' });
  const assign = (file: string) =>
    [...assignErrors(rootDir, demos, [error(file)])]
      .filter(([, findings]) => findings.length > 0)
      .map(([name]) => path.basename(name));

  it('gives an error to the demos that have the file', () => {
    expect(assign('content/p/B.tsx')).toEqual(['B.tsx']);
    expect(assign('content/p/_shared/rows.ts')).toEqual(['A.tsx']);
  });

  it('gives an error of what all demos share to all of them', () => {
    expect(assign('DemoRoot.tsx')).toEqual(['A.tsx', 'B.tsx']);
  });

  it('leaves errors of other files to the typecheck of the site', () => {
    expect(assign('pages.ts')).toEqual([]);
  });

  it('says where', () => {
    expect(assignErrors(rootDir, demos, [error('content/p/B.tsx')]).get(demos[1]!.file)).toEqual([
      { stage: 'types', rule: 'TS1', message: 'Wrong.', where: ['docs/a/v1/content/p/B.tsx:3'] },
    ]);
  });
});
