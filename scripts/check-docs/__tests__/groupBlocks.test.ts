import { groupBlocks } from '../blocks/groupBlocks';

const block = (code: string) => ({ doc: 'a.md', line: 1, file: 'a.blocks/line-1.tsx', code });

it("compiles pages that change a library's types on their own (issue 9 point 5)", () => {
  const [plain, other] = [block('one();'), block('two();')];
  const augmenting = block("import 'x';\n\ndeclare module 'x' {}");
  expect(groupBlocks([[plain], [augmenting, other], [], [other]])).toEqual([
    [plain, other],
    [augmenting, other],
  ]);
});
