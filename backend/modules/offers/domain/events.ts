import type { AddonReturnReason } from '../contract/vocabulary/service-addon-status.ts';

interface AboutLetter {
  readonly offerLetterId: string;
  readonly referralId: string;
  readonly jobId: string;
  readonly employerId: string;
  readonly referrerId: string | null;
}

interface Signed extends AboutLetter {
  readonly signedAt: string;
  /** The employer has noted it. */
  readonly isOnPaper?: boolean;
}

interface AboutAddon {
  readonly serviceAddonId: string;
  readonly referralId: string;
  readonly employerId: string;
  readonly addonType: 'background_check' | 'drug_test' | 'i9_verification';
  readonly priceCents: number;
}

/** What offers tells of. */
export interface OffersEvents {
  'offers.letter_drafted': AboutLetter;
  'offers.letter_sent': AboutLetter & { readonly sentAt: string; readonly expiresAt: string };
  /** A version that the candidate had was replaced; the new one goes out when nothing of it is unpaid. */
  'offers.letter_amended': AboutLetter & { readonly version: number };
  'offers.letter_viewed': AboutLetter & { readonly viewedAt: string };
  'offers.letter_signed': Signed;
  'offers.letter_declined': AboutLetter & { readonly declinedAt: string };
  'offers.letter_expired': AboutLetter;
  'offers.letter_withdrawn': AboutLetter & {
    readonly from: 'draft' | 'sent' | 'viewed' | 'signed';
    readonly reason: string;
  };
  /** Of the addendum, which is a letter of its own. */
  'offers.addendum_signed': Signed;
  'offers.addendum_declined': AboutLetter & { readonly declinedAt: string };
  'offers.addon_paid': AboutAddon;
  'offers.addon_completed': AboutAddon & { readonly completedAt: string };
  /** Nobody delivered it: the money goes back. */
  'offers.addon_refunded': AboutAddon & { readonly reason: AddonReturnReason };
  /** The hire came to nothing, or the employer wants it no more; what was paid goes back. */
  'offers.addon_canceled': AboutAddon & { readonly reason: AddonReturnReason };
}
