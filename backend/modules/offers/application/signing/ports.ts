import type { OfferLetterId } from '#kernel/ids.ts';
import type { LinkKind } from '#kernel/links/link-code.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { ConsentSubject, EsignConsent } from '../../domain/signing/esign-consent.ts';
import type { LetterEvent } from '../../domain/signing/letter-event.ts';
import type { OfferRequest } from '../../domain/signing/offer-request.ts';

/** The texts of the consent to sign electronically that can be agreed to now (rules.md#esign-consent). */
export interface ConsentTexts {
  in(subject: ConsentSubject, language: Language): EsignConsent;
  /** Null for a text that is not shown, or no longer, or that is about something else. */
  ofHash(subject: ConsentSubject, sha256: string): EsignConsent | null;
}

/** (tx) The consents that signers gave, stored permanently. */
export interface GivenConsents {
  add(letterId: OfferLetterId, consent: EsignConsent, at: Date): Promise<void>;
}

/** (tx) What happened to letters, line by line; lines are never changed (rules.md#letter-record). */
export interface LetterRecord {
  add(letterId: OfferLetterId, events: readonly LetterEvent[]): Promise<void>;
  /** Does nothing if the same event came from the same address since then, so a reloaded page is one view. */
  addUnlessSince(letterId: OfferLetterId, event: LetterEvent, since: Date): Promise<void>;
  /** The oldest first. */
  of(letterId: OfferLetterId): Promise<readonly LetterEvent[]>;
  /** Whether this link opened the document since then. An opening by the other link proves nothing. */
  hasOpenedDocument(letterId: OfferLetterId, link: LinkKind, since: Date): Promise<boolean>;
}

export interface StampedDocument {
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** When a document was signed, in the words of someone else (rules.md#timestamps). */
export interface DocumentTimestamps {
  /** False if no authority is configured. */
  readonly isWanted: boolean;
  /** The same document with a timestamp on its signature. @throws if the authority returns none now. */
  stamp(bytes: Uint8Array): Promise<StampedDocument>;
}

/** (tx) Signed documents without a timestamp. */
export interface UnstampedDocuments {
  /** The oldest first. */
  waiting(limit: number): Promise<readonly OfferLetterId[]>;
  /** Its hash so far stays known: copies of it are about. */
  replace(letterId: OfferLetterId, stamped: StampedDocument, at: Date): Promise<void>;
}

/** (tx) The requests of candidates in addition to their answer. */
export interface OfferRequests {
  /**
   * False if the same request is open. A new address makes a new request, and so does paper after the last
   * copy was mailed.
   */
  add(letterId: OfferLetterId, request: OfferRequest): Promise<boolean>;
  /** Puts a letter whose consent was withdrawn on the list of things to mail (again). */
  addMailing(letterId: OfferLetterId, at: Date): Promise<void>;
  /** The first time counts; false if there was no request. */
  markDone(letterId: OfferLetterId, kind: OfferRequest['kind'], at: Date): Promise<boolean>;
}
