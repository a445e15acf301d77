import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoJs } from '../../../scripts/demo-js';
import { DemoSourceError, toJavaScript } from '../node/toJavaScript';

const FIXTURES = path.join(__dirname, '__fixtures__/to-javascript');

const sources = readdirSync(FIXTURES).filter((name) => /\.tsx?$/.test(name));

function readFixture(name: string): string {
  return readFileSync(path.join(FIXTURES, name), 'utf8');
}

function toJsName(name: string): string {
  return name.replace(/\.tsx?$/, '.js');
}

async function problemsOf(source: string, fileName = 'Demo.tsx'): Promise<string[]> {
  const error: unknown = await toJavaScript(source, { fileName }).catch((reason: unknown) => reason);
  if (!(error instanceof DemoSourceError)) {
    throw new Error(`Expected a DemoSourceError, received ${String(error)}`);
  }
  return error.message.split('\n');
}

describe('toJavaScript (spec §4 "Code variant and code styling")', () => {
  describe('pairs that were checked by hand', () => {
    it.each(sources)('%s', async (name) => {
      expect(await toJavaScript(readFixture(name), { fileName: name })).toBe(readFixture(toJsName(name)));
    });

    it('leaves no JavaScript without its TypeScript', () => {
      const scripts = readdirSync(FIXTURES).filter((name) => name.endsWith('.js'));
      expect(scripts.sort()).toEqual(sources.map(toJsName).sort());
    });
  });

  describe('JavaScript', () => {
    it.each(sources.map(toJsName))('comes back as it is: %s', async (name) => {
      const code = readFixture(name);
      expect(await toJavaScript(code, { fileName: name })).toBe(code);
    });

    it('keeps imports that it does not use', async () => {
      const code = "import React from 'react';\nimport Unused from './unused';\n";
      expect(await toJavaScript(code, { fileName: 'Demo.js' })).toBe(code);
    });

    it.each(sources.map(toJsName))('is TypeScript without types: %s', async (name) => {
      const code = readFixture(name);
      expect(await toJavaScript(code, { fileName: name.replace('.js', '.tsx') })).toBe(code);
    });
  });

  it('is formatted with a print width of 80, single quotes and trailing commas', async () => {
    const source = `const list: string[] = ["a long label", "another long label", "one more", "the very last one"];`;
    expect(await toJavaScript(source, { fileName: 'Demo.ts' })).toBe(
      "const list = [\n  'a long label',\n  'another long label',\n  'one more',\n  'the very last one',\n];\n",
    );
  });

  it('reads Windows line ends and a byte order mark', async () => {
    const source = '\uFEFF// head\r\n\r\ninterface A {\r\n  a: string;\r\n}\r\nconst a = 1 as any;\r\n';
    expect(await toJavaScript(source, { fileName: 'Demo.tsx' })).toBe('// head\n\nconst a = 1;\n');
  });

  describe('refusals name the line and what to write instead', () => {
    it('enum', async () => {
      const source = "const a = 1;\n\nexport enum Color {\n  Red = 'red',\n  Blue = 'blue',\n}\n";
      expect(await problemsOf(source)).toEqual([
        expect.stringMatching(/^Demo\.tsx:3: The enum "Color" .* Write an object and a type: /),
      ]);
      expect((await problemsOf(source))[0]).toContain("const Color = { Red: 'red', Blue: 'blue' } as const;");
    });

    it('const enum, with the numbers that its members have', async () => {
      const [problem] = await problemsOf('const enum Size { Small, Medium = 5, Large }');
      expect(problem).toContain('const Size = { Small: 0, Medium: 5, Large: 6 } as const;');
    });

    it('namespace with values', async () => {
      expect(await problemsOf('namespace Tools {\n  export const a = 1;\n}')).toEqual([
        expect.stringMatching(
          /^Demo\.tsx:1: The namespace "Tools" holds values.*import \* as Tools from '\.\/Tools';$/,
        ),
      ]);
    });

    it('import = and export =', async () => {
      expect(await problemsOf("import fs = require('fs');\nimport A = B.C;\nexport = fs;", 'a.ts')).toEqual([
        `a.ts:1: "import fs = require('fs')" is not JavaScript. Write import fs from 'fs';`,
        'a.ts:2: "import A = B.C" is not JavaScript. Write const A = B.C; or, for a type, type A = B.C;',
        'a.ts:3: "export =" is not JavaScript. Write export default, or named exports.',
      ]);
    });

    it('decorators and accessor fields', async () => {
      const source = '@sealed\nclass A {\n  @bound method() {}\n  accessor a = 1;\n}';
      expect(await problemsOf(source)).toEqual([
        expect.stringMatching(/^Demo\.tsx:1: Browsers do not run decorators yet\. Call the function instead/),
        expect.stringMatching(/^Demo\.tsx:3: Browsers do not run decorators yet\./),
        expect.stringMatching(/^Demo\.tsx:4: Browsers do not run "accessor" fields yet\. Write a field/),
      ]);
    });

    it('parameter properties where super() is hidden', async () => {
      const source = 'class A extends B {\n  constructor(private a: string) {\n    if (a) super();\n  }\n}';
      expect(await problemsOf(source)).toEqual([expect.stringMatching(/^Demo\.tsx:2: .*this\.a = a;$/)]);
    });

    it('syntax errors, all of them', async () => {
      expect(await problemsOf('const a: = 1;\n\nconst b = ;\n', 'demos/Demo.tsx')).toEqual([
        'demos/Demo.tsx:1: Type expected.',
        'demos/Demo.tsx:3: Expression expected.',
      ]);
    });

    it('what TypeScript parses and JavaScript does not, by the line of the TypeScript', async () => {
      const source = 'type A = string;\ntype B = A;\n\n({ b } as any) = 2;\n';
      expect(await problemsOf(source)).toEqual([
        'Demo.tsx:4: This is not valid JavaScript: Invalid parenthesized assignment pattern.',
      ]);
    });

    it('declaration files and other files', async () => {
      expect(await problemsOf('export const a: string;', 'a.d.ts')).toEqual([
        expect.stringMatching(/^a\.d\.ts:1: Only \.tsx and \.ts files/),
      ]);
      expect(await problemsOf('a {}', 'a.css')).toHaveLength(1);
    });
  });
});

describe('npm run demo:js', () => {
  let folder: string;
  const at = (name: string) => path.join(folder, name);

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'demo-js-'));
    writeFileSync(at('Good.tsx'), "const a: string = 'a';\n");
    writeFileSync(at('other.ts'), 'export const b = 1 as number;\n');
    writeFileSync(at('Bad.tsx'), 'enum A {}\nenum B {}\n');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('prints one file', async () => {
    expect(await demoJs([at('Good.tsx')])).toEqual({ stdout: "const a = 'a';\n", stderr: '' });
  });

  it('writes many files to a folder that it makes', async () => {
    const { stderr } = await demoJs([at('Good.tsx'), at('other.ts'), at('Good.tsx'), '--out', at('out/js')]);
    expect(stderr).toBe('');
    expect(readdirSync(at('out/js')).sort()).toEqual(['Good.js', 'other.js']);
    expect(readFileSync(at('out/js/other.js'), 'utf8')).toBe('export const b = 1;\n');
  });

  it('lists every problem of every file and writes the good files', async () => {
    const { stderr } = await demoJs([
      at('Bad.tsx'),
      at('None.tsx'),
      folder,
      at('Good.tsx'),
      '--out',
      at('js'),
    ]);
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringContaining(`${at('Bad.tsx')}:1: The enum "A"`),
      expect.stringContaining(`${at('Bad.tsx')}:2: The enum "B"`),
      `${at('None.tsx')}: There is no such file.`,
      `${folder}: This is a folder. Name its files, for example with *.tsx.`,
    ]);
    expect(readdirSync(at('js'))).toEqual(['Good.js']);
  });

  it('does not write two files to one name', async () => {
    writeFileSync(at('Good.ts'), 'export {};\n');
    const { stderr } = await demoJs([at('Good.tsx'), at('Good.ts'), '--out', at('js')]);
    expect(stderr).toContain(
      `${at('Good.ts')}: ${at('js/Good.js')} is the JavaScript of ${at('Good.tsx')} already`,
    );
  });

  it.each([
    [[], 'No file was named.'],
    [['a.tsx', 'b.tsx'], '2 files were named, but no folder to write them to.'],
    [['a.tsx', '--output', 'js'], "Unknown option '--output'"],
  ])('explains itself: %j', async (args, message) => {
    expect((await demoJs(args)).stderr).toContain(message);
  });
});
