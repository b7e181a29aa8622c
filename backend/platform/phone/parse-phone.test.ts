import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionalPhone, phone } from '#contract/http/primitives.ts';
import { parsePhone } from './parse-phone.ts';

const MESSAGE = 'Please enter a valid phone number';
const E164 = '+15125550142';
const WRITTEN = [
  '(512) 555-0142',
  '512.555.0142',
  '+1 512 555 0142',
  '512\u00a0555\u20110142',
  '５１２５５５０１４２',
  '512·555·0142',
  '512 • 555 • 0142',
];
const UNSEEN = [
  '\ufe0e',
  '\ufe0f',
  '\u{e0100}',
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202a',
  '\u202c',
  '\u2069',
  '\u200f',
  '\u3164',
  '\u2800',
  '\u20e3',
  '\u0000',
  '\t',
  '\r\n',
  '\u0085',
  '\u2028',
];

describe('a phone number with invisible characters', () => {
  it.each(UNSEEN)('every field reads a phone number with %j as if it were not there', (unseen) => {
    for (const written of WRITTEN) {
      const pasted = `${unseen}${written.slice(0, 3)}${unseen}${written.slice(3)}${unseen}`;
      const fields = [phone(MESSAGE), optionalPhone(MESSAGE)].map((field) => field.parse(pasted));
      expect([parsePhone(pasted), ...fields.map((read) => parsePhone(read ?? ''))]).toEqual([
        E164,
        E164,
        E164,
      ]);
    }
  });

  it('invisible characters anywhere in a phone number are ignored', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WRITTEN),
        fc.array(fc.tuple(fc.nat(20), fc.constantFrom(...UNSEEN)), { maxLength: 12 }),
        (written, unseen) => {
          const pasted = [...written];
          for (const [at, sign] of unseen) pasted.splice(at % (pasted.length + 1), 0, sign);
          expect(parsePhone(phone(MESSAGE).parse(pasted.join('')))).toBe(E164);
        },
      ),
    );
  });

  it('invisible characters on their own are not a phone number', () => {
    expect(phone(MESSAGE).safeParse(UNSEEN.join('')).success).toBe(false);
    expect(optionalPhone(MESSAGE).parse(UNSEEN.join(''))).toBeNull();
  });
});
