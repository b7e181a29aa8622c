import type { DomainEvent } from '#kernel/domain-events.ts';

interface AboutLetter {
  readonly offerLetterId: string;
  readonly referralId: string;
  readonly jobId: string;
  readonly employerId: string;
  readonly referrerId: string | null;
}

export type OfferDrafted = DomainEvent<'offers.letter_drafted', AboutLetter>;
export type OfferSent = DomainEvent<
  'offers.letter_sent',
  AboutLetter & { readonly sentAt: string; readonly expiresAt: string }
>;
export type OfferViewed = DomainEvent<'offers.letter_viewed', AboutLetter & { readonly viewedAt: string }>;
export type OfferSigned = DomainEvent<'offers.letter_signed', AboutLetter & { readonly signedAt: string }>;
export type OfferDeclined = DomainEvent<
  'offers.letter_declined',
  AboutLetter & { readonly declinedAt: string }
>;
export type OfferExpired = DomainEvent<'offers.letter_expired', AboutLetter>;
export type OfferWithdrawn = DomainEvent<
  'offers.letter_withdrawn',
  AboutLetter & { readonly from: 'draft' | 'sent' | 'viewed'; readonly reason: string }
>;

interface AboutAddon {
  readonly serviceAddonId: string;
  readonly referralId: string;
  readonly employerId: string;
  readonly addonType: 'background_check' | 'drug_test' | 'i9_verification';
}

export type AddonPaid = DomainEvent<'offers.addon_paid', AboutAddon>;
export type AddonCompleted = DomainEvent<
  'offers.addon_completed',
  AboutAddon & { readonly completedAt: string }
>;

export type OffersEvent =
  | OfferDrafted
  | OfferSent
  | OfferViewed
  | OfferSigned
  | OfferDeclined
  | OfferExpired
  | OfferWithdrawn
  | AddonPaid
  | AddonCompleted;
