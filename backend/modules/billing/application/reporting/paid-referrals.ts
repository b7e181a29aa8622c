import { Money } from '#kernel/money.ts';
import type { PaymentDetails } from './billing-reader.ts';

/** A person that a payment was for, and their part of it. */
export interface PaidReferral {
  readonly referralId: string;
  readonly workerName: string | null;
  readonly amount: string;
}

type PaidFor = Pick<PaymentDetails, 'referralId' | 'lines'>;

/** The referrals of a payment, each once. */
export function referralsOf({ referralId, lines }: PaidFor): string[] {
  if (referralId !== null) return [referralId];
  return [...new Set(lines.flatMap(({ of }) => of?.referralId ?? []))];
}

/** In a payment for several people each line has its own referral; otherwise all lines belong to one. */
export function partsOf(payment: PaidFor, workers: ReadonlyMap<string, string>): readonly PaidReferral[] {
  const { referralId: only, lines } = payment;
  return referralsOf(payment).map((referralId) => {
    const own = lines.filter(({ of }) => (of ? of.referralId === referralId : only === referralId));
    const cents = own.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const amount = Money.ofCents(cents).toDollars();
    return { referralId, workerName: workers.get(referralId) ?? null, amount };
  });
}
