import type { LetterChannel, LetterEventKind } from '#contract/offers/vocabulary/letter/letter-events.ts';
import type { PayType } from '#contract/billing/vocabulary/charging/pay-types.ts';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';

/** Everything that is known of a disputed payment, as it is read for its evidence. Instants are ISO strings. */
export interface DisputedPayment {
  readonly employerName: string;
  readonly employerEmail: string;
  readonly amount: string;
  readonly paidAt: string | null;
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly referrals: readonly DisputedReferral[];
}

export interface DisputedReferral {
  readonly workerName: string;
  readonly jobTitle: string;
  readonly company: string;
  readonly confirmedAt: string | null;
  readonly hiredAt: string | null;
  readonly letters: readonly DisputedLetter[];
  readonly addOns: readonly DisputedAddOn[];
  readonly steps: readonly DisputedStep[];
}

export interface DisputedStep {
  readonly at: string;
  readonly to: ReferralStatus;
  /** Why a referral was rejected, how an offer ended, or that a step was undone. */
  readonly reason: string | null;
  /** The name of the person who did it; null for Crewvine, and for people without an account. */
  readonly by: string | null;
}

export interface DisputedAddOn {
  readonly kind: 'background_check' | 'drug_test' | 'i9_verification';
  readonly completedAt: string | null;
}

export interface LetterHappening {
  readonly at: string;
  readonly kind: LetterEventKind;
  readonly channel: LetterChannel;
  /** The masked address of the recipient or of the worker's device; null if unknown. */
  readonly maskedAddress: string | null;
}

export interface DisputedLetter {
  readonly version: number;
  readonly payRate: string;
  readonly payType: PayType;
  readonly startDate: string | null;
  readonly sentAt: string | null;
  readonly viewedAt: string | null;
  readonly signedAt: string | null;
  readonly signer: string | null;
  /** The hash of the signed document. */
  readonly sha256: string | null;
  /** When the worker agreed to sign electronically, and the text they agreed to, if it was stored. */
  readonly consentAt: string | null;
  readonly consent: { readonly version: string; readonly sha256: string; readonly text: string } | null;
  readonly events: readonly LetterHappening[];
}
