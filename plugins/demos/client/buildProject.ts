import type { DemoSource, Language } from '../types';

/** Files of a project by their path in it. */
export interface Project {
  title: string;
  files: Record<string, string>;
}

type Source = Pick<DemoSource, 'dependencies' | 'root' | 'tailwind'> & {
  files: readonly Pick<DemoSource['files'][number], 'name' | 'source'>[];
};

function mainOf({ files }: Source): string {
  return files[0]?.name.replace(/\.\w+$/, '') ?? 'Demo';
}

function entry(source: Source, language: Language): string {
  const root = language === 'ts' ? "document.getElementById('root')!" : "document.getElementById('root')";
  const demo = source.root ? ['    <ProjectRoot>', '      <Demo />', '    </ProjectRoot>'] : ['    <Demo />'];
  return [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...(source.tailwind ? ["import './index.css';"] : []),
    ...(source.root ? ["import ProjectRoot from './ProjectRoot';"] : []),
    `import Demo from './${mainOf(source)}';`,
    '',
    `createRoot(${root}).render(`,
    '  <StrictMode>',
    ...demo,
    '  </StrictMode>,',
    ');',
    '',
  ].join('\n');
}

/** What Tailwind is told in a project: the site's dark mode, so that the same classes do the same. */
const TAILWIND_CSS =
  "@import 'tailwindcss';\n\n@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));\n";

function tailwindPackages({ tailwind }: Source): Record<string, string> {
  return tailwind ? { '@tailwindcss/vite': tailwind.version, tailwindcss: tailwind.version } : {};
}

function viteConfig(isTailwind: boolean): string {
  const imports = [
    ...(isTailwind ? ["import tailwindcss from '@tailwindcss/vite';"] : []),
    "import react from '@vitejs/plugin-react';",
    "import { defineConfig } from 'vite';",
  ];
  const plugins = isTailwind ? 'react(), tailwindcss()' : 'react()';
  return [...imports, '', `export default defineConfig({ plugins: [${plugins}] });`, ''].join('\n');
}

const VITE = { '@vitejs/plugin-react': '4.7.0', vite: '6.4.1' };
const TYPES = { '@types/react': '19.2.0', '@types/react-dom': '19.2.0', typescript: '5.9.3' };

/** For editors and for `npx tsc`: Vite itself does not check types. */
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function indexHtml(title: string, main: string): string {
  return `<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="UTF-8" />\n    <meta name="viewport" content="width=device-width, initial-scale=1" />\n    <title>${title}</title>\n  </head>\n  <body>\n    <div id="root"></div>\n    <script type="module" src="/${main}"></script>\n  </body>\n</html>\n`;
}

/** A Vite project that runs the demo with the exact versions that its page documents. */
export function buildProject(title: string, source: Source, language: Language): Project {
  const main = `src/main.${language === 'ts' ? 'tsx' : 'jsx'}`;
  const packageJson = {
    name: title.toLowerCase().replace(/\W+/g, '-'),
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build' },
    dependencies: source.dependencies,
    devDependencies: { ...tailwindPackages(source), ...VITE, ...(language === 'ts' && TYPES) },
  };
  const rename = (name: string) => (language === 'js' ? name.replace(/\.js$/, '.jsx') : name);
  const sources = [...source.files, ...(source.root ? [source.root] : [])];
  return {
    title,
    files: {
      'package.json': toJson(packageJson),
      ...(language === 'ts' && { 'tsconfig.json': toJson(TSCONFIG) }),
      'index.html': indexHtml(title, main),
      'vite.config.js': viteConfig(source.tailwind !== undefined),
      [main]: entry(source, language),
      ...(source.tailwind && { 'src/index.css': TAILWIND_CSS }),
      ...Object.fromEntries(sources.map((file) => [`src/${rename(file.name)}`, file.source])),
    },
  };
}
