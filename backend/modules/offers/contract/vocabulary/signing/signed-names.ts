/** Letters that are no letter with an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  œ: 'oe',
  þ: 'th',
};
/** Between the parts of a name, or after it: people write and omit them. */
const OPTIONAL = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'jr', 'sr', 'ii', 'iii', 'iv']);

/**
 * Whether a typed signature is a spelling of the name in the letter (rules.md#signed-name): accents, case, the order of the parts,
 * a second surname or middle name more or less, and initials make no difference.
 */
export function isSameName(typed: string, named: string): boolean {
  const [shorter, longer] = [partsOf(typed), partsOf(named)].toSorted(
    (one, other) => one.length - other.length,
  );
  if (!shorter || !longer || shorter.length === 0) return false;
  // One part of a name of several is no full name.
  if (shorter.length < Math.min(2, longer.length)) return false;
  const left = [...longer];
  let isWhole = false;
  // Matches whole parts first, then initials with the rest.
  for (const part of shorter.toSorted((one, other) => other.length - one.length)) {
    const at = left.findIndex((other) => other === part);
    const place = at === -1 ? left.findIndex((other) => isInitial(part, other)) : at;
    if (place === -1) return false;
    isWhole ||= at !== -1 && part.length > 1;
    left.splice(place, 1);
  }
  return isWhole;
}

function isInitial(one: string, other: string): boolean {
  const isShort = [one, other].some((part) => [...part].length === 1);
  return isShort && one.charAt(0) === other.charAt(0);
}

function partsOf(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}|['’‘ʻ`]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæøđðłıœþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
  const parts = plain.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const needed = parts.filter((part) => !OPTIONAL.has(part));
  return needed.length > 0 ? needed : parts;
}
