import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatConsent } from './evidence-formats.ts';

const MODULES = join(import.meta.dirname, '../../..');
/** A versioned text, and a disclosure's version constant. */
const VERSIONS = [/: VersionedSections = \{\s+version: '([^']+)'/g, /_DISCLOSURE_VERSION = '([^']+)'/g];
/** A month or a numbered version, and then words only. */
const READABLE = /^(?:[A-Z][a-z]+ \d{4}|version \d+\.\d+)(?:, [a-z]+(?: [a-z]+)*)*$/;
/** Letters in old databases were signed under these. */
const EARLIER = ['2026-11', '2026-11-addendum', '2026-11-check'];

const sources = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(MODULES, file), 'utf8'));
const versions = sources.flatMap((source) =>
  VERSIONS.flatMap((pattern) => [...source.matchAll(pattern)].flatMap(([, version]) => version ?? [])),
);
const declared = sources.reduce((sum, source) => sum + source.split(': VersionedSections = ').length - 1, 0);

describe('the words for the version of a consent text', () => {
  it('the list covers every versioned text in the code', () => {
    expect(versions).toEqual(
      expect.arrayContaining(['2026-11-b', '2026-11-b-addendum', '2026-11-b-check', 'drug-test-v1.0']),
    );
    expect(versions.length).toBeGreaterThanOrEqual(declared + 2);
  });

  it.each([...versions, ...EARLIER])(
    'the version %s appears as its month or number, never as machine text',
    (version) => {
      expect(formatConsent(version)).toMatch(READABLE);
      expect(formatConsent(version)).not.toMatch(/, [a-z] edition/);
    },
  );

  it.each([
    ['2026-11', 'November 2026'],
    ['2026-11-addendum', 'November 2026, addendum'],
    ['2026-11-b', 'November 2026, second edition'],
    ['2026-11-b-addendum', 'November 2026, second edition, addendum'],
    ['2026-11-b-check', 'November 2026, second edition, background check'],
    ['2026-11-certification', 'November 2026, certification'],
    ['v1.0', 'version 1.0'],
    ['drug-test-v1.0', 'version 1.0, drug test'],
  ])('prints %s as %s', (version, words) => {
    expect(formatConsent(version)).toBe(words);
  });

  it('different versions have different names', () => {
    const all = new Set([...versions, ...EARLIER]);
    expect(new Set([...all].map(formatConsent)).size).toBe(all.size);
  });
});
