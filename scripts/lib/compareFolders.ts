import fs from 'node:fs';
import path from 'node:path';

function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

/** What a file has in one folder and not in the other, as a line; `null` where its bytes are the same. */
function compareFile(first: string, second: string, file: string): string | null {
  const [a, b] = [first, second].map((folder) => path.join(folder, file)) as [string, string];
  if (!fs.existsSync(a)) return `${file} is in the second alone`;
  if (!fs.existsSync(b)) return `${file} is in the first alone`;
  const [one, other] = [fs.readFileSync(a), fs.readFileSync(b)];
  if (one.equals(other)) return null;
  const at = one.findIndex((byte, index) => byte !== other[index]);
  const start = Math.max(0, (at < 0 ? one.length : at) - 40);
  const around = (bytes: Buffer) => JSON.stringify(bytes.subarray(start, start + 120).toString());
  return `${file} differs from byte ${at < 0 ? one.length : at} on\n    first:  ${around(one)}\n    second: ${around(other)}`;
}

/**
 * Compares two folders byte by byte.
 *
 * @returns how many files they have, and a line for each file that is not the same in both
 */
export function compareFolders(first: string, second: string): { files: number; differences: string[] } {
  const files = [...new Set([...listFiles(first), ...listFiles(second)])].sort();
  const differences = files.map((file) => compareFile(first, second, file)).filter((line) => line !== null);
  return { files: files.length, differences };
}
