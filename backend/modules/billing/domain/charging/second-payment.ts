import { Money } from '#kernel/money.ts';
import { Payment } from './payment.ts';

/**
 * A second intent's charge of a payment: succeeded, and recorded only for its refund. It pays for nothing and
 * has no event.
 */
export function paidTwice(
  first: Payment,
  provider: string,
  intent: { id: string; amountCents: number },
  at: Date,
): Payment {
  const { employerId, purpose, referralId, lines } = first;
  const [line] = lines;
  const amount = Money.ofCents(intent.amountCents);
  const paid = [{ kind: line?.kind ?? 'bonus', label: line?.label ?? '', amount }] as const;
  const about = { employerId, purpose, referralId, offerLetterId: null, jobId: null };
  return Payment.taken({ ...about, lines: paid }, provider, intent.id, at);
}
