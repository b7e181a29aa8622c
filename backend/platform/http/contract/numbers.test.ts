import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsInput } from './numbers.ts';

const MOST = 1_000_000;
const read = (value: unknown): unknown => {
  const { success, data, error } = dollarsInput({ max: MOST, message: 'no', required: 'none' }).safeParse(
    value,
  );
  return success ? data : error.issues[0]?.message;
};

describe('a typed amount', () => {
  it.each([
    ['500', '500.00'],
    [' 500.5 ', '500.50'],
    ['$500', '500.00'],
    ['$ 1,500.00', '1500.00'],
    ['US$1,500', '1500.00'],
    ['USD 1,500', '1500.00'],
    ['1,500', '1500.00'],
    ['1 500', '1500.00'],
    ['1\u{A0}500', '1500.00'],
    ['1\u{202F}500,50', '1500.50'],
    ["1'500", '1500.00'],
    ['1’500.25', '1500.25'],
    ['1.500,00', '1500.00'],
    ['1.500,00 $', '1500.00'],
    ['12,50', '12.50'],
    ['1,000,000', '1000000.00'],
    [1500, '1500.00'],
    [0.07, '0.07'],
    ['0', '0.00'],
  ])('the amount %o is read as %s', (typed, dollars) => {
    expect(read(typed)).toBe(dollars);
  });

  it.each([
    '5.000',
    '$5.000',
    5.125,
    '5.0000',
    '1,50,000',
    '15,00.00',
    '1,500,00',
    '1 50',
    '-5',
    '5-10',
    '5k',
    '1e3',
    '5%',
    '٥٠٠',
  ])('the amount %o is rejected', (typed) => {
    expect(read(typed)).toBe('no');
  });

  it.each(['', '  ', undefined, null])('the amount %o counts as missing', (typed) => {
    expect(read(typed)).toBe('none');
  });

  it('an amount formatted in any language is read as the same amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MOST * 100 }),
        fc.constantFrom('en-US', 'es-MX', 'es-ES', 'de-DE', 'de-CH', 'fr-FR', 'pl-PL', 'pt-BR'),
        (cents, language) => {
          const written = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(cents / 100);
          expect(read(written)).toBe((cents / 100).toFixed(2));
        },
      ),
    );
  });
});
