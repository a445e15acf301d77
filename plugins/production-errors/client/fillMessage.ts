/** A piece of a message: text of the library, or a part that the error's address gives. */
export interface MessagePart {
  text: string;
  isArgument: boolean;
}

/**
 * Puts the arguments of an address into a message, in order; what the address lacks stays a gap. Anyone can write an
 * address: arguments are for showing as text only (design §8).
 *
 * @example
 * fillMessage('MUI: %s is missing.', ['theme']);
 */
export function fillMessage(text: string, args: readonly string[]): MessagePart[] {
  return text
    .split('%s')
    .flatMap((piece, index): MessagePart[] => [
      ...(index > 0 ? [{ text: args[index - 1] ?? '…', isArgument: true }] : []),
      ...(piece === '' ? [] : [{ text: piece, isArgument: false }]),
    ]);
}
