import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import ts from 'typescript';
import { buildArchive } from '../node/buildArchive';

const rootDir = path.resolve(__dirname, '../../..');
const TEMPLATES = path.join(rootDir, 'docs/material-ui/v9/content/getting-started/templates');
const SIGN_IN = path.join(TEMPLATES, 'sign-in/SignIn.tsx');

async function unpack(main: string, language: 'ts' | 'js'): Promise<Record<string, string>> {
  const { content } = await buildArchive(main, language);
  return Object.fromEntries(
    Object.entries(unzipSync(content)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

/** Main file of each template: the one that has the name of its folder. */
const templates = fs
  .readdirSync(TEMPLATES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const stem = name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
    return [name, path.join(TEMPLATES, name, `${stem}.tsx`)] as const;
  });

/** Local imports of a project that lead to no file of it. */
function findMissing(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/from '(\.[^']+)'|^import '(\.[^']+)'/gm)]
      .map(([, from, bare]) => path.posix.join(path.posix.dirname(file), from ?? bare ?? ''))
      .filter((base) => !['', '.tsx', '.ts', '.jsx'].some((ending) => base + ending in files))
      .map((base) => `${file}: ${base}`),
  );
}

/** What TypeScript says of a project with the settings that come with it, apart from the types of Vite. */
function compile(folder: string): string[] {
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(fileNames, { ...options, types: [] });
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

describe('a demo as a project to download (issue 9 point 3)', () => {
  it('has what Vite needs, in one folder, with the versions that are installed', async () => {
    const files = await unpack(SIGN_IN, 'ts');
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(
        [
          'package.json',
          'tsconfig.json',
          'index.html',
          'vite.config.js',
          'README.md',
          '.gitignore',
          'src/main.tsx',
          'src/ProjectRoot.tsx',
          'src/SignIn.tsx',
          'src/SignInForm.tsx',
          'src/checkCredentials.ts',
        ].map((name) => `sign-in/${name}`),
      ),
    );
    const { dependencies, scripts, name } = JSON.parse(files['sign-in/package.json'] ?? '') as Record<
      string,
      Record<string, string>
    >;
    expect(name).toBe('sign-in');
    expect(scripts).toMatchObject({ dev: 'vite' });
    for (const library of ['react', '@mui/material', '@mui/icons-material', '@emotion/styled'])
      expect([library, dependencies?.[library]]).toEqual([library, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
    expect(files['sign-in/src/main.tsx']).toMatch(/<ProjectRoot>\s*<Demo \/>\s*<\/ProjectRoot>/);
    expect(files['sign-in/index.html']).toContain('src="/src/main.tsx"');
  });

  it('is the same archive each time', async () => {
    const [first, second] = [await buildArchive(SIGN_IN, 'js'), await buildArchive(SIGN_IN, 'js')];
    expect(Buffer.from(first.content).equals(Buffer.from(second.content))).toBe(true);
  });

  it('brings the packages of the fonts that a style sheet names', async () => {
    const main = path.join(rootDir, 'docs/fixture/v2/content/react-fonts/FontTemplate.tsx');
    const files = await unpack(main, 'ts');
    expect(files['font-template/src/template.css']).toContain('@font-face');
    expect(files['font-template/package.json']).toContain('"@fontsource-variable/geist"');
  });

  it.each(templates)('%s is whole in TypeScript and in JavaScript', async (name, main) => {
    const [typed, plain] = [await unpack(main, 'ts'), await unpack(main, 'js')];
    expect([...findMissing(typed), ...findMissing(plain)]).toEqual([]);
    expect(Object.keys(plain).filter((file) => /\.tsx?$|tsconfig/.test(file))).toEqual([]);
    expect(plain[`${name}/src/ProjectRoot.jsx`]).not.toContain('interface');
  });

  it('compiles', async () => {
    // Within the repository, where the installed libraries are found.
    const parent = path.join(rootDir, '.cache');
    fs.mkdirSync(parent, { recursive: true });
    const folder = fs.mkdtempSync(path.join(parent, 'project-'));
    try {
      for (const [file, text] of Object.entries(await unpack(SIGN_IN, 'ts'))) {
        fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
        fs.writeFileSync(path.join(folder, file), text);
      }
      expect(compile(path.join(folder, 'sign-in'))).toEqual([]);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  }, 120_000);
});
