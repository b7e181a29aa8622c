const PLURAL_MANY = /_many$/;
const PLACEHOLDER = /\{\{[^}]+\}\}|<\/?\w+>/g;

/** The texts of a catalog file by dotted key. */
export function textsOf(node: unknown, prefix = ''): ReadonlyMap<string, string> {
  if (typeof node === 'string') return new Map([[prefix, node]]);
  if (typeof node !== 'object' || node === null) return new Map();
  return new Map(
    Object.entries(node).flatMap(([key, child]) => [
      ...textsOf(child, prefix === '' ? key : `${prefix}.${key}`),
    ]),
  );
}

/** Lists errors of a translation: missing, surplus, and empty texts, and other placeholders or tags. */
export function differences(
  english: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): readonly string[] {
  const complaints: string[] = [];
  for (const [key, text] of english) {
    const translated = other.get(key);
    if (translated === undefined) complaints.push(`${key}: missing`);
    else if (translated.trim() === '') complaints.push(`${key}: empty`);
    else if (placeholders(text) !== placeholders(translated)) complaints.push(`${key}: placeholders differ`);
  }
  // Spanish has a plural form for millions that English does not have.
  const surplus = [...other.keys()].filter((key) => !english.has(key) && !PLURAL_MANY.test(key));
  return [...complaints, ...surplus.map((key) => `${key}: not in English`)];
}

function placeholders(text: string): string {
  return (text.match(PLACEHOLDER) ?? []).sort().join();
}
