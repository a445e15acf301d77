import fs from 'node:fs';
import path from 'node:path';
import { SLOT_NAMES } from '../kit/node';
import { registry } from '../registry';
import { importsOf, pluginNames, readSources, rootDir } from './sources';

const SHAPE = [
  'README.md',
  'index.ts',
  'options.ts',
  'types.ts',
  'node',
  'remark',
  'rehype',
  'client',
  'server',
  'theme',
  'loaders',
  '__tests__',
  // Published as it is.
  'api.schema.json',
];

const exists = (...segments: string[]) => fs.existsSync(path.join(rootDir, ...segments));
const read = (...segments: string[]) => fs.readFileSync(path.join(rootDir, ...segments), 'utf8');
const pascal = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
const sourcesOf = (name: string, ...folders: string[]) =>
  folders.flatMap((folder) => readSources(`plugins/${name}/${folder}`));

/** Imports that break a rule, as text that names both ends. */
function wrongImports(
  sources: ReturnType<typeof readSources>,
  isWrong: (target: string) => boolean,
): string[] {
  return importsOf(sources)
    .filter(({ target }) => isWrong(target))
    .map(({ file, target }) => `${file} imports ${target}`);
}

describe('the registry (design §3)', () => {
  it('has one row a plugin folder', () => {
    expect(registry.map(({ name }) => name).sort()).toEqual([...pluginNames].sort());
  });

  it('knows as core what the site is not itself without', () => {
    expect(registry.filter(({ core }) => core).map(({ name }) => name)).toEqual(['demos', 'page-metadata']);
  });

  it.each(registry.map((row) => [row.name, row] as const))(
    '%s fills slots that exist with components of its own',
    (name, row) => {
      expect(SLOT_NAMES).toEqual(expect.arrayContaining(Object.keys(row.slots ?? {})));
      const components = [
        ...Object.values(row.slots ?? {}).flat(),
        ...Object.values(row.mdxComponents ?? {}),
        ...Object.values(row.pageComponents ?? {}),
      ];
      for (const component of components) {
        expect(component).toMatch(/^@theme\//);
        expect([
          component,
          exists('plugins', name, component.replace('@theme', 'theme'), 'index.tsx'),
        ]).toEqual([component, true]);
      }
    },
  );
});

describe.each(pluginNames)('the plugin %s (design §3)', (name) => {
  const folder = path.join(rootDir, 'plugins', name);

  it('has the shape that all plugins have', () => {
    expect(SHAPE).toEqual(expect.arrayContaining(fs.readdirSync(folder)));
    expect(fs.readdirSync(folder)).toEqual(expect.arrayContaining(['README.md', 'index.ts']));
  });

  it('has a README of at most 40 lines that says how to turn it off', () => {
    const readme = read('plugins', name, 'README.md');
    expect(readme.split('\n')[0]).toBe(`# ${name}`);
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    const isCore = registry.find((row) => row.name === name)?.core === true;
    expect(readme).toMatch(isCore ? /core/ : new RegExp(`SITE_PLUGINS_OFF=${name}`));
  });

  it('is made by a factory of its name, and is called site-<folder>', async () => {
    const module = (await import(path.join(folder, 'index.ts'))) as {
      default: (context: object, options: object) => Promise<{ name: string }> | { name: string };
      validateOptions?: (input: { options: object }) => object;
    };
    expect(module.default.name).toBe(`plugin${pascal(name)}`);
    const options = registry.find((row) => row.name === name)?.options ?? {};
    const valid = module.validateOptions?.({ options }) ?? options;
    const context = {
      siteDir: rootDir,
      baseUrl: '/',
      siteConfig: { customFields: {} },
      generatedFilesDir: folder,
    };
    expect((await module.default(context, valid)).name).toBe(`site-${name}`);
  });

  it('has options only with a validator, defaults and both types', () => {
    if (!exists('plugins', name, 'options.ts')) return;
    const options = read('plugins', name, 'options.ts');
    expect(options).toMatch(/export (interface|type) Options\b/);
    expect(options).toMatch(/export (interface|type) PluginOptions\b/);
    expect(options).toContain('DEFAULT_OPTIONS');
    expect(options).toContain(`createValidateOptions<Options, PluginOptions>('${name}', `);
    expect(read('plugins', name, 'index.ts')).toMatch(
      /export \{[^}]*\bvalidateOptions\b[^}]*\} from '\.\/options'/,
    );
  });

  it('refuses an option that it does not have, and names itself', async () => {
    if (!exists('plugins', name, 'options.ts')) return;
    const { validateOptions } = (await import(path.join(folder, 'options.ts'))) as {
      validateOptions(input: { options: object }): object;
    };
    expect(() => validateOptions({ options: { nonsense: 'x' } })).toThrow(
      `[${name}] Invalid options in plugins/registry.ts:\n  - nonsense: is not allowed, received "x"`,
    );
  });

  it('exports by default only where Docusaurus or a bundler wants it', () => {
    const named = [
      ...sourcesOf(name, 'node', 'remark', 'rehype', 'client', 'server'),
      ...readSources(`plugins/${name}`).filter(({ file }) => /\/(options|types)\.ts$/.test(file)),
    ];
    const wrong = named.filter(({ text }) => /^export default\b/m.test(text)).map(({ file }) => file);
    expect(wrong).toEqual([]);
  });

  it('has nothing but components in theme/, each in a folder of its own (fact 2)', () => {
    if (!exists('plugins', name, 'theme')) return;
    const files = fs
      .readdirSync(path.join(folder, 'theme'), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.extname(file) !== '');
    const known = /^([A-Z]\w*[\\/])+(index\.tsx|(styles|late|reference)\.module\.css)$/;
    expect(files.filter((file) => !known.test(file))).toEqual([]);
  });

  it('imports neither other plugins nor the site', () => {
    const others = pluginNames.filter((other) => other !== name).map((other) => `plugins/${other}/`);
    const isWrong = (target: string) =>
      target.startsWith('src/') || others.some((other) => target.startsWith(other));
    expect(wrongImports(readSources(`plugins/${name}`), isWrong)).toEqual([]);
  });

  it('keeps Node out of theme/ and client/, and the types that both sides share without imports', () => {
    const isNode = (target: string) =>
      /^node:/.test(target) ||
      /^(fs|path|crypto|os)$/.test(target) ||
      /^@docusaurus\/(utils|utils-validation|types)$/.test(target) ||
      /^plugins\/[^/]+\/(node|options$|server)/.test(target);
    expect(wrongImports(sourcesOf(name, 'theme', 'client'), isNode)).toEqual([]);
    if (!exists('plugins', name, 'types.ts')) return;
    expect(read('plugins', name, 'types.ts')).not.toMatch(/^import (?!type\b)/m);
  });

  it('keeps React out of node/', () => {
    const isReact = (target: string) => /^react(-dom)?(\/|$)/.test(target);
    expect(wrongImports(sourcesOf(name, 'node', 'remark', 'rehype'), isReact)).toEqual([]);
  });
});

describe('the kit (design §3)', () => {
  it('is all that plugins share: kit/node and kit/client, which import no plugin and not the site', () => {
    expect(fs.readdirSync(path.join(rootDir, 'plugins/kit')).sort()).toEqual(
      expect.arrayContaining(['client', 'node']),
    );
    const isWrong = (target: string) =>
      target.startsWith('src/') || pluginNames.some((name) => target.startsWith(`plugins/${name}/`));
    expect(wrongImports(readSources('plugins/kit'), isWrong)).toEqual([]);
  });
});

describe('the site (design §2)', () => {
  it("reaches a plugin's components through slots and @theme/ only", () => {
    const sources = ['components', 'theme', 'pages'].flatMap((folder) => readSources(`src/${folder}`));
    const isWrong = (target: string) =>
      target.startsWith('plugins/') && !target.startsWith('plugins/kit/client');
    expect(wrongImports(sources, isWrong)).toEqual([]);
  });

  it('exports by default only where Docusaurus wants it', () => {
    const sources = ['components', 'build', 'pages-manifest'].flatMap((folder) =>
      readSources(`src/${folder}`),
    );
    expect(sources.filter(({ text }) => /^export default\b/m.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it.each(['docusaurus.config.ts', 'sidebars.ts'])(
    '%s has a default export and no other (fact 4)',
    (file) => {
      expect(read(file)).toMatch(/^export default \w+;$/m);
      expect(read(file)).not.toMatch(/^export (?!default)/m);
    },
  );

  it.each(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'LICENSE', '.env.example', 'decisions'])(
    'has %s',
    (name) => {
      expect(exists(name)).toBe(true);
    },
  );
});

const versions = fs
  .readdirSync(path.join(rootDir, 'docs'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    fs.readdirSync(path.join(rootDir, 'docs', name)).map((version) => `docs/${name}/${version}`),
  );

describe.each(versions)('%s (design §2)', (folder) => {
  it('is a workspace that pins its libraries exactly', () => {
    const {
      name,
      private: isPrivate,
      dependencies = {},
    } = JSON.parse(read(folder, 'package.json')) as {
      name: string;
      private: boolean;
      dependencies?: Record<string, string>;
    };
    expect(name).toBe(folder.replaceAll('/', '-'));
    expect(isPrivate).toBe(true);
    for (const range of Object.values(dependencies)) expect(range).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  });

  it('has its page tree as plain data and its pages in content/', () => {
    expect(read(folder, 'pages.ts')).toMatch(/^export default pages;$/m);
    expect(exists(folder, 'content')).toBe(true);
    expect(exists(folder, 'content/node_modules')).toBe(false);
  });
});
