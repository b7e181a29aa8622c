import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { AdverseActionId } from '../domain/notice/adverse-action.ts';
import type { Contact } from '../domain/references/own-reference.ts';
import type { NoticeDelivery } from '../domain/notice/notice-delivery.ts';
import type { AdverseStatus } from '../contract/vocabulary/notice/adverse-status.ts';
import type { ReferenceCheck } from '../contract/references/reference-check.ts';
import type {
  Appointment,
  BackgroundCheckId,
  CheckKind,
  CheckPackage,
  CheckStatus,
  Finding,
} from '../domain/order/background-check.ts';
import type { StoredLink } from '#kernel/links/public-links.ts';
import type { Place } from './ports.ts';

/** Instants are ISO texts. */
export interface CheckRow {
  readonly id: BackgroundCheckId;
  readonly packageType: CheckPackage;
  readonly status: CheckStatus;
  readonly paidAt: string | null;
  readonly findings: readonly Finding[];
  readonly requestedAt: string;
  readonly authorizedAt: string | null;
  readonly completedAt: string | null;
  readonly awaitsCandidate: boolean;
  /** The agency has accepted the order. */
  readonly isOrdered: boolean;
  readonly site: string | null;
  readonly appointment: Appointment | null;
  readonly link:
    | (Omit<StoredLink, 'tokenHash'> & {
        readonly copiedTokenHash: string | null;
        readonly expiresAt: string;
        readonly isOpen: boolean;
        readonly paperAskedAt: string | null;
      })
    | null;
  readonly hasDocument: boolean;
}

export interface ActionRow {
  readonly id: AdverseActionId;
  readonly status: AdverseStatus;
  readonly note: string;
  readonly noticeAt: string;
  /** Null until the notice reached the candidate. */
  readonly finalDueAt: string | null;
  readonly notice: NoticeDelivery;
  readonly finalNotice: NoticeDelivery | null;
  readonly dispute: string | null;
  readonly disputedAt: string | null;
  readonly endedAt: string | null;
}

export interface ConsentRow {
  readonly jobTitle: string;
  readonly jobLocation: string;
  readonly employerCompany: string;
  readonly candidateName: string;
  readonly candidatePhone: string;
  readonly candidateEmail: string | null;
  readonly packageType: CheckPackage;
  readonly appointment: Appointment | null;
  readonly fcraDisclosureVersion: string;
  readonly decision: 'authorized' | 'declined' | null;
  readonly decidedAt: string | null;
  readonly expiresAt: string;
  readonly workerLanguage: Language;
  /** No address of the candidate is known. */
  readonly hasNoEmail: boolean;
  readonly status: CheckStatus;
  readonly paidAt: string | null;
  readonly isOrdered: boolean;
  readonly candidateUrl: string | null;
  readonly revokedAt: string | null;
  /** The masked phone for the code of a copied link. */
  readonly codeSentTo: string | null;
  readonly paperAskedAt: string | null;
}

export interface NoticeRow {
  readonly kind: CheckKind;
  readonly status: AdverseStatus;
  readonly workerLanguage: Language;
  readonly candidateName: string;
  readonly jobTitle: string;
  readonly employerCompany: string;
  readonly findings: readonly Finding[];
  readonly hasReport: boolean;
  readonly noticeAt: string;
  readonly finalDueAt: string | null;
  readonly disputedAt: string | null;
  readonly endedAt: string | null;
}

/** With what its link is made of. */
export interface OwnNoticeRow extends NoticeRow {
  readonly link: StoredLink;
}

export interface ReferenceRow {
  readonly id: string;
  readonly status: 'open' | 'submitted' | 'expired' | 'revoked';
  readonly name: string;
  readonly position: string;
  readonly offeredByWorker: boolean;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly submittedAt: string | null;
  readonly responderName: string | null;
  readonly responderTitle: string | null;
  readonly responderCompany: string | null;
  readonly ratings: ReferenceCheck['ratings'];
  readonly wouldRehire: boolean | null;
  readonly comments: ReferenceCheck['comments'];
  /** Not for readers. */
  readonly giver: Contact;
}

/** The giver of a reference and its subject: one of the two ids. */
export interface RequestedGiver {
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly referralId: ReferralId | null;
  readonly workerId: UserId | null;
}

export interface ReferencePageRow {
  /** Nothing that the page shows. */
  readonly asked: RequestedGiver;
  readonly name: string;
  readonly position: string | null;
  readonly company: string | null;
  readonly referenceName: string;
  readonly status: 'open' | 'submitted' | 'expired' | 'revoked';
  readonly expiresAt: string;
}

/** Reads without locks: one statement an answer. */
export interface ChecksReader {
  check(referralId: ReferralId, kind: CheckKind, now: Date): Promise<CheckRow | null>;
  /** The newest one. */
  adverseAction(referralId: ReferralId): Promise<ActionRow | null>;
  consent(tokenHash: string): Promise<ConsentRow | null>;
  consentDocument(tokenHash: string): Promise<Uint8Array | null>;
  /** The document of the newest link that was answered with yes. */
  consentDocumentOf(referralId: ReferralId, kind: CheckKind): Promise<Uint8Array | null>;
  notice(tokenHash: string): Promise<OwnNoticeRow | null>;
  /** The newest one. */
  noticeOf(referralId: ReferralId): Promise<OwnNoticeRow | null>;
  /** The references of a referral, and those that its worker offers; newest first. */
  referencesOf(referralId: ReferralId, now: Date): Promise<readonly ReferenceRow[]>;
  referencesOfferedBy(workerId: UserId, now: Date): Promise<readonly ReferenceRow[]>;
  referencePage(tokenHash: string, now: Date): Promise<ReferencePageRow | null>;

  /** The place of a link. */
  placeOfConsent(tokenHash: string): Promise<Place<BackgroundCheckId> | null>;
  placeOfNotice(tokenHash: string): Promise<Place<AdverseActionId> | null>;
  placeOfAction(id: AdverseActionId): Promise<Place<AdverseActionId> | null>;
  placeOfCheck(id: BackgroundCheckId): Promise<Place<BackgroundCheckId> | null>;
  checkOfReport(provider: string, externalId: string): Promise<BackgroundCheckId | null>;
  /** Checks that it is time to ask the agency about. */
  toLookAt(now: Date, limit: number): Promise<readonly BackgroundCheckId[]>;
  /** Checks whose sent link expired without an answer and a notice, the longest ago first. */
  expiredConsents(now: Date, limit: number): Promise<readonly Place<BackgroundCheckId>[]>;
  /** Undisputed decisions whose wait is over, the longest overdue first. */
  dueActions(now: Date, limit: number): Promise<readonly Place<AdverseActionId>[]>;
  /** With a notice that should have arrived by now, the longest overdue first. */
  actionsToLookAt(now: Date, limit: number): Promise<readonly Place<AdverseActionId>[]>;
  /** The language of the worker's account, or English. */
  workerLanguage(referralId: ReferralId): Promise<Language>;
}
