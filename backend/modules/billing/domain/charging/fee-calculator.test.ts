import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { Money } from '#kernel/money.ts';
import { ADD_ON_KINDS, OBLIGATION_KINDS } from './charge-kind.ts';
import { FeeCalculator, type Quote } from './fee-calculator.ts';
import type { PayType } from '../../contract/vocabulary/charging/pay-types.ts';

const dollars = (quote: Quote) => quote.lines.map(({ kind, amount }) => `${kind} ${amount.toDollars()}`);
const hourly = (rate: number) => ({ rate: Money.ofDollars(rate), type: 'hourly' }) as const;

const price = (pack: 'basic' | 'standard' | 'comprehensive') =>
  FeeCalculator.backgroundCheckQuote(pack, []).total.toDollars();

const cents = fc
  .oneof(fc.constant(0), fc.integer({ min: 1_00, max: 100_000_00 }))
  .map((amount) => Money.ofCents(amount));
/** Small enough that the offer's total fits one card payment. */
const payable = fc.integer({ min: 0, max: 50_000_00 }).map((amount) => Money.ofCents(amount));
const charges = fc.record({
  bonus: cents,
  addOns: fc.subarray([...ADD_ON_KINDS]),
  covered: fc.subarray([...OBLIGATION_KINDS]),
  pay: fc.record({ rate: payable, type: fc.constantFrom<PayType>('hourly', 'salary', 'daily', 'project') }),
});

describe('the estimated first-month pay', () => {
  it.each([
    ['hourly', 25, '4000.00'],
    ['salary', 60_000, '5000.00'],
    ['daily', 200, '4400.00'],
    ['project', 7_500, '7500.00'],
  ] as const)('the first-month pay of %s at $%s is $%s', (type, rate, month) => {
    const pay = { rate: Money.ofDollars(rate), type };
    expect(FeeCalculator.estimatedFirstMonthPay(pay).toDollars()).toBe(month);
  });
});

describe('an offer', () => {
  it('an offer costs the bonus, add-ons, the letter, and a tenth of the first month', () => {
    const quote = FeeCalculator.offerQuote({
      bonus: Money.ofDollars(500),
      addOns: ['i9_verification', 'background_check'],
      covered: [],
      pay: hourly(25),
    });
    expect(dollars(quote)).toEqual([
      'bonus 500.00',
      'background_check 50.00',
      'i9_verification 75.00',
      'letter_fee 25.00',
      'platform_fee 400.00',
    ]);
    expect(quote.total.toDollars()).toBe('1050.00');
  });

  it('an offer can cost up to the limit of one card payment', () => {
    const project = (rate: number) =>
      FeeCalculator.offerQuote({
        bonus: Money.zero,
        addOns: [],
        covered: [],
        pay: { rate: Money.ofDollars(rate), type: 'project' },
      });
    expect(project(9_999_749.9).total.toDollars()).toBe('999999.99');
    expect(() => project(9_999_750)).toThrow(
      expect.objectContaining({ code: 'billing.charge_too_large', kind: 'rule_broken' }),
    );
  });

  it('an offer costs only the new letter when everything else is covered', () => {
    const covered = ['bonus', 'platform_fee', 'letter_fee'] as const;
    const quote = FeeCalculator.offerQuote({
      bonus: Money.ofDollars(500),
      addOns: [],
      covered,
      pay: hourly(25),
    });
    expect(dollars(quote)).toEqual(['letter_fee 25.00']);
  });
});

describe('an offer that inherits the fee of an unopened letter', () => {
  const offer = (rate: number) =>
    FeeCalculator.offerQuote({
      bonus: Money.zero,
      addOns: [],
      covered: ['letter_fee'],
      pay: { rate: Money.ofDollars(rate), type: 'project' },
      isFeeKept: true,
    });

  it('an offer with an inherited letter fee costs only the rest', () => {
    expect(dollars(offer(500))).toEqual(['platform_fee 50.00']);
  });

  it('an offer is refused if its rest is too small for a card', () => {
    expect(() => offer(4)).toThrow(expect.objectContaining({ code: 'billing.charge_too_small' }));
    expect(offer(5).total.toDollars()).toBe('0.50');
  });
});

describe('a hire', () => {
  it('a hire charges only what is new', () => {
    const held = FeeCalculator.hireQuote({
      bonus: Money.ofDollars(500),
      addOns: ['drug_test'],
      covered: ['bonus'],
    });
    expect(dollars(held)).toEqual(['drug_test 50.00']);
    const done = FeeCalculator.hireQuote({ bonus: Money.ofDollars(500), addOns: [], covered: ['bonus'] });
    expect(done).toEqual({ lines: [], total: Money.zero });
  });
});

describe('a hire from a signed offer', () => {
  const hire = (paidDollars: number, rate = 25) =>
    FeeCalculator.hireQuote({
      bonus: Money.ofDollars(500),
      addOns: ['drug_test', 'drug_test', 'i9_verification'],
      covered: ['bonus', 'drug_test', ...(paidDollars > 0 ? (['platform_fee'] as const) : [])],
      signed: { pay: hourly(rate), paidPlatformFee: Money.ofDollars(paidDollars) },
    });

  it('a hire charges any unpaid part of its signed offer, each part once', () => {
    expect(dollars(hire(0))).toEqual(['i9_verification 75.00', 'platform_fee 400.00']);
    expect(dollars(hire(300))).toEqual(['i9_verification 75.00', 'platform_fee 100.00']);
    expect(dollars(hire(400))).toEqual(['i9_verification 75.00']);
    expect(dollars(hire(500))).toEqual(['i9_verification 75.00']);
  });

  it('a hire succeeds despite an unpaid platform fee of a few cents, too small for a card', () => {
    const quote = FeeCalculator.hireQuote({
      bonus: Money.zero,
      addOns: [],
      covered: ['platform_fee'],
      signed: { pay: hourly(25), paidPlatformFee: Money.ofDollars('399.90') },
    });
    expect(quote).toEqual({ lines: [], total: Money.zero });
  });
});

describe('every quote', () => {
  it('a quote totals its lines, and never charges covered items or an empty line', () => {
    fc.assert(
      fc.property(charges, (input) => {
        const quotes = [
          FeeCalculator.offerQuote(input),
          FeeCalculator.hireQuote(input),
          FeeCalculator.bonusQuote(input.bonus, input.covered),
          FeeCalculator.backgroundCheckQuote('basic', input.covered),
          FeeCalculator.jobPostQuote('Standard', input.bonus),
        ];
        for (const { lines, total } of quotes) {
          expect(lines.reduce((sum, { amount }) => sum + amount.cents, 0)).toBe(total.cents);
          expect(lines.every(({ amount }) => amount.isPositive())).toBe(true);
          const again = lines.filter(
            ({ kind }) => kind !== 'letter_fee' && input.covered.some((k) => k === kind),
          );
          expect(again).toEqual([]);
        }
      }),
    );
  });

  it('a check is priced by its package', () => {
    expect([price('basic'), price('standard'), price('comprehensive')]).toEqual(['30.00', '50.00', '80.00']);
    expect(FeeCalculator.addOnPrice('background_check').toDollars()).toBe(price('standard'));
  });
});

describe('new terms of a letter', () => {
  const revised = (rate: number, letterFee = true) =>
    FeeCalculator.revisionQuote({
      bonus: Money.ofDollars(500),
      addOns: ['drug_test'],
      covered: ['bonus', 'platform_fee'],
      pay: { rate: Money.ofDollars(rate), type: 'hourly' },
      paid: { letterFee, platformFee: Money.ofDollars(400) },
    });

  it('new terms cost the new items and the increase of the platform fee', () => {
    const lines = (rate: number, letterFee?: boolean) =>
      revised(rate, letterFee).lines.map(({ kind, amount }) => [kind, amount.toDollars()]);
    expect(lines(30)).toEqual([
      ['drug_test', '50.00'],
      ['platform_fee', '80.00'],
    ]);
    expect(lines(20)).toEqual([['drug_test', '50.00']]);
    expect(lines(25, false)).toEqual([
      ['drug_test', '50.00'],
      ['letter_fee', '25.00'],
    ]);
  });

  it('new terms are refused if the difference is too small or too large for a card', () => {
    const rise = (payCents: number) =>
      FeeCalculator.revisionQuote({
        bonus: Money.zero,
        addOns: [],
        covered: [],
        pay: { rate: Money.ofCents(payCents), type: 'project' },
        paid: { letterFee: true, platformFee: Money.ofDollars(400) },
      });
    expect(() => rise(4004_90)).toThrow(expect.objectContaining({ code: 'billing.charge_too_small' }));
    expect(rise(4005_00).total.toDollars()).toBe('0.50');
    expect(() => rise(100_000_000_00)).toThrow(expect.objectContaining({ code: 'billing.charge_too_large' }));
  });
});

describe('a bonus of a few cents', () => {
  const refused = expect.objectContaining({ code: 'billing.charge_too_small', kind: 'rule_broken' });

  it('a bonus too small for a card payment is refused before it is owed', () => {
    for (const bonus of [Money.ofCents(1), Money.ofCents(49)]) {
      expect(() => FeeCalculator.hireQuote({ bonus, addOns: [], covered: [] })).toThrow(refused);
      expect(() => FeeCalculator.bonusQuote(bonus, [])).toThrow(refused);
    }
  });

  it('a small bonus is accepted together with larger items, and an empty quote is no charge', () => {
    const few = { bonus: Money.ofCents(30), addOns: ['drug_test'], covered: [] } as const;
    expect(FeeCalculator.hireQuote(few).total.toDollars()).toBe('50.30');
    expect(FeeCalculator.hireQuote({ bonus: Money.zero, addOns: [], covered: [] }).total.isPositive()).toBe(
      false,
    );
    expect(FeeCalculator.bonusQuote(Money.ofCents(50), []).total.toDollars()).toBe('0.50');
  });
});
