import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RIGHTS_EN } from './appendix-k.en.ts';
import { RIGHTS_ES } from './appendix-k.es.ts';
import { SUMMARY_OF_RIGHTS } from './summary-of-rights.ts';

/** How many parts each part has: a translation leaves none out. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]));
}
const factsOf = (text: unknown): string[] =>
  (
    JSON.stringify(text).match(/www\.[\w./]+\w|1-888-[\w-]+|\(\d{3}\) [\d-]+|\b\d{5}(?:-\d{4})?\b/g) ?? []
  ).toSorted();

describe('the summary of consumer rights', () => {
  it.each(['en', 'es'] as const)('the text in %s matches its version and its hash', (language) => {
    const { text, sha256 } = SUMMARY_OF_RIGHTS[language];
    expect(createHash('sha256').update(JSON.stringify(text)).digest('hex')).toBe(sha256);
  });

  it('both languages have the same parts, addresses, and numbers', () => {
    expect(shapeOf(RIGHTS_ES)).toEqual(shapeOf(RIGHTS_EN));
    expect(factsOf(RIGHTS_ES)).toEqual(factsOf(RIGHTS_EN));
  });

  it('the summary has every right and every regulator of the form', () => {
    expect([RIGHTS_EN.rights.length + RIGHTS_EN.lastRights.length, RIGHTS_EN.regulators.length]).toEqual([
      11, 13,
    ]);
    expect(RIGHTS_EN.nationwide.paragraphs).toHaveLength(3);
  });
});
