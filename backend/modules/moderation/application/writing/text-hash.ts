const SHORTEST_REPETITION = 20;

/**
 * A hash that ignores case, punctuation, and spaces. Null for short texts such as "Thank you!", which many
 * people write.
 */
export function textHash(text: string, hash: (text: string) => string): string | null {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.length < SHORTEST_REPETITION ? null : hash(words);
}
