import { relativeSource, type ApiProgram } from '../../extract/program';
import type { BaseUiEntry } from './listEntries';

/** Components begin with a capital; so do classes, the handles that `createHandle` returns. */
export function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/** What the document of any export begins with. */
export function describeEntry({ name, symbol, entryPoint }: BaseUiEntry, api: ApiProgram) {
  const [declaration] = symbol.declarations ?? [];
  return {
    $schema: 'api.schema.json',
    name,
    package: api.packageName,
    version: api.version,
    imports: [...new Set([entryPoint, api.packageName])].map((from) => `import { ${name} } from '${from}';`),
    source: (declaration && relativeSource(api, declaration)) ?? 'index.d.ts',
  };
}
