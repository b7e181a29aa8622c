import 'reflect-metadata';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAY_TYPES, type PayType } from '#contract/billing/vocabulary/charging/pay-types.ts';
import { FeeCalculator } from '#modules/billing/index.ts';
import { assertLikely, quotedPay, readOfferedPay } from './offered-pay.ts';

const offered = (text: string, type: PayType | null = 'hourly') =>
  readOfferedPay({ text, path: 'payRate', type });
const read = (text: string, type: PayType | null = 'hourly') => {
  const pay = offered(text, type);
  return [pay.rate.toDollars(), pay.type];
};
const refusal = (code: string, message?: string): unknown =>
  expect.objectContaining({ code, kind: 'rule_broken', ...(message && { message }) });
const fee = (text: string, type: PayType) => FeeCalculator.platformFee(offered(text, type)).toDollars();

const TIMES = [
  'day, daily, night, shift, week, wkly, weekly, month, monthly, year, half day, 8 hours',
  'día, diario, noche, jornal, turno, semana, semanal, mes, quincena, año',
].flatMap((some) => some.split(', '));
const FILLERS = [
  ' |  | / |: |; | - | · | [| a | per | each | for | rate | guaranteed per | take home per |ish a | or so a ',
  ' por | por cada | al | dlls al | dls ',
].flatMap((some) => some.split('|'));

describe('the pay of an offer', () => {
  it.each([
    ['25', 'hourly', '25.00'],
    ['$25.50', 'hourly', '25.50'],
    ['25,50', 'hourly', '25.50'],
    ['60,000', 'salary', '60000.00'],
    ['65 000', 'salary', '65000.00'],
    ['65\u00A0000', 'salary', '65000.00'],
    ['65\u2009000', 'salary', '65000.00'],
    ["65'000", 'salary', '65000.00'],
    ['65.000', 'salary', '65000.00'],
    ['5000', 'project', '5000.00'],
    ['1 200', 'project', '1200.00'],
    ['200', 'daily', '200.00'],
    ['$150-200', 'daily', '150.00'],
    ['$200/day, 10 hours', 'daily', '200.00'],
    ['$60k a year, 40 hrs/week', 'salary', '60000.00'],
    ['$1,000 weekly', 'salary', '52000.00'],
    ['$2,500 biweekly', 'salary', '65000.00'],
    ['$5,000 a month', 'salary', '60000.00'],
    ['Full-time $25/hour, over-time $37/hour', 'hourly', '25.00'],
  ] as const)('%j with the type %s is %s dollars', (text, type, dollars) => {
    expect(read(text, type)).toEqual([dollars, type]);
  });

  it.each([
    ['65 000', 'salary', '541.67'],
    ['1 200', 'project', '120.00'],
    ['$60k a year, 40 hrs/week', 'salary', '500.00'],
    ['$200/day, 10 hours', 'daily', '440.00'],
  ] as const)('%j with the type %s costs a fee of %s', (text, type, cost) => {
    expect(fee(text, type)).toBe(cost);
  });

  it("the words decide if no type is chosen, and then the letter's type", () => {
    expect(read('$60k a year', null)).toEqual(['60000.00', 'salary']);
    expect(read('$180/day', null)).toEqual(['180.00', 'daily']);
    expect(read('25', null)).toEqual(['25.00', 'hourly']);
    const pay = readOfferedPay({ text: '65,000', path: 'payRate', type: null, otherwise: 'salary' });
    expect(pay.type).toBe('salary');
  });

  it.each([
    ['$65,000 a year', 'hourly', '$65,000 an hour', '$65,000 a year'],
    ['$60k a year, 40 hrs/week', 'hourly', '$60,000 an hour', '$60,000 a year'],
    ['$25.50/hour', 'salary', '$25.50 a year', '$25.50 an hour'],
    ['$200/day', 'project', '$200 for the project', '$200 a day'],
    ['$1,500 biweekly', 'daily', '$1,500 a day', '$1,500 every two weeks'],
  ] as const)('%j with the type %s is refused with both readings', (text, type, chosen, written) => {
    const message = `The pay type says ${chosen}, the pay rate says ${written}. Please change one of them.`;
    expect(() => read(text, type)).toThrow(refusal('offers.pay_contradicts', message));
  });

  it.each([
    ['65,000', 'hourly', '$65,000 an hour'],
    ['65', 'salary', '$65 a year'],
    ['7.24', 'hourly', '$7.24 an hour'],
    ['50', 'daily', '$50 a day'],
    ['5', 'project', '$5 for the project'],
    ['Day rate: $200', 'hourly', '$200 an hour'],
    ['$200 - per day', 'hourly', '$200 an hour'],
    ['$200 guaranteed per day', 'hourly', '$200 an hour'],
    ['$200 a night', 'hourly', '$200 an hour'],
    ['$200 dlls al día', 'hourly', '$200 an hour'],
    ['$200 por jornal', 'hourly', '$200 an hour'],
    ['$240 for 8 hours', 'hourly', '$240 an hour'],
    ['$150 half day', 'hourly', '$150 an hour'],
    ['$160 ($20/hr)', 'hourly', '$160 an hour'],
    ['65 lakh', 'hourly', '$65 an hour'],
    ['$28/hr once licensed, $25/hr now', 'hourly', '$28 an hour'],
    ['$1,000 semi-monthly', 'daily', '$1,000 a day'],
    ['$1300 twice a month', 'project', '$1,300 for the project'],
  ] as const)('%j with the type %s needs a confirmation before anything is charged', (text, type, words) => {
    const pay = offered(text, type);
    expect(() => assertLikely(pay, false, 'payRate')).toThrow(
      refusal('offers.pay_unlikely', `This pays ${words}. Please confirm that it's right.`),
    );
    expect(() => assertLikely(pay, true, 'payRate')).not.toThrow();
  });

  it.each([
    '25',
    '$25 DOE',
    '25 dollars',
    '$25/hour + overtime after 40',
    '$25/hr, raises every 90 days',
    'Pay: $25.',
  ])('pay that says only its amount, or that and its period, needs no confirmation: %j', (text) => {
    expect(() => assertLikely(offered(text), false, 'payRate')).not.toThrow();
  });

  it('pay with another time in its words is never charged by the hour without a confirmation', () => {
    const time = fc.constantFrom(...TIMES);
    const filler = fc.constantFrom(...FILLERS);
    fc.assert(
      fc.property(
        time,
        filler,
        fc.boolean(),
        fc.integer({ min: 100, max: 250 }),
        (word, link, isFirst, dollars) => {
          const text = isFirst ? `${word}${link}$${dollars}` : `$${dollars}${link}${word}`;
          let pay;
          try {
            pay = offered(text);
          } catch {
            return;
          }
          expect([text, pay.isUnlikely]).toEqual([text, true]);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('the quote shows the pay as it was read', () => {
    expect(quotedPay(offered('65 000', 'salary'))).toEqual({
      amount: '65000.00',
      period: 'year',
      firstMonth: '5416.67',
      isUnlikely: false,
    });
    expect(quotedPay(offered('$1,500 biweekly', 'salary'))).toMatchObject({
      amount: '1500.00',
      period: 'two_weeks',
      firstMonth: '3250.00',
    });
  });

  it('the fee never exceeds 10% of a month of what the quote shows', () => {
    const pieces = fc.constantFrom(
      '$',
      '65',
      '000',
      ' ',
      ',',
      '.',
      '25',
      'k',
      '/hr',
      ' a year',
      ' hours',
      '/day',
      ' biweekly',
      ' al mes',
      '-',
      '+',
    );
    /** The most times that the quote's period occurs in a month. */
    const inMonth = {
      hour: 160,
      day: 22,
      week: 52 / 12,
      two_weeks: 26 / 12,
      month: 1,
      year: 1 / 12,
      project: 1,
    };
    const texts = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 8 }).map((some) => some.join(''));
    fc.assert(
      fc.property(texts, fc.constantFrom(...PAY_TYPES, null), (text, type) => {
        let pay;
        try {
          pay = offered(text, type);
        } catch {
          return;
        }
        const shown = quotedPay(pay);
        const charged = Number(FeeCalculator.platformFee(pay).toDollars());
        expect(charged).toBeLessThanOrEqual(Number(shown.firstMonth) * 0.1 + 0.01);
        expect(charged).toBeLessThanOrEqual(
          Number(shown.amount) * inMonth[shown.period] * 0.1 * 1.000_001 + 0.01,
        );
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['1,000,000,000,000', '$9,999,999,999,999,999k an hour', '2,000,000,000,000'])(
    '%j is too large to charge',
    (text) => {
      expect(() => read(text)).toThrow(refusal('billing.charge_too_large'));
    },
  );

  it.each([
    'to be agreed',
    '0',
    '$0/hour',
    'DOE',
    '-25',
    '-$25/hour',
    '$-25 an hour',
    '1e9',
    '1e+21',
    '65 00',
    '$0.65/mile',
  ])('%j cannot be read', (text) => {
    expect(() => read(text)).toThrow(refusal('offers.pay_unreadable'));
  });
});
