/** A word that is known, and how many jobs use it; anything from five on is often. */
export interface KnownWord {
  readonly word: string;
  readonly jobs: number;
}

/** Letters missing, added, changed or swapped with their neighbor. */
export function editDistance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(change, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** The word with each two neighbors exchanged. */
export function swaps(word: string): readonly string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
    .filter((other) => other !== word);
}

/** How many errors a word of that length may have and still be recognized. */
function forgiven(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}

/** The known word that was most likely meant: the nearest, of equally near ones the most used; null for none, or itself. */
export function meantWord(typed: string, known: Iterable<KnownWord>): string | null {
  let best: { readonly word: string; readonly distance: number; readonly jobs: number } | null = null;
  for (const { word, jobs } of known) {
    if (word === typed) return null;
    if (Math.abs(word.length - typed.length) > forgiven(typed.length)) continue;
    const distance = editDistance(typed, word);
    if (distance > forgiven(typed.length)) continue;
    const isBetter = !best || distance < best.distance || (distance === best.distance && jobs > best.jobs);
    if (isBetter) best = { word, distance, jobs };
  }
  return best?.word ?? null;
}
