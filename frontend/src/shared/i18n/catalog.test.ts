import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { differences, textsOf } from './compare-catalogs.ts';

const here = import.meta.dirname;
const files = (language: string): string[] =>
  readdirSync(join(here, language))
    .filter((name) => name.endsWith('.json'))
    .sort();
const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(join(here, language, file), 'utf8'));

/** Names and addresses. */
const SAME_IN_BOTH = new Set([
  'Austin, TX',
  '100 Congress Ave, Austin, TX',
  '© {{year}} Crewvine',
  'Rhode Island',
  'Puerto Rico',
]);

/** Two words or more, one of them with three letters; placeholders and tags do not count. */
function isPhrase(text: string): boolean {
  const words = text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, ' ');
  return /[a-z]{3,}/.test(words) && words.trim().split(/\s+/).length > 1;
}

const STRING = /"(?:[^"\\]|\\.)*"\s*(:?)/g;
function keysIn(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const own = Array.isArray(node) ? 0 : Object.keys(node).length;
  return Object.values(node).reduce<number>((sum, child) => sum + keysIn(child), own);
}

describe('the Spanish catalog', () => {
  it('the Spanish catalog has a file for each English one', () => {
    expect(files('es')).toEqual(files('en'));
  });

  it.each(files('en'))('%s has the same keys and placeholders', (file) => {
    expect(differences(textsOf(read('en', file)), textsOf(read('es', file)))).toEqual([]);
  });

  it.each(files('en').flatMap((file) => [`en/${file}`, `es/${file}`]))(
    '%s contains each key only once',
    (path) => {
      const source = readFileSync(join(here, path), 'utf8');
      const written = [...source.matchAll(STRING)].filter(([, colon]) => colon === ':').length;
      expect(written).toBe(keysIn(JSON.parse(source)));
    },
  );

  it('no Spanish text of two words or more is still English', () => {
    const same = files('en').flatMap((file) => {
      const spanish = textsOf(read('es', file));
      return [...textsOf(read('en', file))]
        .filter(([key, text]) => isPhrase(text) && spanish.get(key) === text)
        .map(([, text]) => text);
    });
    expect(new Set(same)).toEqual(SAME_IN_BOTH);
  });

  it('the type of the catalog names every file', () => {
    const source = readFileSync(join(here, 'catalog.ts'), 'utf8');
    const untyped = files('en').filter(
      (file) => file !== 'validation.json' && !source.includes(`./en/${file}`),
    );
    expect(untyped).toEqual([]);
  });
});

describe('the form messages', () => {
  it('each form message has the English sentence as its key', () => {
    const english = JSON.parse(readFileSync(join(here, 'en/validation.json'), 'utf8'));
    expect(Object.entries(english).filter(([key, text]) => key !== text)).toEqual([]);
  });
});

describe('the comparison', () => {
  it.each(['en', 'es'])('a form message of several sentences ends with a period (%s)', (language) => {
    // A list of letters follows the first.
    const open = [...textsOf(read(language, 'validation.json')).values()].filter(
      (text) => /[.?!] \S/.test(text) && !/(?:[.?!:…)]|instead of|en lugar de)$/.test(text),
    );
    expect(open).toEqual([]);
  });

  it('the comparison reports a missing, a surplus, and an empty text', () => {
    expect(differences(textsOf({ a: 'x', b: { c: 'y' } }), textsOf({ a: '', d: 'z' }))).toEqual([
      'a: empty',
      'b.c: missing',
      'd: not in English',
    ]);
  });

  it('the comparison reports a lost placeholder and a lost tag', () => {
    expect(differences(textsOf({ a: 'Hi {{name}}' }), textsOf({ a: 'Hola' }))).toEqual([
      'a: placeholders differ',
    ]);
    expect(differences(textsOf({ a: '<1>x</1>' }), textsOf({ a: 'x' }))).toEqual(['a: placeholders differ']);
  });

  it('the comparison allows a separate plural form in Spanish', () => {
    const english = textsOf({ n_one: '{{count}} job', n_other: '{{count}} jobs' });
    const spanish = {
      n_one: '{{count}} empleo',
      n_many: '{{count}} de empleos',
      n_other: '{{count}} empleos',
    };
    expect(differences(english, textsOf(spanish))).toEqual([]);
  });
});
