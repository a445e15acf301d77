import type { DemoSource, Language } from '../types';

interface Project {
  title: string;
  files: Record<string, string>;
}

function mainOf(source: DemoSource): string {
  return source.files[0]?.name.replace(/\.\w+$/, '') ?? 'Demo';
}

function entry(source: DemoSource, language: Language): string {
  const root = language === 'ts' ? "document.getElementById('root')!" : "document.getElementById('root')";
  return [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...(source.tailwind ? ["import './index.css';"] : []),
    `import Demo from './${mainOf(source)}';`,
    '',
    `createRoot(${root}).render(`,
    '  <StrictMode>',
    '    <Demo />',
    '  </StrictMode>,',
    ');',
    '',
  ].join('\n');
}

/** What Tailwind is told in a project: the site's dark mode, so that the same classes do the same. */
const TAILWIND_CSS =
  "@import 'tailwindcss';\n\n@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));\n";

function tailwindPackages({ tailwind }: DemoSource): Record<string, string> {
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

/** A Vite project that runs the demo with the exact versions that this page documents. */
export function buildProject(title: string, source: DemoSource, language: Language): Project {
  const main = `src/main.${language === 'ts' ? 'tsx' : 'jsx'}`;
  const packageJson = {
    name: title.toLowerCase(),
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build' },
    dependencies: source.dependencies,
    devDependencies: { ...tailwindPackages(source), ...VITE, ...(language === 'ts' && TYPES) },
  };
  const rename = (name: string) => (language === 'js' ? name.replace(/\.js$/, '.jsx') : name);
  const demo = source.files.map((file) => [`src/${rename(file.name)}`, file.source] as const);
  return {
    title,
    files: {
      'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
      'index.html': `<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="UTF-8" />\n    <meta name="viewport" content="width=device-width, initial-scale=1" />\n    <title>${title}</title>\n  </head>\n  <body>\n    <div id="root"></div>\n    <script type="module" src="/${main}"></script>\n  </body>\n</html>\n`,
      'vite.config.js': viteConfig(source.tailwind !== undefined),
      [main]: entry(source, language),
      ...(source.tailwind && { 'src/index.css': TAILWIND_CSS }),
      ...Object.fromEntries(demo),
    },
  };
}

/** Sends fields to another site in a new tab, as a form would. */
function post(action: string, fields: Record<string, string>): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

export function openInStackBlitz({ title, files }: Project): void {
  const fields = Object.entries(files).map(
    ([name, content]) => [`project[files][${name}]`, content] as const,
  );
  post('https://stackblitz.com/run', {
    'project[title]': title,
    'project[template]': 'node',
    ...Object.fromEntries(fields),
  });
}

/** CodeSandbox takes one compressed parameter; the library for it is loaded with the click. */
export async function openInCodeSandbox({ files }: Project): Promise<void> {
  const { compressToBase64 } = await import('lz-string');
  const contents = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, { content }]));
  const parameters = compressToBase64(JSON.stringify({ files: contents }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  post('https://codesandbox.io/api/v1/sandboxes/define', { parameters, environment: 'server' });
}
