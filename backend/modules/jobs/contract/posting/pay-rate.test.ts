import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { hourlyCents, isPayUnlikely, parsePayRate } from '../vocabulary/pay-rate.ts';

/** Cents with something between the thousands and before the cents. */
function grouped(separator: string, point: string) {
  return (cents: number): string => {
    const whole = String(Math.trunc(cents / 100)).replaceAll(/\B(?=(\d{3})+(?!\d))/g, separator);
    return cents % 100 === 0 ? whole : `${whole}${point}${String(cents % 100).padStart(2, '0')}`;
  };
}

const STYLES = [
  ['plainly', grouped('', '.')],
  ['plainly with a decimal comma', grouped('', ',')],
  ['with commas', grouped(',', '.')],
  ['with dots and a decimal comma', grouped('.', ',')],
  ['with spaces', grouped(' ', '.')],
  ['with spaces and a decimal comma', grouped(' ', ',')],
  ['with no-break spaces', grouped('\u00A0', '.')],
  ['with narrow no-break spaces', grouped('\u202F', ',')],
  ['with thin spaces', grouped('\u2009', '.')],
  ['with apostrophes', grouped("'", '.')],
  ['with curly apostrophes', grouped('’', '.')],
] as const;

const PIECES = fc.constantFrom(
  '$',
  '65',
  '000',
  ' ',
  ',',
  '.',
  "'",
  '-',
  'k',
  '/hr',
  ' a year',
  ' hours',
  '/day',
  ' per diem',
  ' to ',
  '25',
  '10',
  '+',
);

describe('pay in words', () => {
  it.each([
    // By the hour.
    ['$25/hour', 25, 25, 'hour'],
    ['25', 25, 25, 'hour'],
    ['$25', 25, 25, 'hour'],
    ['25 hr', 25, 25, 'hour'],
    ['25 an hour', 25, 25, 'hour'],
    ['25-30 an hour', 25, 30, 'hour'],
    ['$25.50 - $30/hr + overtime', 25.5, 30, 'hour'],
    ['$25/hr - $30/hr', 25, 30, 'hour'],
    ['between $25 and $30 an hour', 25, 30, 'hour'],
    ['$30 to $25 per hour', 25, 30, 'hour'],
    ['Hourly: $25', 25, 25, 'hour'],
    ['hourly rate of 27.75', 27.75, 27.75, 'hour'],
    ['$25+/hr DOE', 25, 25, 'hour'],
    ['USD 25/hr', 25, 25, 'hour'],
    ['$32 hourly (40 hrs/week)', 32, 32, 'hour'],
    ['40 hours a week at $22/hr', 22, 22, 'hour'],
    ['$28–$32 DOE', 28, 32, 'hour'],
    ['401k match, $28 to $32 hourly', 28, 32, 'hour'],
    ['OSHA 10 required, 24/hr', 24, 24, 'hour'],
    ['7am-3:30pm, $26/hr', 26, 26, 'hour'],
    ['$45.17/hr prevailing wage, 100% health', 45.17, 45.17, 'hour'],
    ['Full-time $25/hour, over-time $37/hour', 25, 25, 'hour'],
    ['$25/hr, paid weekly', 25, 25, 'hour'],
    ['$25, paid weekly', 25, 25, 'hour'],
    ['$21/hr, raises every 90 days', 21, 21, 'hour'],
    // By other periods.
    ['$200 per day', 200, 200, 'day'],
    ['$200/day, 10 hours', 200, 200, 'day'],
    ['$180-220 daily', 180, 220, 'day'],
    ['4x10s, $240/day', 240, 240, 'day'],
    ['1,500 weekly', 1500, 1500, 'week'],
    ['$1,200/week (40 hours)', 1200, 1200, 'week'],
    ['Weekly pay: $1,100', 1100, 1100, 'week'],
    ['$1,500 biweekly', 1500, 1500, 'two_weeks'],
    ['$1,500 bi-weekly', 1500, 1500, 'two_weeks'],
    ['$1,500 every two weeks', 1500, 1500, 'two_weeks'],
    ['$1,500 every other week', 1500, 1500, 'two_weeks'],
    ['$6,000/mo', 6000, 6000, 'month'],
    ['$4000 / month', 4000, 4000, 'month'],
    ['$5,500 monthly', 5500, 5500, 'month'],
    ['$60k a year', 60_000, 60_000, 'year'],
    ['$60k a year, 40 hrs/week', 60_000, 60_000, 'year'],
    ['60-70k per year', 60_000, 70_000, 'year'],
    ['$62.5k', 62_500, 62_500, 'year'],
    ['$52,000 annually', 52_000, 52_000, 'year'],
    ['Salary: $65,000 + benefits', 65_000, 65_000, 'year'],
    ['$65,000-$75,000/yr, 50 hours a week', 65_000, 75_000, 'year'],
    ['$5000 flat', 5000, 5000, 'project'],
    ['$1 200 for the project', 1200, 1200, 'project'],
    // Thousands in every usual way.
    ['65 000 a year', 65_000, 65_000, 'year'],
    ['$65\u00A0000/year', 65_000, 65_000, 'year'],
    ['$65\u2009000/year', 65_000, 65_000, 'year'],
    ['$65\u202F000 per year', 65_000, 65_000, 'year'],
    ['65  000 a year', 65_000, 65_000, 'year'],
    ['$65′000/year', 65_000, 65_000, 'year'],
    ['$65＇０００ per year', 65_000, 65_000, 'year'],
    ["$65'000/year", 65_000, 65_000, 'year'],
    ['$65’000/year', 65_000, 65_000, 'year'],
    ['65.000 al año', 65_000, 65_000, 'year'],
    ['$1.234,50/week', 1234.5, 1234.5, 'week'],
    // Amounts that are not the pay.
    ['$28–$32 DOE + $100/day per diem', 28, 32, 'hour'],
    ['$100/day per diem, $30/hr', 30, 30, 'hour'],
    ['$1000 sign-on, $25/hr', 25, 25, 'hour'],
    ['$25/hr plus a $1,000 sign-on bonus', 25, 25, 'hour'],
    ['Sign-on bonus $2,500! $31 per hour', 31, 31, 'hour'],
    ['$25/hr, $28 in 90 days', 25, 25, 'hour'],
    ['$25/hr, $28/hr after 90 days', 25, 25, 'hour'],
    ['$2/hr raise after 60 days, $24/hr to start', 24, 24, 'hour'],
    ['After 90 days $28/hr, $25/hr now', 25, 25, 'hour'],
    ['$500 referral bonus; $29/hr', 29, 29, 'hour'],
    ['$65,000 plus bonus', 65_000, 65_000, 'year'],
    ['$1,200/week plus bonus', 1200, 1200, 'week'],
    ['$250/day plus per diem', 250, 250, 'day'],
    ['$250/day (per diem included)', 250, 250, 'day'],
    ['$1,500 biweekly with bonus', 1500, 1500, 'two_weeks'],
    ['$200 al día más viáticos', 200, 200, 'day'],
    ['$28 plus per diem', 28, 28, 'hour'],
    ['$28 after 90 days, $25 to start', 25, 25, 'hour'],
    ['$28/hr after 90 days, $25/hr to start', 25, 25, 'hour'],
    ['$28 in 90 days, $25 now', 25, 25, 'hour'],
    ['$28 a los 90 días, $25/hora', 25, 25, 'hour'],
    ['$45/hr OT, $30/hr', 30, 30, 'hour'],
    ['$45/hr overtime, $30/hr base', 30, 30, 'hour'],
    ['$25, 401k match', 25, 25, 'hour'],
    ['$25, 100% health', 25, 25, 'hour'],
    ['$25 per man hour', 25, 25, 'hour'],
    ['$25/man-hour', 25, 25, 'hour'],
    // Spanish.
    ['$25 la hora', 25, 25, 'hour'],
    ['$25,50/hora', 25.5, 25.5, 'hour'],
    ['25 por hora', 25, 25, 'hour'],
    ['$25 a $30 por hora', 25, 30, 'hour'],
    ['entre 25 y 30 la hora', 25, 30, 'hour'],
    ['$200 al día', 200, 200, 'day'],
    ['$1,200 semanales', 1200, 1200, 'week'],
    ['$1,200 a la semana', 1200, 1200, 'week'],
    ['$1,500 quincenal', 1500, 1500, 'two_weeks'],
    ['$1,500 cada quincena', 1500, 1500, 'two_weeks'],
    ['$4,500 al mes', 4500, 4500, 'month'],
    ['$60,000 al año', 60_000, 60_000, 'year'],
    ['60 mil al año', 60_000, 60_000, 'year'],
    ['$25/hora más $50 de viáticos diarios', 25, 25, 'hour'],
  ] as const)('the reader understands %j', (text, low, high, period) => {
    const pay = { amountCents: Math.round(low * 100), maxCents: Math.round(high * 100), period };
    expect(parsePayRate(text)).toEqual(pay);
  });

  it.each([
    '',
    'depends on experience',
    '$0/hour',
    'negotiable',
    '$65 00/year',
    '$65,00,000/year',
    '$1,2345/week',
    '$12.345.67/year',
    "$65'00/year",
    '$0.65/mile',
    '60 cents per mile',
    '65¢/mile',
    'CPM 0.65',
    'cpm: $.70',
    '$3 per square foot',
    '-$25/hour',
    '€25/hour',
    '$1.2 million a year',
    '1e9',
    '40 hrs/week',
    '$1,000 sign-on bonus',
    '$28 after 90 days',
    'call 512-555-0148',
    '$25½/hour',
    '$.75/hr',
    '.50/hr',
    '$ 65, 000/year',
    '65·000 a year',
    '65_000 a year',
    '65٬000 a year',
    '$65 ,000/year',
    '$65. 000/year',
    '$65:000/year',
    '$65٠٠٠/year',
    // A time that is not the amount's for sure.
    'Day rate: $180',
    '$200 a night',
    '$200 guaranteed per day',
    '$150 half day',
    '$180 for 8 hours',
    '$200 por jornal',
    '$200 · daily',
    '$190 wkly',
  ])('the reader finds no pay in %j', (text) => {
    expect(parsePayRate(text)).toBeNull();
  });

  it('the reader never fails on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const pay = parsePayRate(text);
        expect(
          pay === null || (Number.isSafeInteger(pay.amountCents) && pay.maxCents >= pay.amountCents),
        ).toBe(true);
      }),
    );
  });

  it('the reader returns any amount by the hour unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_99 }), (cents) => {
        const text = `$${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}/hour`;
        expect(parsePayRate(text)?.amountCents).toBe(cents);
      }),
    );
  });

  it.each(STYLES)('the reader takes every amount whole that is written %s', (_style, write) => {
    const cents = fc.integer({ min: 1, max: 999_999_999_99 });
    fc.assert(
      fc.property(cents, fc.constantFrom('/hour', ' a week', ' al mes', ' per year'), (amount, period) => {
        for (const text of [`$${write(amount)}${period}`, `${write(amount)}${period}`]) {
          expect([text, parsePayRate(text)?.amountCents]).toEqual([text, amount]);
        }
      }),
    );
  });

  it('the reader returns only numbers from the text, with any words around them', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(PIECES, fc.string()), { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        const dollars = (parsePayRate(text)?.amountCents ?? 0) / 100;
        const digits = text.replaceAll(/[^\d]/g, '');
        const written = [dollars, dollars / 1000].map((amount) =>
          String(Number(amount.toFixed(5))).replace('.', ''),
        );
        expect(dollars === 0 || written.some((amount) => digits.includes(amount))).toBe(true);
      }),
    );
  });

  it.each([
    [7_24, 'hour', true],
    [7_25, 'hour', false],
    [250_00, 'hour', false],
    [250_01, 'hour', true],
    [65_000_00, 'hour', true],
    [65_00, 'year', true],
    [65_000_00, 'year', false],
    [15_079_00, 'year', true],
    [15_080_00, 'year', false],
    [520_000_00, 'year', false],
    [520_001_00, 'year', true],
    [57_00, 'day', true],
    [200_00, 'day', false],
    [1_500_00, 'two_weeks', false],
    [7_00, 'project', true],
    [1_200_00, 'project', false],
    [40_000_01, 'project', true],
  ] as const)('%i cents a %s is more or less than anyone earns: %s', (amountCents, period, isUnlikely) => {
    expect(isPayUnlikely({ amountCents, period })).toBe(isUnlikely);
  });

  it('a year has 2080 hours and a day 8', () => {
    expect(hourlyCents({ amountCents: 52_000_00, period: 'year' })).toBe(25_00);
    expect(hourlyCents({ amountCents: 200_00, period: 'day' })).toBe(25_00);
    expect(hourlyCents({ amountCents: 200_00, period: 'project' })).toBeNull();
    expect(hourlyCents({ amountCents: 2_000_00, period: 'two_weeks' })).toBe(25_00);
  });
});
