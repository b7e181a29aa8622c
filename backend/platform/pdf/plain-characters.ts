const NO_DECOMPOSITION = new Map([
  ['Ł', 'L'],
  ['ł', 'l'],
  ['Đ', 'D'],
  ['đ', 'd'],
  ['ı', 'i'],
]);

/** Invisible characters: directions, joiners, control characters, and lone surrogates. */
export function isUnseen(character: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Cs}\uFE00-\uFE0F]/u.test(character);
}

/** A letter without its accents; empty for an accent without a letter. */
export function withoutMarks(character: string): string {
  return (NO_DECOMPOSITION.get(character) ?? character).normalize('NFKD').replaceAll(/\p{M}/gu, '');
}
