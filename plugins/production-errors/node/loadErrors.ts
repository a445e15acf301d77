import fs from 'node:fs';
import path from 'node:path';
import type { LibraryOption } from '../options';
import type { ErrorData, ErrorMessage } from '../types';
import { extractErrors } from './extractErrors';
import { listPackages } from './listPackages';

function listScripts(dir: string): string[] {
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?js$/.test(name) && !name.split(path.sep).includes('node_modules'))
    .sort()
    .map((name) => path.join(dir, name));
}

/** Packages that several libraries share are read once. */
function readPackageErrors(dir: string, known: Map<string, Map<string, string>>): Map<string, string> {
  const errors =
    known.get(dir) ??
    new Map(listScripts(dir).flatMap((file) => [...extractErrors(fs.readFileSync(file, 'utf8'))]));
  known.set(dir, errors);
  return errors;
}

/** Reads the messages of all libraries from their installed packages; a library that is not installed has none. */
export function loadErrors(siteDir: string, options: readonly LibraryOption[]): ErrorData {
  const known = new Map<string, Map<string, string>>();
  const data: ErrorData = { libraries: [], messages: {} };
  for (const { name, package: packageName, folder } of options) {
    const packages = listPackages(packageName, path.join(siteDir, folder));
    const [own] = packages;
    if (!own) continue;
    const index = data.libraries.push({ name, version: own.facts.version }) - 1;
    for (const { dir } of packages) {
      readPackageErrors(dir, known).forEach((text, code) => addMessage(data.messages, code, text, index));
    }
  }
  return data;
}

function addMessage(messages: ErrorData['messages'], code: string, text: string, library: number): void {
  const texts: ErrorMessage[] = (messages[code] ??= []);
  const same = texts.find((message) => message.text === text);
  if (!same) texts.push({ text, libraries: [library] });
  else if (!same.libraries.includes(library)) same.libraries.push(library);
}
