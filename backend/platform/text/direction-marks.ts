/**
 * These marks reorder the words around them: input with them could change how a nearby address or amount
 * reads.
 */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * For texts that leave the screen, because they are no longer isolated from the text around them
 * (rules.md#no-turned-words).
 */
export function withoutTurns(text: string): string {
  return text.replaceAll(TURNS, '');
}
