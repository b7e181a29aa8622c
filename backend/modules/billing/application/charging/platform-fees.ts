import { Money } from '#kernel/money.ts';
import { Obligation } from '../../domain/charging/obligation.ts';

/** Paid parts, the first one before its additions. */
export function platformFees(existing: readonly Obligation[]): Obligation[] {
  return existing
    .filter(({ kind, isFunded }) => kind === 'platform_fee' && isFunded)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id.localeCompare(b.id));
}

export function paidPlatformFee(existing: readonly Obligation[]): Money {
  return Money.sum(platformFees(existing).map(({ amount }) => amount));
}

/** The lowest part number that is not paid. */
export function freePlatformPart(existing: readonly Obligation[]): number {
  const taken = new Set(platformFees(existing).map(({ liveKey }) => liveKey));
  let part = 0;
  for (const { referralId } of platformFees(existing)) {
    if (!taken.has(Obligation.keyOf({ kind: 'platform_fee', offerLetterId: null, referralId, part }))) break;
    part += 1;
  }
  return part;
}
