import fs from 'node:fs';
import path from 'node:path';
import type { VirtualFiles } from './program';

/** Interfaces that a reader fills by module augmentation, and the type that is `any` while they are empty. */
const EMPTY = [{ module: 'models/pickers', lookup: 'PickerValidDateLookup', type: 'PickerValidDate' }];

/**
 * Declarations in place of those that a reader adds: without a date library, `PickerValidDate` would be `any` wherever
 * the checker has to work a type out. The names begin with `$`, which printing takes off.
 */
export function addPlaceholders(packageDir: string): VirtualFiles {
  const files = new Map<string, string>();
  for (const { module, lookup, type } of EMPTY) {
    const file = path.join(packageDir, `${module}.d.ts`);
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes(`interface ${lookup} {}`)) {
      const text = `declare class $${type} { private kind: '${type}' }
declare module './${module}' { interface ${lookup} { reader: $${type} } }
export {};
`;
      files.set(path.join(packageDir, `$${type}.d.ts`), text);
    }
  }
  return files;
}
