import { Money } from '#kernel/money.ts';
import { Payment } from './payment.ts';

/** What a second intent took for a payment: succeeded, and only there to be given back. It pays for nothing and tells of nothing. */
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
