import * as fc from 'fast-check';
import { anyBeat, type Beat } from '../stories/story-steps.ts';
import type { Bank, MoneyCard } from './money-fixture.ts';

export type MoneyStep =
  | { readonly act: 'referral'; readonly beat: Beat }
  | { readonly act: 'pay'; readonly card: MoneyCard; readonly which: number }
  | { readonly act: 'post' | 'boost' | 'renew'; readonly card: MoneyCard }
  | { readonly act: 'plan'; readonly what: 'pro' | 'unlimited' | 'none' | 'pay' }
  | { readonly act: 'card'; readonly card: MoneyCard }
  | { readonly act: 'refund'; readonly which: number; readonly part: number }
  | { readonly act: 'withdraw'; readonly isAll: boolean }
  | { readonly act: 'bank'; readonly bank: Bank }
  | { readonly act: 'debit'; readonly bank: 'pays' | 'fails' | 'returns'; readonly which: number }
  | { readonly act: 'desk'; readonly what: 'pay' | 'refuse' | 'retry' | 'release' | 'forgive' }
  | {
      readonly act: 'service';
      readonly what: 'background-check' | 'drug-test' | 'cancel';
      readonly which: number;
    }
  | { readonly act: 'answer' | 'consent'; readonly accept: boolean }
  | { readonly act: 'verdict'; readonly outcome: 'won' | 'lost' }
  | { readonly act: 'crew' | 'returned' }
  | { readonly act: 'time'; readonly hours: number }
  | { readonly act: 'news'; readonly what: 'late' | 'lost' | 'forged'; readonly count: number }
  | { readonly act: 'settle' };

/** A step of one person, and the step of the process at which it dies; 0 if it survives. */
export interface MoneyMove {
  readonly step: MoneyStep;
  readonly dieAt: number;
  /**
   * A person without an answer repeats the call, and so does an impatient one; `later` is after everything
   * has settled.
   */
  readonly again: 'never' | 'now' | 'later';
}

const card = fc.constantFrom<MoneyCard>(
  'good',
  'good',
  'good',
  'authenticating',
  'declined',
  'disputed',
  'refundFails',
);
const savedCard = fc.constantFrom<MoneyCard>('good', 'good', 'good', 'authenticating', 'failsWhenCharged');
const which = fc.constantFrom(0, 0, 0, 1, 2);

const step: fc.Arbitrary<MoneyStep> = fc.oneof(
  { weight: 14, arbitrary: fc.record({ act: fc.constant('referral'), beat: anyBeat }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('pay'), card, which }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('post', 'boost', 'renew'), card }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('plan'),
      what: fc.constantFrom('pro', 'unlimited', 'unlimited', 'none', 'pay'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('card'), card: savedCard }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('refund'), which, part: fc.constantFrom(0.1, 0.5, 1) }),
  },
  { weight: 8, arbitrary: fc.record({ act: fc.constant('withdraw'), isAll: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('bank'), bank: fc.constantFrom('pays', 'pays', 'refuses') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('debit'),
      bank: fc.constantFrom('pays', 'fails', 'returns', 'returns'),
      which,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('desk'),
      what: fc.constantFrom('pay', 'refuse', 'retry', 'release', 'forgive', 'forgive'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('service'),
      what: fc.constantFrom('background-check', 'drug-test', 'cancel'),
      which,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constantFrom('answer', 'consent', 'consent'),
      accept: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('verdict'), outcome: fc.constantFrom('won', 'lost') }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('crew', 'returned') }) },
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant('time'), hours: fc.constantFrom(1, 2, 25, 200, 745) }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      act: fc.constant('news'),
      what: fc.constantFrom('late', 'lost', 'lost', 'forged'),
      count: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('settle') }) },
);

const move: fc.Arbitrary<MoneyMove> = fc.record({
  step,
  /** Most calls take fewer than ten steps, settling takes more. */
  dieAt: fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 8 }) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 20 }) },
  ),
  again: fc.constantFrom('never', 'now', 'later'),
});

export const moneyStories = fc.record({
  beginning: fc.constantFrom('submitted', 'drafted', 'sent', 'signed', 'signed', 'completed', 'completed'),
  moves: fc.array(move, { minLength: 10, maxLength: 16, size: 'max' }),
  /** At the end the referrer deletes their account; the process dies at this step. Null: they stay. */
  leavesAt: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 12 }) },
  ),
});
