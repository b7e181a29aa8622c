import type { AddonReturnReason } from '../contract/vocabulary/addon/service-addon-status.ts';

interface AboutLetter {
  readonly offerLetterId: string;
  readonly referralId: string;
  readonly jobId: string;
  readonly employerId: string;
  readonly referrerId: string | null;
}

interface Signed extends AboutLetter {
  readonly signedAt: string;
  /** The employer recorded it. */
  readonly isOnPaper?: boolean;
}

interface AboutAddon {
  readonly serviceAddonId: string;
  readonly referralId: string;
  readonly employerId: string;
  readonly addonType: 'background_check' | 'drug_test' | 'i9_verification';
  readonly priceCents: number;
}

/** The events of offers. */
export interface OffersEvents {
  'offers.letter_drafted': AboutLetter;
  'offers.letter_sent': AboutLetter & { readonly sentAt: string; readonly expiresAt: string };
  /** A sent version was replaced; the new one is sent when it is fully paid. */
  'offers.letter_amended': AboutLetter & { readonly version: number };
  'offers.letter_viewed': AboutLetter & { readonly viewedAt: string };
  'offers.letter_signed': Signed;
  'offers.letter_declined': AboutLetter & { readonly declinedAt: string };
  'offers.letter_expired': AboutLetter;
  'offers.letter_withdrawn': AboutLetter & {
    readonly from: 'draft' | 'sent' | 'viewed' | 'signed';
    readonly reason: string;
  };
  /** The id is the addendum's, which is a letter of its own. */
  'offers.addendum_signed': Signed;
  'offers.addendum_declined': AboutLetter & { readonly declinedAt: string };
  'offers.addon_paid': AboutAddon;
  'offers.addon_completed': AboutAddon & { readonly completedAt: string };
  /** It was not delivered, so the money is refunded. */
  'offers.addon_refunded': AboutAddon & { readonly reason: AddonReturnReason };
  /** The hire came to nothing, or the employer canceled it; a payment is refunded. */
  'offers.addon_canceled': AboutAddon & { readonly reason: AddonReturnReason };
}
