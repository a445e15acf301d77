import type { Project } from './buildProject';

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
