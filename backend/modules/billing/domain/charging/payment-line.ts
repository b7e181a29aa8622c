import type { JobId, OfferLetterId, ReferralId, UserId } from '#kernel/ids.ts';
import type { ChargeKind, PaymentPurpose } from './charge-kind.ts';
import type { QuoteLine } from './fee-calculator.ts';

/** The owner of a line in a payment for several letters. */
interface LineOwner {
  readonly referralId: ReferralId;
  readonly offerLetterId: OfferLetterId;
}

export interface PaymentLine {
  readonly kind: ChargeKind;
  readonly label: string;
  readonly amountCents: number;
  /** Missing if all lines belong to the payment's own referral. */
  readonly of?: LineOwner;
}

export interface PaymentRequest {
  readonly employerId: UserId;
  readonly purpose: PaymentPurpose;
  readonly referralId: ReferralId | null;
  readonly offerLetterId: OfferLetterId | null;
  readonly jobId: JobId | null;
  /** The package of a post or a boost. */
  readonly packageId?: string;
  readonly lines: readonly (QuoteLine & Pick<PaymentLine, 'of'>)[];
}

/** One referral's part of a payment; all of it, unless several letters are paid together. */
export interface PaymentPart {
  readonly referralId: ReferralId | null;
  readonly offerLetterId: OfferLetterId | null;
  readonly lines: readonly PaymentLine[];
}

/** The parts of several letters, in the order in which their referrals are locked; null for one letter. */
export function partsOf(lines: readonly PaymentLine[]): PaymentPart[] | null {
  const owners = new Map(lines.flatMap(({ of }) => (of ? [[of.referralId, of]] : [])));
  if (owners.size === 0) return null;
  return [...owners.values()]
    .toSorted((one, other) => (one.referralId < other.referralId ? -1 : 1))
    .map((owner) => ({
      ...owner,
      lines: lines.filter(({ of }) => of?.referralId === owner.referralId),
    }));
}
