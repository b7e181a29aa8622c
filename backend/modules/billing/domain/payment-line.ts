import type { OfferLetterId, ReferralId } from '#kernel/ids.ts';
import type { ChargeKind } from './charge-kind.ts';

/** Whose line it is, in a payment for several letters. */
interface LineOwner {
  readonly referralId: ReferralId;
  readonly offerLetterId: OfferLetterId;
}

export interface PaymentLine {
  readonly kind: ChargeKind;
  readonly label: string;
  readonly amountCents: number;
  /** Missing where all lines are of the payment's own referral. */
  readonly of?: LineOwner;
}

/** What one referral has in a payment; all of it, unless several letters are paid together. */
export interface PaymentPart {
  readonly referralId: ReferralId | null;
  readonly offerLetterId: OfferLetterId | null;
  readonly lines: readonly PaymentLine[];
}
