const SHORTEST_REPETITION = 20;

/** The same for the same words, whatever their case, signs and spaces. Null for a "Thank you!", which everyone says. */
export function textHash(text: string, hash: (text: string) => string): string | null {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.length < SHORTEST_REPETITION ? null : hash(words);
}
