import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { asId } from '#kernel/ids.ts';
import { OBLIGATION_KINDS } from '../charging/charge-kind.ts';
import { LedgerTransaction } from './ledger-transaction.ts';
import {
  paidByHand,
  withdrawalFailed,
  withdrawalRequested,
  withdrawalSent,
  withdrawalSettled,
} from '../payouts/withdrawal-postings.ts';
import * as postings from './postings.ts';
import * as refunds from '../refunding/refund-postings.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const who = { referralId: 'R', employerId: 'E', referrerId: 'U', paymentId: 'P', userId: 'U', at };
const withdrawalOf = (cents: number) => ({
  id: 'D',
  userId: asId<'user'>('U'),
  provider: 'sandbox' as const,
  amountCents: cents,
});
const byHand = (cents: number) => paidByHand({ id: 'D', userId: 'U', amountCents: cents, at });
const read = (transaction: LedgerTransaction | null) =>
  Object.fromEntries((transaction?.entries ?? []).map(({ account, amountCents }) => [account, amountCents]));

const amountCents = fc.integer({ min: 1, max: 1_000_000_00 });
const heldKinds = ['bonus', 'platform_fee'] as const;
const held = fc.array(fc.record({ kind: fc.constantFrom(...heldKinds), amountCents }), { maxLength: 6 });
const chargedKinds = [...OBLIGATION_KINDS, 'job_post'] as const;
const charged = fc.array(fc.record({ kind: fc.constantFrom(...chargedKinds), amountCents }), {
  minLength: 1,
  maxLength: 6,
});
const referrerId = fc.constantFrom('U', null);

const everyRecipe = fc.oneof(
  charged.map((lines) => postings.chargeSucceeded({ ...who, lines })),
  amountCents.map((cents) => postings.addOnDelivered({ ...who, obligationId: 'O', amountCents: cents })),
  amountCents.map((cents) => postings.jobPostRefunded({ ...who, amountCents: cents })),
  amountCents.map((cents) => postings.letterFeeRefunded({ ...who, amountCents: cents })),
  fc
    .tuple(held, referrerId)
    .map(([items, referrer]) =>
      postings.hireCommitted({ ...who, hireId: 'H', referrerId: referrer, held: items }),
    ),
  fc.tuple(held, referrerId).map(([items, referrer]) => {
    const hire = postings.hireCommitted({ ...who, hireId: 'H', referrerId: referrer, held: items });
    return hire && postings.hireUndone(hire, 'E', at);
  }),
  amountCents.map((cents) => postings.milestoneReleased({ ...who, milestoneId: 'M', amountCents: cents })),
  fc
    .array(amountCents, { minLength: 1 })
    .map((cents) => postings.milestonesVoided({ ...who, rejectionId: 'X', amountsCents: cents })),
  amountCents.map((cents) =>
    refunds.refundRequested({ ...who, refundId: 'F', amountCents: cents, heldCents: cents }),
  ),
  amountCents.map((cents) => refunds.refundSettled({ ...who, refundId: 'F', amountCents: cents })),
  amountCents.map((cents) => postings.rewardPaid({ ...who, rewardId: 'W', amountCents: cents })),
  amountCents.map((cents) => withdrawalRequested(withdrawalOf(cents), at)),
  amountCents.chain((cents) => fc.constantFrom(...byHand(cents))),
  amountCents.map((cents) => withdrawalSent(withdrawalOf(cents), at)),
  amountCents.map((cents) => withdrawalSettled(withdrawalOf(cents), at)),
  amountCents.map((cents) => withdrawalFailed(withdrawalOf(cents), 'pending', at)),
  amountCents.map((cents) => withdrawalFailed(withdrawalOf(cents), 'sent', at)),
  amountCents.map((cents) => withdrawalFailed(withdrawalOf(cents), 'paid', at)),
);

const post = (...cents: number[]) =>
  LedgerTransaction.post({
    kind: 'reward_paid',
    reference: 'r',
    occurredAt: at,
    entries: cents.map((amount, n) => ({ account: `referrer_available:${n}`, amountCents: amount })),
  });

describe('every movement of money', () => {
  it('every movement sums to zero, with no empty entry and each account once', () => {
    fc.assert(
      fc.property(everyRecipe, (transaction) => {
        const entries = transaction?.entries ?? [];
        expect(entries.reduce((sum, entry) => sum + entry.amountCents, 0)).toBe(0);
        expect(entries.every((entry) => entry.amountCents !== 0)).toBe(true);
        expect(new Set(entries.map(({ account }) => account)).size).toBe(entries.length);
      }),
      { numRuns: 500 },
    );
  });

  it('a movement cannot be unbalanced, between one account and itself, or empty', () => {
    for (const wrong of [[], [0, 0], [5, -4], [0.5, -0.5], [7]]) {
      expect(() => post(...wrong)).toThrow(expect.objectContaining({ code: 'billing.unbalanced' }));
    }
    expect(Object.values(post(5, -5))).not.toContain(undefined);
  });
});

describe('a job post', () => {
  it('a job post is earned immediately, and held again when its payment bought nothing', () => {
    const lines = [{ kind: 'job_post', amountCents: 99_00 }] as const;
    const charge = read(postings.chargeSucceeded({ ...who, referralId: null, lines }));
    expect(charge).toEqual({ provider_clearing: -99_00, 'revenue:job_post': 99_00 });
    const back = postings.jobPostRefunded({ ...who, amountCents: 99_00 });
    expect(back).toMatchObject({ kind: 'job_post_given_back', reference: 'given_back:P', paymentId: 'P' });
    expect(read(back)).toEqual({ 'revenue:job_post': -99_00, 'employer_held:E': 99_00 });
  });
});

describe('a manual payment to a person who has left', () => {
  it('a manual payment comes from the company’s own bank, and changes nothing at the provider', () => {
    expect(byHand(50_00).map(read)).toEqual([
      { 'referrer_available:U': -50_00, 'payouts_pending:U': 50_00 },
      { 'payouts_pending:U': -50_00, company_bank: 50_00 },
    ]);
  });
});

describe('a letter fee that was paid twice', () => {
  it('a letter fee that was paid twice is refunded once', () => {
    const back = postings.letterFeeRefunded({ ...who, amountCents: 25_00 });
    expect(back).toMatchObject({ kind: 'letter_fee_given_back', reference: 'fee_given_back:P' });
    expect(read(back)).toEqual({ 'revenue:letter_fee': -25_00, 'employer_held:E': 25_00 });
  });
});

describe('an offer that leads to a hire', () => {
  const lines = [
    { kind: 'bonus', amountCents: 500_00 },
    { kind: 'platform_fee', amountCents: 400_00 },
  ] as const;

  it('an offer’s charge earns the letter fee immediately and holds the rest', () => {
    const charge = postings.chargeSucceeded({
      ...who,
      lines: [
        ...lines,
        { kind: 'background_check', amountCents: 50_00 },
        { kind: 'letter_fee', amountCents: 25_00 },
      ],
    });
    expect(charge.reference).toBe('charge:P');
    expect(read(charge)).toEqual({
      provider_clearing: -975_00,
      'employer_held:E': 950_00,
      'revenue:letter_fee': 25_00,
    });
  });

  it('the hire commits the bonus to the referrer and earns the platform fee', () => {
    expect(read(postings.hireCommitted({ ...who, hireId: 'H', held: lines }))).toEqual({
      'employer_held:E': -900_00,
      'referrer_committed:U': 500_00,
      'revenue:platform_fee': 400_00,
    });
  });

  it('a hire without a referrer refunds the bonus', () => {
    expect(
      read(postings.hireCommitted({ ...who, referrerId: null, hireId: 'H', held: lines })),
    ).toMatchObject({
      'refunds_pending:E': 500_00,
    });
  });

  it('undoing a hire reverses it to the cent', () => {
    const hire = postings.hireCommitted({ ...who, hireId: 'H', held: lines });
    const undone = hire && postings.hireUndone(hire, 'E', at);
    expect(undone?.reference).toBe('undo:hire:H');
    expect(read(undone)).toEqual({
      'employer_held:E': 900_00,
      'referrer_committed:U': -500_00,
      'revenue:platform_fee': -400_00,
    });
  });

  it('undoing a hire does not take a returned bonus from the employer', () => {
    const hire = postings.hireCommitted({ ...who, referrerId: null, hireId: 'H', held: lines });
    expect(read(hire && postings.hireUndone(hire, 'E', at))).toEqual({
      'employer_held:E': 400_00,
      'revenue:platform_fee': -400_00,
    });
  });

  it('an add-on is earned on delivery', () => {
    const delivered = postings.addOnDelivered({ ...who, obligationId: 'O', amountCents: 50_00 });
    expect(delivered.reference).toBe('delivered:O');
    expect(read(delivered)).toEqual({ 'employer_held:E': -50_00, 'revenue:add_on': 50_00 });
  });

  it('a hire moves nothing when nothing is held', () => {
    expect(postings.hireCommitted({ ...who, hireId: 'H', held: [] })).toBeNull();
  });
});
