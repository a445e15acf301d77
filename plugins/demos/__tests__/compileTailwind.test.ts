import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compileTailwind } from '../node/tailwind/compileTailwind';
import { tailwindMainOf } from '../node/tailwind/tailwindFolder';

let root: string;

function write(file: string, content: string): string {
  const target = path.join(root, 'docs/acme/v1/content/react-chip', file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
  return target;
}

/** A demo whose only element has these classes. */
function writeDemo(classes: string, name = 'Chip'): string {
  return write(`${name}/tailwind/index.tsx`, `export default () => <b className="${classes}">Chip</b>;\n`);
}

async function compile(classes: string): Promise<string> {
  const { sheet, scope } = await compileTailwind(writeDemo(classes), root);
  return sheet.css.replaceAll(scope, 'S').replace(/^\/\*!.*?\*\/\s*/, '');
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'tailwind-'));
});

afterEach(() => {
  fs.rmSync(root, { recursive: true });
});

describe('compileTailwind (issue 3 point 3)', () => {
  it('makes a rule of each class, and of nothing else', async () => {
    expect(await compile('p-4 unknown-class max-w-70 text-white')).toBe(
      '.max-w-70:where(.S){max-width:17.5rem}.p-4:where(.S){padding:1rem}.text-white:where(.S){color:#fff}',
    );
  });

  it('takes classes from the local files below the folder of the demo only', async () => {
    const main = write(
      'Chip/tailwind/index.tsx',
      "import { Label } from './parts/Label';\nimport { text } from '../../data';\nimport { Chip } from 'acme';\n" +
        'export default () => <Label className="p-1">{text}</Label>;\n',
    );
    const label = write(
      'Chip/tailwind/parts/Label.tsx',
      'export const Label = () => <b className="m-2" />;\n',
    );
    write('Chip/tailwind/Unused.tsx', 'export const Unused = () => <b className="m-9" />;\n');
    write('data.ts', "export const text = 'm-3';\n");
    const { sheet, inputs } = await compileTailwind(main, root);
    expect(inputs).toEqual([main, label]);
    expect(sheet.css).toContain('.p-1');
    expect(sheet.css).toContain('.m-2');
    expect(sheet.css).not.toMatch(/m-[39]/);
  });

  it('has neither preflight nor layers nor a rule for elements', async () => {
    const css = await compile('border flex list-disc underline');
    expect(css).not.toMatch(/@layer (base|theme|utilities)/);
    expect(css).not.toMatch(/(^|[},])(html|body|button|\*|:root|:host|::before|h1)/);
    expect(css.match(/[^{}]+(?={)/g)?.filter((selector) => !/\.S|@|tw-/.test(selector))).toEqual([]);
  });

  it('writes values of the theme where they are used; only variables that a class names are declared', async () => {
    expect(await compile('bg-blue-800 rounded-lg')).not.toContain('--');
    expect(await compile('[color:var(--color-sky-500)]')).toBe(
      ':where(.S:not(.S *)){--color-sky-500:oklch(68.5% .169 237.323)}' +
        '.\\[color\\:var\\(--color-sky-500\\)\\]:where(.S){color:var(--color-sky-500)}',
    );
  });

  it('lets `dark:` follow the mode of the site, and `rtl:` the direction', async () => {
    expect(await compile('dark:underline')).toBe(
      '.dark\\:underline:where(.S):where([data-theme=dark],[data-theme=dark] *){text-decoration-line:underline}',
    );
    expect(await compile('rtl:underline')).toBe(
      '.rtl\\:underline:where(.S):where(:dir(rtl),[dir=rtl],[dir=rtl] *){text-decoration-line:underline}',
    );
  });

  it('confines classes inside of other selectors too, and leaves classes of libraries alone', async () => {
    expect(await compile('space-y-2')).toContain(':where(.space-y-2:where(.S)>:not(:last-child))');
    expect(await compile('group group-focus:underline')).toContain(
      ':where(.group:where(.S)):focus .group-focus\\:underline:where(.S)',
    );
    expect(await compile('[&.Mui-selected]:underline')).toContain(
      '.\\[\\&\\.Mui-selected\\]\\:underline:where(.S).Mui-selected{',
    );
  });

  it('confines animations, and what browsers without `@property` need', async () => {
    const animated = await compile('animate-spin');
    expect(animated).toContain('animation:1s linear infinite S-spin');
    expect(animated).toContain('@keyframes S-spin');
    expect(await compile('shadow-lg')).toMatch(
      /@layer properties\{@supports .*\{\.S,\.S \*,\.S:before,\.S:after,\.S::backdrop\{--tw-shadow:/,
    );
  });

  it('gives each demo a scope of its own, the same on every machine and in every build', async () => {
    const first = await compileTailwind(writeDemo('p-2 px-4'), root);
    const again = await compileTailwind(writeDemo('px-4 p-2'), root);
    const other = await compileTailwind(writeDemo('p-2 px-4', 'Other'), root);
    expect(again.sheet).toEqual(first.sheet);
    expect(first.scope).toBe('tw-28ef59');
    expect(first.sheet.id).toBe('docs/acme/v1/content/react-chip/Chip/tailwind');
    expect(other.scope).not.toBe(first.scope);
    expect(first.sheet.css.indexOf('.p-2')).toBeLessThan(first.sheet.css.indexOf('.px-4'));
  });

  it('has the sheet without scope for a document in which the demo is alone', async () => {
    const { css, scope } = await compileTailwind(writeDemo('p-2'), root);
    expect(css).toContain('.p-2{padding:.5rem}');
    expect(css).not.toContain(scope);
  });
});

describe('tailwindMainOf (design §5)', () => {
  it('finds the main file for all that lies below its folder', () => {
    const main = writeDemo('p-2');
    expect(tailwindMainOf(main)).toBe(main);
    expect(tailwindMainOf(write('Chip/tailwind/parts/Label.tsx', ''))).toBe(main);
    const script = write('Plain/tailwind/index.js', '');
    expect(tailwindMainOf(script)).toBe(script);
  });

  it('takes no other file for one, also not beside a page of that name', () => {
    expect(tailwindMainOf(write('Chip/css/index.tsx', ''))).toBeNull();
    expect(tailwindMainOf(write('tailwind/BasicChip.tsx', ''))).toBeNull();
  });
});
