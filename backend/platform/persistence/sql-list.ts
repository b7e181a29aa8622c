/** Words of our own lists for `in`: `('open', 'paid')`. Never for a value from outside. */
export function sqlList(words: readonly string[]): string {
  return `(${words.map((word) => `'${word}'`).join(', ')})`;
}
