const PRINTABLE_ASCII = /^[!-~]$/;

/**
 * Whether a key press is Ctrl/Cmd+C. The letter decides, wherever a layout such as Dvorak puts it. Where the key is no
 * Latin letter (another script, or macOS Option, which turns c into ç), the position of C decides.
 */
export function isCopyShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey === event.metaKey || event.shiftKey) return false;
  // Ctrl+Alt is AltGr, which types characters; Option beside Cmd is not.
  if (event.altKey && !event.metaKey) return false;
  if (PRINTABLE_ASCII.test(event.key)) return event.key.toLowerCase() === 'c';
  return event.key === 'ç' || event.code === 'KeyC';
}
