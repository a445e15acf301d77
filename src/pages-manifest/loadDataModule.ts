import fs from 'node:fs';
import createJiti from 'jiti';

/** A data module as it was read: its exports, or where and why it could not be loaded. */
export type LoadedModule =
  { value: unknown; text: string } | { error: { message: string; line?: number }; text: string };

/** The line of `file` that the message of jiti, or the stack of the module's own error, names. */
function lineIn(trace: string, file: string): number | undefined {
  const line = Number.parseInt(trace.split(`${file}:`)[1] ?? '', 10);
  return Number.isNaN(line) ? undefined : line;
}

/**
 * Loads a TypeScript data file such as `pages.ts` afresh. Works in the Docusaurus configuration (CommonJS through
 * jiti) and in tsx scripts alike, so it uses neither `import.meta` nor top-level `await`.
 */
export function loadDataModule(file: string): LoadedModule {
  const text = fs.readFileSync(file, 'utf8');
  try {
    const load = createJiti(__filename, { requireCache: false });
    return { value: load(file) as unknown, text };
  } catch (caught) {
    const { message = String(caught), stack = '' } = (caught ?? {}) as Partial<Error>;
    const [what = ''] = message.split('\n');
    return { error: { message: what.trim(), line: lineIn(`${message}\n${stack}`, file) }, text };
  }
}

/** What `import x from` would give. */
export function defaultExport(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'default' in value ? value.default : undefined;
}
