const TEXT = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const THROWN = new RegExp(
  String.raw`new (?:DomainError|HttpError)\(\s*(?:'[^']+'|\d+),\s*'[^']+',\s*${TEXT}`,
  'g',
);
const SENTENCE = new RegExp(String.raw`^(?:export )?const \w+ =\s*${TEXT};`, 'gm');

/**
 * The messages that a source refuses with, where they are written out: of errors, and of what keeps an account from closing. One
 * with a placeholder is not found: it is translated by what it can become.
 */
export function refusalsIn(source: string): string[] {
  const found = [...source.matchAll(THROWN)];
  if (/\bhindrances\(/.test(source)) found.push(...source.matchAll(SENTENCE));
  return found.map(([, quoted = '']) => quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1'));
}
