import type { OfferLetterId, ReferralId, UserId } from '#kernel/ids.ts';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';
import type { LinkKind } from '#kernel/links/link-code.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { AddOn } from '#contract/billing/vocabulary/charging/add-ons.ts';
import type { DocumentVerification } from '../../contract/signing/sign-offer.ts';
import type { Addendum } from '../../contract/changing/addendum.ts';
import type { LetterVersion, OfferLetter, OfferSigning, ServiceAddon } from '../../contract/index.ts';
import type { ServiceAddonStatus } from '../../contract/vocabulary/addon/service-addon-status.ts';
import type { LetterTerm } from '../../contract/vocabulary/terms/letter-terms.ts';
import type { LinkedLetter } from '../signing/signing-links.ts';

/** A letter in the shape of its answer, and what its signing link is derived from, which never leaves. */
export interface LetterRow {
  readonly letter: Omit<
    OfferLetter,
    'signingUrl' | 'payment' | 'payments' | 'actions' | 'addenda' | 'requests'
  > & {
    readonly isAddendum: boolean;
    readonly addenda: readonly Omit<Addendum, 'actions'>[];
    readonly requests: readonly Omit<OfferLetter['requests'][number], 'actions'>[];
  };
  readonly referralStatus: ReferralStatus;
  readonly link: LinkedLetter;
}

type TermsRow = Pick<OfferSigning, LetterTerm>;

/**
 * The data of the candidate's page, without the document's address, which includes the token, and without the
 * consent, which is not part of the letter.
 */
export interface SigningRow extends Omit<
  OfferSigning,
  'documentUrl' | 'consent' | 'changes' | 'newSigningUrl' | 'status' | 'actions'
> {
  readonly status: OfferLetter['status'];
  readonly signatureKind: OfferLetter['signatureKind'];
  /** The terms of the previous version; null in the first. */
  readonly previous: TermsRow | null;
}

/** A version whose link has ended, with the letter's own status and what its new link is derived from. */
export interface ReplacedRow {
  readonly page: Omit<SigningRow, 'previous'>;
  readonly link: LinkedLetter;
  /** The kind of the link that has ended. */
  readonly kind: LinkKind;
}

/** The parties of a letter and the data for their messages. */
export interface LetterParties {
  readonly offerLetterId: OfferLetterId;
  readonly referralId: ReferralId;
  readonly jobId: string;
  readonly employerId: UserId;
  readonly referrerId: UserId | null;
  readonly workerName: string;
  readonly jobTitle: string;
}

/** The address of a worker's messages: always the referral's own (rules.md#letter-contact). */
export interface WorkerContact {
  /** E.164. */
  readonly phone: string;
  readonly email: string | null;
  readonly language: Language;
  /** The place of the job, whose calendar the messages use. */
  readonly location: string;
}

/** A worker's language, and the place whose calendar their messages use. */
export type WorkerReading = Pick<WorkerContact, 'language' | 'location'>;

/** The end of the previous page. */
export interface After {
  readonly at: string;
  readonly id: string;
}

export interface AddonPage {
  /** Null for all. */
  readonly status: ServiceAddonStatus | null;
  readonly after: After | null;
  readonly limit: number;
}

/**
 * Read side of offers: one query per answer. A letter past its day reads as expired even before the sweep.
 */
export interface OfferReader {
  letter(id: OfferLetterId, now: Date): Promise<LetterRow | null>;
  latestLetter(referralId: ReferralId, now: Date): Promise<LetterRow | null>;
  signing(tokenHash: string, now: Date): Promise<SigningRow | null>;
  /** By the link of an earlier version. */
  replaced(tokenHash: string, now: Date): Promise<ReplacedRow | null>;
  /** Earlier versions, newest first. */
  versions(id: OfferLetterId): Promise<readonly LetterVersion[]>;
  verification(documentHash: string): Promise<DocumentVerification>;
  awaitsSignature(referralId: ReferralId, now: Date): Promise<boolean>;
  parties(id: OfferLetterId): Promise<LetterParties | null>;
  /** The language of the worker's account, or English. */
  workerLanguage(referralId: ReferralId): Promise<Language>;
  /** The same, with the place of the job. */
  workerReading(referralId: ReferralId): Promise<WorkerReading>;
  /** Null once they have left. */
  workerContact(referralId: ReferralId): Promise<WorkerContact | null>;
  /** Ordered and paid add-ons, newest first, without orders that ended before their payment. */
  addons(employerId: UserId, page: AddonPage): Promise<readonly ServiceAddon[]>;
}

const ADD_ON_NAMES = {
  background_check: 'backgroundCheck',
  drug_test: 'drugTest',
  i9_verification: 'i9Verification',
} as const satisfies Record<string, AddOn>;

/** Between the contract's names of add-ons and the domain's. */
export const AddonNames = {
  toDomain(names: readonly AddOn[]): (keyof typeof ADD_ON_NAMES)[] {
    const kinds = ['background_check', 'drug_test', 'i9_verification'] as const;
    return kinds.filter((kind) => names.includes(ADD_ON_NAMES[kind]));
  },

  toContract(kinds: readonly (keyof typeof ADD_ON_NAMES)[]): AddOn[] {
    return kinds.map((kind) => ADD_ON_NAMES[kind]);
  },
} as const;
