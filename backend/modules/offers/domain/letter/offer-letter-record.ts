import type { PayType } from '#contract/billing/vocabulary/charging/pay-types.ts';
import { Aggregate } from '#kernel/aggregate.ts';
import type { LinkCodeRecord } from '#kernel/links/link-code.ts';
import type { JobId, OfferLetterId, ReferralId, UserId } from '#kernel/ids.ts';
import type { OffersEvents } from '../events.ts';
import type { OfferLetterStatus } from './offer-letter-status.ts';

export type OfferAddon = 'background_check' | 'drug_test' | 'i9_verification';

/**
 * The stored fields of a letter (rules.md#stored-fields). Read-only outside: only the methods of
 * `OfferLetter` change it.
 */
export abstract class OfferLetterRecord extends Aggregate<keyof OffersEvents> {
  readonly id!: OfferLetterId;
  /** The signed letter that this one adds to; null for an offer (rules.md#addendum). */
  readonly addendumTo!: OfferLetterId | null;
  readonly referralId!: ReferralId;
  readonly jobId!: JobId;
  readonly employerId!: UserId;
  readonly referrerId!: UserId | null;
  readonly workerName!: string;
  readonly workerEmail!: string | null;
  readonly workerPhone!: string | null;
  readonly jobTitle!: string;
  readonly company!: string;
  /** A day, `2026-03-02`. */
  readonly startDate!: string | null;
  /** The employer's text; `payAmountCents` is the number in it. */
  readonly payRate!: string;
  readonly payAmountCents!: number;
  readonly payType!: PayType;
  readonly workLocation!: string;
  readonly schedule!: string | null;
  readonly benefits!: string;
  readonly benefitIds!: string[];
  readonly conditions!: string | null;
  readonly customTerms!: string | null;
  /** The signatory for the employer (rules.md#letter-signatory); null in letters from before that field. */
  readonly signatoryName!: string | null;
  readonly signatoryTitle!: string | null;
  readonly templateId!: string | null;
  readonly addOns!: OfferAddon[];
  /** Created together with others, and sent automatically once it is paid (rules.md#offers-to-several). */
  readonly sendsWhenPaid!: boolean;
  /** Days to answer, counted from sending. */
  readonly expirationDays!: number;
  /** The next version, which is not paid yet: until then the candidate has this one (rules.md#amended-offers). Null if none waits. */
  readonly pendingTerms!: PendingTerms | null;
  /** Counts from 1; an amendment of a letter that was sent is the next one (rules.md#amended-offers). */
  readonly termsVersion!: number;

  readonly status!: OfferLetterStatus;
  /** The referral while the letter is live, null after: the database refuses a second live one. */
  readonly liveReferralId!: ReferralId | null;
  readonly signingNonce!: string | null;
  readonly signingTokenHash!: string | null;
  /**
   * The hash for the link that the owner copies; null also in letters from before it existed
   * (rules.md#copied-links).
   */
  readonly copiedTokenHash!: string | null;
  readonly linkCode!: LinkCodeRecord | null;
  readonly provider!: string | null;
  readonly docusignEnvelopeId!: string | null;
  readonly hellosignSignatureId!: string | null;

  readonly signerName!: string | null;
  readonly signerIp!: string | null;
  readonly signerUserAgent!: string | null;
  readonly esignConsentAt!: Date | null;
  /** The first time counts; an addendum has that of its letter (rules.md#paper-and-withdrawal). */
  readonly consentWithdrawnAt!: Date | null;
  readonly documentUrl!: string | null;
  /** SHA-256 of the signed PDF, in hexadecimal (rules.md#document-hash). */
  readonly documentHash!: string | null;
  readonly withdrawalReason!: string | null;

  /** How it was signed. */
  readonly signatureKind!: 'digital' | 'paper' | null;
  /** With the signature on paper of an addendum; that of a letter is with its referral. */
  readonly paperNote!: string | null;

  readonly sentAt!: Date | null;
  readonly viewedAt!: Date | null;
  /** The last time that the candidate was reminded of it. */
  readonly remindedAt!: Date | null;
  /** When it first stayed open past its day because of a report (rules.md#ways-out). */
  readonly keptOpenAt!: Date | null;
  readonly signedAt!: Date | null;
  readonly declinedAt!: Date | null;
  readonly withdrawnAt!: Date | null;
  /** Null while it is a draft. */
  readonly expiresAt!: Date | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly version!: number;
}

/** The terms of a letter. */
type LetterTerms = Pick<
  OfferLetterRecord,
  | 'workerName'
  | 'jobTitle'
  | 'company'
  | 'startDate'
  | 'payRate'
  | 'payType'
  | 'workLocation'
  | 'schedule'
  | 'benefits'
  | 'conditions'
  | 'customTerms'
  | 'signatoryName'
  | 'signatoryTitle'
>;

/** A version that had gone out, and that another has replaced. */
export interface ReplacedVersion {
  readonly offerLetterId: OfferLetterId;
  readonly version: number;
  readonly terms: LetterTerms;
  readonly signingTokenHash: string | null;
  readonly copiedTokenHash: string | null;
  readonly sentAt: Date;
  readonly viewedAt: Date | null;
  readonly replacedAt: Date;
}

/** The employer's terms. */
export type OfferTerms = Pick<
  OfferLetterRecord,
  | 'referralId'
  | 'jobId'
  | 'employerId'
  | 'referrerId'
  | 'workerName'
  | 'workerEmail'
  | 'workerPhone'
  | 'jobTitle'
  | 'company'
  | 'startDate'
  | 'payRate'
  | 'payAmountCents'
  | 'payType'
  | 'workLocation'
  | 'schedule'
  | 'benefitIds'
  | 'conditions'
  | 'customTerms'
  | 'signatoryName'
  | 'signatoryTitle'
  | 'templateId'
  | 'addOns'
> & {
  /** One sentence; null or empty for the default one. */
  readonly benefits: string | null;
  /** Null for the default of seven days. */
  readonly expirationDays: number | null;
};

/** The terms of a version that waits for its payment, with nothing left open. */
export type PendingTerms = Omit<OfferTerms, 'benefits' | 'expirationDays'> &
  Pick<OfferLetterRecord, 'benefits' | 'expirationDays'>;
