/** Where React shows how the server's HTML differs: lines that begin with `+` (browser) and `-` (server). */
export function differences(message: string): string[] {
  if (!/hydrat/i.test(message)) return [];
  const lines = message.split('\n').filter((line) => /^[+-]\s{2,}\S/.test(line));
  return lines.map((line) => line.replace(/\s+/g, ' ').trim().slice(0, 200));
}
