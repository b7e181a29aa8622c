/** They turn the words around them: what somebody typed could make an address or a sum beside it read as another. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** For whatever leaves the screen, where nothing keeps a text apart from what stands beside it (rules.md#no-turned-words). */
export function withoutTurns(text: string): string {
  return text.replaceAll(TURNS, '');
}
