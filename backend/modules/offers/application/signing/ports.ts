import type { OfferLetterId } from '#kernel/ids.ts';
import type { ConsentLanguage, EsignConsent } from '../../domain/signing/esign-consent.ts';
import type { LetterEvent } from '../../domain/signing/letter-event.ts';
import type { OfferRequest } from '../../domain/signing/offer-request.ts';

/** The texts of the consent to sign electronically that can be agreed to now (rules.md#esign-consent). */
export interface ConsentTexts {
  in(language: ConsentLanguage): EsignConsent;
  /** Null for a text that is not shown (any more). */
  ofHash(sha256: string): EsignConsent | null;
}

/** (tx) What someone who signed had agreed to, for good. */
export interface GivenConsents {
  add(letterId: OfferLetterId, consent: EsignConsent, at: Date): Promise<void>;
}

/** (tx) What happened to letters, line by line; lines are never changed (rules.md#letter-record). */
export interface LetterRecord {
  add(letterId: OfferLetterId, events: readonly LetterEvent[]): Promise<void>;
  /** Nothing where the same thing came from the same address since then: a page that is read again is one look. */
  addUnlessSince(letterId: OfferLetterId, event: LetterEvent, since: Date): Promise<void>;
  /** The oldest first. */
  of(letterId: OfferLetterId): Promise<readonly LetterEvent[]>;
  /** Whether the candidate has opened the document since then. */
  hasOpenedDocument(letterId: OfferLetterId, since: Date): Promise<boolean>;
}

/** (tx) What candidates ask for beside their answer. */
export interface OfferRequests {
  /** False where it was asked for already. */
  addFirst(letterId: OfferLetterId, request: OfferRequest): Promise<boolean>;
}
