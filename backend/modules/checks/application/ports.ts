import type { HashedText } from '../contract/consent/esign-text.ts';
import type { ReferralId } from '#kernel/ids.ts';
import type { LinkKind } from '#kernel/links/link-code.ts';
import type { PublicLinks } from '#kernel/links/public-links.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { AdverseAction, AdverseActionId } from '../domain/notice/adverse-action.ts';
import type {
  BackgroundCheck,
  BackgroundCheckId,
  CheckKind,
  CheckPackage,
} from '../domain/order/background-check.ts';
import type { ConsentLink, ConsentLinkId } from '../domain/consent/consent-link.ts';
import type { ReferenceCheck, ReferenceCheckId } from '../domain/references/reference-check.ts';

/** The place of a record: its referral is locked first. */
export interface Place<Of extends string> {
  readonly id: Of;
  readonly referralId: ReferralId;
}

/** (tx) What is loaded stays locked until the transaction ends; places are read without a lock. */
export interface BackgroundCheckRepository {
  find(id: BackgroundCheckId): Promise<BackgroundCheck | null>;
  /** The one that is not canceled: a referral has at most one per kind. */
  findLive(referralId: ReferralId, kind: CheckKind): Promise<BackgroundCheck | null>;
  add(check: BackgroundCheck): Promise<void>;
  save(check: BackgroundCheck): Promise<void>;
}

/** (tx) As above. */
export interface ConsentLinkRepository {
  findByToken(tokenHash: string): Promise<ConsentLink | null>;
  newestOf(checkId: BackgroundCheckId): Promise<ConsentLink | null>;
  add(link: ConsentLink): Promise<void>;
  save(link: ConsentLink): Promise<void>;
  /** Stores the record of a yes permanently. */
  saveDocument(id: ConsentLinkId, bytes: Uint8Array): Promise<void>;
}

/** (tx) As above. */
export interface AdverseActionRepository {
  find(id: AdverseActionId): Promise<AdverseAction | null>;
  /** The one that waits: a referral has one at most. */
  findWaiting(referralId: ReferralId): Promise<AdverseAction | null>;
  findNewest(referralId: ReferralId): Promise<AdverseAction | null>;
  add(action: AdverseAction): Promise<void>;
  save(action: AdverseAction): Promise<void>;
}

/** (tx) As above. */
export interface ReferenceCheckRepository {
  find(id: ReferenceCheckId): Promise<ReferenceCheck | null>;
  findByToken(tokenHash: string): Promise<ReferenceCheck | null>;
  add(reference: ReferenceCheck): Promise<void>;
  save(reference: ReferenceCheck): Promise<void>;
}

/** Steps on the employer's timeline. */
export type CheckStep =
  | 'check_requested'
  | 'consent_given'
  | 'consent_declined'
  | 'check_clear'
  | 'check_concerns'
  | 'check_canceled'
  | 'test_requested'
  | 'test_consent_given'
  | 'test_consent_declined'
  | 'test_clear'
  | 'test_concerns'
  | 'test_canceled'
  | 'notice_sent'
  | 'notice_disputed'
  | 'test_notice_sent'
  | 'test_notice_disputed'
  | 'notice_canceled'
  | 'notice_final'
  | 'notice_to_mail'
  | 'notice_mailed'
  | 'reference_requested'
  | 'reference_submitted';

export interface CheckLog {
  /** (tx) */
  add(step: {
    referralId: ReferralId;
    kind: CheckStep;
    actor: 'employer' | 'worker' | 'system';
    at: Date;
  }): Promise<void>;
}

/** Links that open without an account (rules.md#link-tokens). */
export type CheckLinks = PublicLinks<
  'checks.consent' | 'checks.copied_consent' | 'checks.notice' | 'checks.reference'
>;

/** A candidate's consent, with its signer, time, and origin. */
export interface ConsentRecord {
  readonly consentId: string;
  readonly company: string;
  readonly jobTitle: string;
  readonly candidateName: string;
  readonly packageType: CheckPackage;
  readonly includes: readonly string[];
  readonly provider: string;
  readonly language: Language;
  readonly disclosureVersion: string;
  readonly signature: string;
  readonly acknowledged: boolean;
  readonly link: LinkKind;
  /** The consent to read electronically; null if no page showed it. */
  readonly esign: HashedText | null;
  /** The masked phone that got the code of a copied link. */
  readonly codeSentTo: string;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly signedAt: Date;
  /** The time zone of the job's place. */
  readonly timeZone: string;
}

/** The disclosure and the authorization as they are signed with a pen. */
export interface PaperForm extends Pick<
  ConsentRecord,
  'company' | 'jobTitle' | 'candidateName' | 'packageType' | 'includes' | 'provider' | 'language'
> {
  readonly disclosureVersion: string;
}

export interface PaperFormPrinter {
  print(form: PaperForm): Promise<Uint8Array>;
}

export interface ConsentPrinter {
  /** The record as PDF, and the SHA-256 of its bytes. */
  print(record: ConsentRecord): Promise<{ readonly bytes: Uint8Array; readonly sha256: string }>;
}
