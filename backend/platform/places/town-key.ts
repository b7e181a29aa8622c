const DIRECTIONS: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };

/**
 * The name of a town without differences in spelling, as words: "St. Louis" and "Saint Louis", "O’Fallon" and "OFallon",
 * "Ft Worth", "N. Las Vegas", the "City" of New York. `town_words` in `job-marks.sql` does the same.
 */
export function townWords(town: string): string {
  return town
    .normalize('NFD')
    .replaceAll(/[\p{M}'’‘ʼ]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^[nsew](?= )/, (letter) => DIRECTIONS[letter] ?? letter)
    .replaceAll(/\bste?(?= )/g, 'saint')
    .replaceAll(/\bft(?= )/g, 'fort')
    .replaceAll(/\bmt(?= )/g, 'mount')
    .replace(/^new york city$/, 'new york')
    .replace(/^washington d c$/, 'washington');
}

/** {@link townWords} without spaces: "Mc Allen" is "McAllen", "De Soto" is "DeSoto". */
export function townKey(town: string): string {
  return townWords(town).replaceAll(' ', '');
}
