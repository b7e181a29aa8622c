const NO_DECOMPOSITION = new Map([
  ['Ł', 'L'],
  ['ł', 'l'],
  ['Đ', 'D'],
  ['đ', 'd'],
  ['ı', 'i'],
]);

/** Directions, joiners, control signs and the half of a pair: there is nothing of them to see. */
export function isUnseen(character: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Cs}\uFE00-\uFE0F]/u.test(character);
}

/** A letter without its accents; empty for an accent alone. */
export function withoutMarks(character: string): string {
  return (NO_DECOMPOSITION.get(character) ?? character).normalize('NFKD').replaceAll(/\p{M}/gu, '');
}
