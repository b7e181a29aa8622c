import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { disputeView } from './stripe-views.ts';

function dispute(status: string, ...moved: readonly (readonly [amount: number, fee: number])[]) {
  const given: unknown = {
    id: 'dp_1',
    payment_intent: 'pi_1',
    amount: 97_500,
    reason: 'fraudulent',
    status,
    balance_transactions: moved.map(([amount, fee]) => ({ amount, fee })),
    evidence_details: { due_by: 1_795_000_000 },
  };
  return disputeView(given as Stripe.Dispute);
}

it('a dispute report has the bank’s decision and the money that it has taken and returned', () => {
  const about = { id: 'dp_1', paymentIntentId: 'pi_1', amountCents: 97_500, reason: 'fraudulent' };
  const evidenceDueAt = new Date(1_795_000_000_000);
  const open = {
    ...about,
    evidenceDueAt,
    status: 'open',
    submissions: 0,
    withdrawnCents: 97_500,
    feeCents: 1500,
    balanceMoves: 1,
  };
  expect(dispute('needs_response', [-97_500, 1500])).toEqual(open);
  expect(dispute('under_review', [-97_500, 1500])).toEqual(open);
  expect(dispute('lost', [-97_500, 1500])).toEqual({ ...open, status: 'lost' });
  const won = { ...open, status: 'won', withdrawnCents: 0, balanceMoves: 2 };
  expect(dispute('won', [-97_500, 1500], [97_500, 0])).toEqual(won);
});

it('a bank’s inquiry counts as a dispute without money, and its end as a won one', () => {
  expect(dispute('warning_needs_response')).toMatchObject({
    status: 'open',
    withdrawnCents: 0,
    feeCents: 0,
  });
  expect(dispute('warning_closed').status).toBe('won');
});
