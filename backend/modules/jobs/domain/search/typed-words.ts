const MOST_WORDS = 12;
const LONGEST_WORD = 40;

/** Small words of both languages, which the search ignores. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be by for from hiring i in is it job jobs look looking me my near need needed of on or our ' +
    'that the this to want with work you al busco con de del donde el en es la las lo los me mi necesito o para por ' +
    'que se su trabajo trabajos un una y'
  ).split(' '),
);

/** Lower case, without accents, single spaces: the form in which words are compared. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function wordsOf(text: string): readonly string[] {
  const words = fold(text).split(' ');
  return words.filter((word) => word !== '' && word.length <= LONGEST_WORD).slice(0, MOST_WORDS);
}

export function isSmallWord(word: string): boolean {
  return word === '' || SMALL_WORDS.has(word);
}

export function withoutSmallWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !SMALL_WORDS.has(word));
}
