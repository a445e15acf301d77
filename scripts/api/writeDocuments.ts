import fs from 'node:fs';
import path from 'node:path';
import type { ApiDocument } from '../../plugins/api-reference/types';

const SCHEMA = path.resolve(__dirname, '../../plugins/api-reference/api.schema.json');

/** Moves the files of one folder into another, which may be there already. */
function moveFiles(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from)) {
    fs.renameSync(path.join(from, name), path.join(to, name));
  }
}

/**
 * Writes one file a document, and the JSON Schema that they name, into `out` (absolute). All are written beside it first,
 * so that it never holds a part of them.
 */
export function writeDocuments(documents: readonly ApiDocument[], out: string): void {
  fs.mkdirSync(path.dirname(out), { recursive: true });
  const draft = fs.mkdtempSync(`${out}-`);
  try {
    for (const document of documents) {
      fs.writeFileSync(path.join(draft, `${document.name}.json`), `${JSON.stringify(document, null, 2)}\n`);
    }
    fs.copyFileSync(SCHEMA, path.join(draft, 'api.schema.json'));
    moveFiles(draft, out);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}
