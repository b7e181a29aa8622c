import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSpokenSearch } from './spoken-search.ts';

const read = (typed: string) => {
  const { words, minPayCents, schedule } = readSpokenSearch(typed);
  return [words.join(' '), minPayCents, schedule];
};

describe('a typed sentence', () => {
  it.each([
    ['electrcian austin', 'electrcian austin', null, null],
    ['25/hr weekends', '', 2500, 'weekends'],
    ['plomero', 'plomero', null, null],
    ['Painter $25', 'painter', 2500, null],
    ['painter 25 an hour in Waco', 'painter in waco', 2500, null],
    ['$25+ roofing', 'roofing', 2500, null],
    ['25-30 an hour framer', 'framer', 2500, null],
    ['welder $52k a year', 'welder', 2500, null],
    ['welder 52k per year', 'welder', 2500, null],
    ['drywall 200 a day', 'drywall', 2500, null],
    ['plomero 25 la hora', 'plomero', 2500, null],
    ['25 dólares por hora pintor', 'pintor', 2500, null],
    ['albañil $200 al día fines de semana', 'albanil', 2500, 'weekends'],
    ['night shift welder', 'welder', null, 'nights'],
    ['turno de noche soldador', 'soldador', null, 'nights'],
    ['Part-time cleaner', 'cleaner', null, 'part-time'],
    ['medio tiempo limpieza', 'limpieza', null, 'part-time'],
    ['full time', '', null, 'full-time'],
    ['por contrato', '', null, 'temporary'],
    ['electrician 60k', 'electrician', 2885, null],
    ['pago 25 por hora', '', 2500, null],
    ['at least $35 an hour carpenter', 'carpenter', 3500, null],
    ['plomero cerca de mí $30 hora', 'plomero', 3000, null],
    ['plumber near me', 'plumber', null, null],
    ['framer $65 000 a year', 'framer', 3125, null],
    ['framer $65\u00A0000 a year', 'framer', 3125, null],
    ["framer $65'000 a year", 'framer', 3125, null],
    ['roofer $6,000/mo', 'roofer', 3462, null],
    ['painter $1,600 biweekly', 'painter', 2000, null],
    ['painter $1,600 every two weeks', 'painter', 2000, null],
    ['pintor $1,600 quincenal', 'pintor', 2000, null],
    ['plomero $25,50 por hora', 'plomero', 2550, null],
    ['welder $1,200/wk', 'welder', 3000, null],
    ['welder $65k/yr', 'welder', 3125, null],
    ['welder $65.000 al año', 'welder', 3125, null],
    ['plumber/electrician', 'plumber or electrician', null, null],
    ['a/c tech', 'ac tech', null, null],
    ['OSHA30', 'osha 30', null, null],
  ])('"%s" is read', (typed, words, pay, schedule) => {
    expect(read(typed)).toEqual([words, pay, schedule]);
  });

  it.each([
    ['bonus 500', '', 50_000],
    ['$1,000 bonus framer', 'framer', 100_000],
    ['bono de 250 pintor', 'pintor', 25_000],
    ['$500+ referral bonus', '', 50_000],
    ['bonus', 'bonus', null],
  ])('"%s" means a bonus and no pay', (typed, words, cents) => {
    const { minBonusCents, minPayCents, words: rest } = readSpokenSearch(typed);
    expect([rest.join(' '), minBonusCents, minPayCents]).toEqual([words, cents, null]);
  });

  it.each([
    ['401k', '401k'],
    ['OSHA 30', 'osha 30'],
    ['4 x 10', '4 x 10'],
    ['3 years experience', '3 years experience'],
    ['level 5 finisher', 'level 5 finisher'],
    ['100%', '100'],
    ['D1.1 welder', 'd1 1 welder'],
  ])('"%s" stays words', (typed, words) => {
    expect(read(typed)).toEqual([words, null, null]);
  });

  it('every text can be read, and an empty one never makes words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const { words, minPayCents } = readSpokenSearch(typed);
        expect(words.length).toBeLessThanOrEqual(12);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
        expect(minPayCents === null || minPayCents > 0).toBe(true);
      }),
    );
  });

  it('every word next to pay and schedule stays', () => {
    const word = fc.constantFrom('electrician', 'plomero', 'austin', 'helper', 'osha');
    const filler = fc.constantFrom('', '$25/hr', '25 an hour', 'weekends', '20 la hora');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), filler, (words, extra) => {
        expect(readSpokenSearch(`${words.join(' ')} ${extra}`).words).toEqual(words);
        expect(readSpokenSearch(`${extra} ${words.join(' ')}`).words).toEqual(words);
      }),
    );
  });
});
