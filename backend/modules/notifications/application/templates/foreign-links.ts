type Facts = Readonly<Record<string, string>>;

/** They turn the words around them: a name could make an address read as another. */
export const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;
/** The stop between two parts of a host: of any script, and after letters, marks, digits, or an emoji. */
const HOST_STOP =
  /(?<=[\p{L}\p{M}\p{N}\p{S}])\p{Default_Ignorable_Code_Point}*[.。．｡]\p{Default_Ignorable_Code_Point}*(?=\p{L}\p{Default_Ignorable_Code_Point}*[\p{L}\p{M}])/gu;
/** The first stop of an IPv4 address, which phones also turn into a link. */
const ADDRESS_STOP = /(?<=\d)\.(?=\d{1,3}\.\d{1,3}\.\d{1,3})/g;

/**
 * Phones and mail programs turn anything that looks like an address into a link; in our messages only our
 * own may be links (rules.md#no-foreign-links).
 */
export function withoutLinks(words: string): string {
  return words
    .replaceAll(TURNS, '')
    .replaceAll(/[:：][/／]{2}/gu, ' ')
    .replaceAll(/(?<=\p{L}):(?=\S)/gu, ': ')
    .replaceAll(HOST_STOP, '. ')
    .replaceAll(ADDRESS_STOP, '. ');
}

/** Everything that someone typed, for an email; the link is ours. */
export function withoutForeignLinks(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, name === 'link' ? fact : withoutLinks(fact)]),
  );
}
