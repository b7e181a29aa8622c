import * as fc from 'fast-check';
import type { CARDS } from '../product-fixture.ts';
import type { Failure } from '../failures.ts';

export type Step =
  | { readonly act: 'status'; readonly to: string }
  | { readonly act: 'offer' | 'hire'; readonly addOns: readonly string[] }
  | { readonly act: 'confirm'; readonly card: keyof typeof CARDS; readonly which: number }
  | { readonly act: 'claim'; readonly boost: boolean }
  | { readonly act: 'amend' | 'counter'; readonly payRate: string }
  | { readonly act: 'answer'; readonly accept: boolean }
  | { readonly act: 'onward'; readonly turn: number }
  | { readonly act: 'bank'; readonly what: 'disputes' | 'won' | 'lost' }
  | { readonly act: 'wait'; readonly hours: number }
  | { readonly act: 'trouble'; readonly what: Failure; readonly times: number }
  | { readonly act: (typeof PLAIN)[number] };
/** A possible step, and how often it runs at the same time. */
export type Beat = Step & { readonly times: number };

const PLAIN = [
  'send',
  'view',
  'sign',
  'decline',
  'late',
  'withdraw',
  'refer',
  'verify',
  'complete',
  'rollback',
  'bonus',
  'early',
  'settle',
  'webhooks',
] as const;
const STATUSES = [
  'contacted',
  'interviewing',
  'interview_scheduled',
  'offer_sent',
  'offer_signed',
  'hired',
  'completed',
  'rejected',
  'pass',
];
const ADD_ONS = ['backgroundCheck', 'drugTest', 'i9Verification'];

const addOns = fc.subarray(ADD_ONS);
/** More than $25 an hour, less, and the same. */
const payRate = fc.constantFrom('30', '40', '20', '25');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 16, arbitrary: fc.record({ act: fc.constant('onward'), turn: fc.nat({ max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('status'), to: fc.constantFrom(...STATUSES) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('offer'), addOns }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('hire'), addOns }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('confirm'),
      card: fc.constantFrom('good', 'good', 'good', 'declined', 'authenticating'),
      which: fc.constantFrom(0, 0, 0, 1, 2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('claim'), boost: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('amend', 'counter'), payRate }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('answer'), accept: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('bank'),
      what: fc.constantFrom('disputes', 'disputes', 'won', 'lost'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('wait'), hours: fc.constantFrom(1, 25, 200, 400, 721) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('trouble'),
      what: fc.constantFrom('provider', 'job', 'event'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('send', 'sign', 'rollback', 'settle') }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constantFrom(...PLAIN) }) },
);
const times = fc.constantFrom(1, 1, 1, 2, 3);
/** The state of the referral before chance takes over: late states would otherwise be rare. */
const beginning = fc.constantFrom('submitted', 'interviewing', 'sent', 'signed', 'hired', 'completed');

export const anyBeat = fc.tuple(step, times).map(([what, often]): Beat => ({ times: often, ...what }));
/** Mostly one after the other; sometimes different things at the same time. */
const chord = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(anyBeat) },
  { weight: 1, arbitrary: fc.array(anyBeat, { minLength: 2, maxLength: 3 }) },
);

export const stories = fc.record({
  beginning,
  chords: fc.array(chord, { minLength: 6, maxLength: 14, size: 'max' }),
});
export type Beginning = 'submitted' | 'interviewing' | 'drafted' | 'sent' | 'signed' | 'hired' | 'completed';
