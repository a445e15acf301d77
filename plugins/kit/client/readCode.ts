/**
 * The text of a highlighted code block as a reader wants it: of a diff, the code after the change, so without the
 * lines that it removes; where nothing but removed lines is shown, those.
 */
export function readCode(code: Element): string {
  const lines = [...code.querySelectorAll('.line')];
  if (lines.length === 0) return code.textContent ?? '';
  const kept = lines.filter((line) => !line.classList.contains('removed'));
  return (kept.length > 0 ? kept : lines).map((line) => line.textContent?.replace(/\n$/, '')).join('\n');
}
