import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOUBTFUL, NOTHING, STOPS } from '../../testing/said-texts.ts';
import type { TextMeaning } from '../../contract/vocabulary/text-meanings.ts';
import { textMeaning } from './text-meaning.ts';

const OTHERS: readonly (readonly [string, TextMeaning])[] = [
  ['START', 'start'],
  ['start please', 'start'],
  ['UNSTOP', 'start'],
  ['Resume', 'start'],
  ['YES', 'start'],
  ['Yes.', 'start'],
  ['empezar', 'start'],
  ['HELP', 'help'],
  ['Help?', 'help'],
  ['help me', 'help'],
  ['INFO', 'help'],
  ['ayuda', 'help'],
  ['¡AYUDA, por favor!', 'help'],
];

describe('a text from a phone', () => {
  it.each(STOPS)('%j stops all texts', (body) => {
    expect(textMeaning(body)).toBe('stop');
  });

  it.each(NOTHING)('%j changes nothing', (body) => {
    expect(textMeaning(body)).toBeNull();
  });

  it.each(DOUBTFUL)('%j gets a question back', (body) => {
    expect(textMeaning(body)).toBe('doubtful');
  });

  it.each(OTHERS)('%j means %s', (body, meaning) => {
    expect(textMeaning(body)).toBe(meaning);
  });

  it('the samples have more than 150 ways to say stop, in both languages', () => {
    expect(new Set(STOPS).size).toBeGreaterThan(150);
  });

  it('a text means stop in any case, with spaces, punctuation and thanks around it, and above any signature', () => {
    const noise = fc.constantFrom('', ' ', '  ', '!', '!!!', '.', '...', ' 🙏', '\n');
    const polite = fc.constantFrom('', 'Please ', 'Hello, ', 'Por favor, ', 'ok. ');
    const ending = fc.constantFrom(
      '',
      '. Thanks',
      ' thank you',
      '! Gracias',
      '\nSent from my iPhone',
      '\n-- \nBo Li',
    );
    const letters = (line: string) =>
      fc
        .array(fc.boolean(), { minLength: line.length, maxLength: line.length })
        .map((upper) =>
          [...line].map((one, at) => (upper[at] ? one.toUpperCase() : one.toLowerCase())).join(''),
        );
    const said = fc
      .constantFrom(...STOPS.filter((line) => !line.includes('\n') && !line.includes('Sent from')))
      .chain(letters);
    fc.assert(
      fc.property(noise, polite, said, noise, ending, (before, please, line, after, end) => {
        expect(textMeaning(before + please + line + after + end)).toBe('stop');
      }),
      { numRuns: 2000 },
    );
  });

  it('a text is parsed quickly, even if its words repeat', () => {
    const words = [...new Set([...STOPS, ...DOUBTFUL].flatMap((line) => line.toLowerCase().split(/\s+/)))];
    const some = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 });
    const repeated = fc
      .tuple(some, fc.nat(400), some)
      .map(([again, times, last]) =>
        [...Array.from({ length: times }, () => again.join(' ')), ...last].join(' '),
      );
    fc.assert(
      fc.property(repeated, (body) => {
        const before = performance.now();
        textMeaning(body);
        expect(performance.now() - before).toBeLessThan(5000);
      }),
      { numRuns: 1000 },
    );
  });
});
