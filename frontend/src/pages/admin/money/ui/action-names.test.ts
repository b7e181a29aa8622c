import { describe, expect, it } from 'vitest';
import adminEn from '#shared/i18n/en/admin.json' with { type: 'json' };
import moneyEn from '#shared/i18n/en/admin-money.json' with { type: 'json' };
import adminEs from '#shared/i18n/es/admin.json' with { type: 'json' };
import moneyEs from '#shared/i18n/es/admin-money.json' with { type: 'json' };

type Action = readonly [
  name: string,
  words: (
    money: typeof moneyEn,
    admin: typeof adminEn,
  ) => { begin: string; confirm: string; done: string; logged: string },
];

/** The name of each action on its button, on the confirm button, in the toast, and in the audit log. */
const ACTIONS: readonly Action[] = [
  [
    'pay a claim',
    ({ claims }, { audit }) => ({
      begin: claims.pay,
      confirm: claims.paySome_one,
      done: claims.toast.paid_one,
      logged: audit.actions.claimPaid,
    }),
  ],
  [
    'refuse a claim',
    ({ claims }, { audit }) => ({
      begin: claims.refuse,
      confirm: claims.refuseSome_one,
      done: claims.toast.refused_one,
      logged: audit.actions.claimRefused,
    }),
  ],
  [
    'forgive a debit',
    ({ forgive }, { audit }) => ({
      begin: forgive.open,
      confirm: forgive.confirm,
      done: forgive.done,
      logged: audit.actions.disputeForgiven,
    }),
  ],
  [
    'book a payout',
    ({ owed }, { audit }) => ({
      begin: owed.pay,
      confirm: owed.book,
      done: owed.done,
      logged: audit.actions.balancePaid,
    }),
  ],
  [
    'book a refund',
    ({ refunds }, { audit }) => ({
      begin: refunds.pay,
      confirm: refunds.book,
      done: refunds.booked,
      logged: audit.actions.refundPaidByHand,
    }),
  ],
  [
    'try a payout again',
    ({ payouts }, { audit }) => ({
      begin: payouts.retry,
      confirm: payouts.retry,
      done: payouts.retried,
      logged: audit.actions.withdrawalRetried,
    }),
  ],
  [
    'send evidence',
    ({ evidence }, { audit }) => ({
      begin: evidence.open,
      confirm: evidence.send,
      done: evidence.sent,
      logged: audit.actions.evidenceSent,
    }),
  ],
  [
    'explain a difference',
    ({ differences }, { audit }) => ({
      begin: differences.explain,
      confirm: differences.confirm,
      done: differences.explained,
      logged: audit.actions.differenceExplained,
    }),
  ],
  [
    'skip a payment event',
    ({ unhandled }, { audit }) => ({
      begin: unhandled.skip,
      confirm: unhandled.confirm,
      done: unhandled.done,
      logged: audit.actions.paymentEventSkipped,
    }),
  ],
  [
    'refund a payment',
    (_, { refund, audit }) => ({
      begin: refund.open,
      confirm: refund.send,
      done: refund.done,
      logged: audit.actions.refunded,
    }),
  ],
  [
    'release a part of a bonus',
    (_, { payment, audit }) => ({
      begin: payment.release.open,
      confirm: payment.release.confirm,
      done: payment.release.done,
      logged: audit.actions.milestoneReleased,
    }),
  ],
];
const bare = (words: string): string => words.replace('{{count}} ', '').replace(' · {{amount}}', '');

describe.each([
  ['English', moneyEn, adminEn],
  ['Spanish', moneyEs, adminEs],
] as const)('the actions of the money desk in %s', (_, money, admin) => {
  it.each(ACTIONS)('an action has the same name from its button to the audit log: %s', (_name, wordsOf) => {
    const { begin, confirm, done, logged } = wordsOf(money, admin);
    expect(bare(confirm)).toBe(begin);
    expect(bare(done)).toBe(logged);
  });
});
