import type { LoadContext, Plugin } from '@docusaurus/types';
import { LAZY_SLOT_NAMES, SLOT_NAMES, type RegistryRow, type SlotName } from './registryTypes';

interface Import {
  local: string;
  source: string;
}

function importLine({ local, source }: Import): string {
  return `import ${local} from '${source}';`;
}

function createImports(): { imports: Import[]; list(rows: readonly RegistryRow[], slot: SlotName): string } {
  const imports: Import[] = [];
  const add = (source: string): string => {
    const local = `C${imports.length}`;
    imports.push({ local, source });
    return local;
  };
  const list = (rows: readonly RegistryRow[], slot: SlotName) =>
    `[${rows
      .flatMap((row) => row.slots?.[slot] ?? [])
      .map(add)
      .join(', ')}]`;
  return { imports, list };
}

/** Source of `@generated/site-slots/default/<slot>.js`, for a slot of code that is fetched later. */
export function buildLazySlotModule(rows: readonly RegistryRow[], slot: SlotName): string {
  const { imports, list } = createImports();
  const components = list(rows, slot);
  return [...imports.map(importLine), `export default ${components};`, ''].join('\n');
}

/** Source of `@generated/site-slots/default/slots.js`: only what enabled plugins put there is imported. */
export function buildSlotsModule(rows: readonly RegistryRow[]): string {
  const { imports, list } = createImports();
  const names = SLOT_NAMES.filter((name) => !LAZY_SLOT_NAMES.includes(name));
  const slots = names.map((name) => `  ${name}: ${list(rows, name)},`);
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
      for (const name of LAZY_SLOT_NAMES) {
        await actions.createData(`${name}.js`, buildLazySlotModule(rows, name));
      }
    },
  });
}
