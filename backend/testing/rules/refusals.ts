const TEXT = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const THROWN = new RegExp(
  String.raw`new (?:DomainError|HttpError)\(\s*(?:'[^']+'|\d+),\s*'[^']+',\s*${TEXT}`,
  'g',
);
const SENTENCE = new RegExp(String.raw`^(?:export )?const \w+ =\s*${TEXT};`, 'gm');

/**
 * The literal error messages of a source: of errors, and of obstacles to closing an account. Skips messages
 * with placeholders, whose translations cover the possible results.
 */
export function refusalsIn(source: string): string[] {
  const found = [...source.matchAll(THROWN)];
  if (/\bhindrances\(/.test(source)) found.push(...source.matchAll(SENTENCE));
  return found.map(([, quoted = '']) => quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1'));
}

const SAID = new RegExp(String.raw`\b(?:error|message): (?:\([^)]*\) =>\s*)?${TEXT}`, 'g');
const CHECKED = new RegExp(
  String.raw`\.(?:min|max|length|regex|int|refine|multipleOf|positive)\((?:[^()]|\([^()]*\))*?,\s*${TEXT},?\s*\)`,
  'g',
);

/** The literal error messages of a contract: a sentence each, next to its check. */
export function contractRefusalsIn(source: string): string[] {
  return [...source.matchAll(SAID), ...source.matchAll(CHECKED)]
    .map(([, quoted = '']) => quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1'))
    .filter((message) => message.includes(' '));
}
