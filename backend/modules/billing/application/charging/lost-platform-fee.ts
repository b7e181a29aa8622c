import { Money } from '#kernel/money.ts';
import type { Obligation } from '../../domain/obligation.ts';
import type { BillingNeeds } from '../ports.ts';

/** (tx) What a bank has taken back of the signed letter's platform fee: the hire owes it again (rules.md#disputes). */
export async function lostPlatformFee(
  { payments }: Pick<BillingNeeds, 'payments'>,
  existing: readonly Obligation[],
): Promise<Money> {
  const letterId = existing.findLast(
    ({ kind, state }) => kind === 'letter_fee' && state === 'delivered',
  )?.offerLetterId;
  const fees = existing.filter(({ kind }) => kind === 'platform_fee');
  if (!letterId || fees.some(({ stands }) => stands)) return Money.zero;
  const lost: Money[] = [];
  for (const { paymentId, state, amount } of fees) {
    const payment = state === 'refunded' && paymentId ? await payments.find(paymentId) : null;
    const isOfLetter = payment?.parts.some(({ offerLetterId }) => offerLetterId === letterId);
    if (payment && isOfLetter && payment.disputedCents > 0) lost.push(amount);
  }
  return Money.sum(lost);
}
