import type { ReferralId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { accounts } from '../../domain/ledger-account.ts';
import type { Obligation } from '../../domain/obligation.ts';
import type { Payment } from '../../domain/payment.ts';
import { refundRequested } from '../../domain/postings.ts';
import { lowerOwed } from '../disputes/owed-again.ts';
import { BILLING_TASKS } from '../provider/billing-tasks.ts';
import { inLockOrder } from '../lock-order.ts';
import type { BillingNeeds } from '../ports.ts';

interface GivenBack {
  readonly obligation: Obligation;
  readonly amount: Money;
}

/** (tx) Sends a part of a payment back; the held money is on its way from now on. */
export async function refundHeld(
  needs: BillingNeeds,
  payment: Payment,
  amount: Money,
  referralId: ReferralId | null = payment.referralId,
): Promise<void> {
  const from = accounts.employerHeld(payment.employerId);
  if (await lowerOwed(needs, payment, { amount, referralId, from })) return;
  const refundId = await ask(needs, payment, amount);
  await needs.ledger.post(
    refundRequested({
      refundId,
      referralId,
      paymentId: payment.id,
      employerId: payment.employerId,
      amountCents: amount.cents,
      at: needs.clock.now(),
    }),
  );
}

/** (tx) Asks for a refund whose money the ledger has set aside already. */
export async function startRefund(
  needs: BillingNeeds,
  payment: Payment,
  amount: Money,
  referralId: ReferralId | null = payment.referralId,
): Promise<void> {
  const from = accounts.refundsPending(payment.employerId);
  if (await lowerOwed(needs, payment, { amount, referralId, from })) return;
  await ask(needs, payment, amount);
}

async function ask(needs: BillingNeeds, payment: Payment, amount: Money): Promise<string> {
  const asked = payment.requestRefund(amount, needs.clock.now());
  await needs.payments.save(payment);
  await needs.taskQueue.enqueue({ kind: BILLING_TASKS.sendRefund, data: { refundId: asked.id } });
  return asked.id;
}

/** (tx) Gives obligations of one referral back, with one refund for each payment that had paid for them. */
export async function refund(
  needs: BillingNeeds,
  items: readonly GivenBack[],
  start: typeof refundHeld | typeof startRefund,
): Promise<void> {
  const at = needs.clock.now();
  for (const { obligation, amount } of items) obligation.refund(amount, at);
  await needs.obligations.save(items.map(({ obligation }) => obligation));
  for (const paymentId of inLockOrder(items.flatMap(({ obligation }) => obligation.paymentId ?? []))) {
    const payment = await needs.payments.find(paymentId);
    if (!payment) throw new Error('What was paid for has a payment');
    const parts = items.filter(({ obligation }) => obligation.paymentId === paymentId);
    const referralId = parts[0]?.obligation.referralId ?? payment.referralId;
    await start(needs, payment, Money.sum(parts.map(({ amount }) => amount)), referralId);
  }
}
