import type { LoadContext, Plugin } from '@docusaurus/types';
import { SLOT_NAMES, type RegistryRow } from './registryTypes';

interface Import {
  local: string;
  source: string;
}

function importLine({ local, source }: Import): string {
  return `import ${local} from '${source}';`;
}

/** Source of `@generated/site-slots/default/slots.js`: only what enabled plugins put there is imported. */
export function buildSlotsModule(rows: readonly RegistryRow[]): string {
  const imports: Import[] = [];
  const add = (source: string): string => {
    const local = `C${imports.length}`;
    imports.push({ local, source });
    return local;
  };
  const slots = SLOT_NAMES.map((name) => {
    const items = rows.flatMap((row) => row.slots?.[name] ?? []).map(add);
    return `  ${name}: [${items.join(', ')}],`;
  });
  return [...imports.map(importLine), 'export default {', ...slots, '};', ''].join('\n');
}

/**
 * Writes, per build, the lists of what enabled plugins put in each slot, so that a plugin that is off is not even
 * imported (design §3 "Slots").
 */
export function createSlotsPlugin(rows: readonly RegistryRow[]) {
  return (_context: LoadContext): Plugin => ({
    name: 'site-slots',
    async contentLoaded({ actions }) {
      await actions.createData('slots.js', buildSlotsModule(rows));
    },
  });
}
