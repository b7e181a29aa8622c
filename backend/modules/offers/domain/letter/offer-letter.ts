import { isLiveOffer, isOut } from '#contract/hiring/vocabulary/offer-status.ts';
import type { Fields } from '#kernel/aggregate.ts';
import { addDays } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { Money } from '#kernel/money.ts';
import { addendumRecord } from '../changing/addendum.ts';
import { LetterRules } from './letter-actions.ts';
import { newOfferLetterRecord, settledTerms } from './offer-draft.ts';
import type { OfferLetterRecord, OfferTerms, PendingTerms, ReplacedVersion } from './offer-letter-record.ts';
import { notWithdrawable, SentLetter } from './sent-letter.ts';
import type { StoredSigningLink } from '../signing/issued-signing-link.ts';

/** The candidate's data with a yes; only the page sends name and consent (rules.md#signing). */
export interface Signature {
  readonly acceptedTerms: boolean;
  readonly name: string | null;
  readonly esignConsent: boolean;
  readonly ip: string | null;
  readonly userAgent: string | null;
}

const NEXT_VERSION = {
  status: 'draft',
  signingNonce: null,
  signingTokenHash: null,
  copiedTokenHash: null,
  viewedAt: null,
  pendingTerms: null,
  keptOpenAt: null,
  expiresAt: null,
} as const;

/** An offer in writing, from the draft to the candidate's answer (rules.md#offer-statuses, rules.md#one-live-offer, rules.md#signing). */
export class OfferLetter extends SentLetter {
  /** @throws DomainError `offers.expiration_days` (invalid), `offers.pay_unreadable` (rule_broken). */
  static draft(terms: OfferTerms, at: Date): OfferLetter {
    const letter = Object.assign(new OfferLetter(), newOfferLetterRecord(terms, at));
    letter.record(domainEvent('offers.letter_drafted', at, letter.about));
    return letter;
  }

  /** A further document to a signed letter (rules.md#addendum). @throws DomainError `offers.not_signed_yet` (conflict). */
  static addendum(letter: OfferLetter, text: string, at: Date): OfferLetter {
    return Object.assign(new OfferLetter(), addendumRecord(letter, text, at));
  }

  /**
   * One of several letters with a shared payment; its draft is sent once it is paid
   * (rules.md#offers-to-several).
   */
  static draftOfSeveral(terms: OfferTerms, at: Date): OfferLetter {
    const letter = OfferLetter.draft(terms, at);
    letter.become({ sendsWhenPaid: true });
    return letter;
  }

  /** An hour's, a year's, a day's or the project's pay. */
  get pay(): Money {
    return Money.ofCents(this.payAmountCents);
  }

  /** Draft, sent, viewed or signed: no other letter for the referral (rules.md#one-live-offer). */
  get isLive(): boolean {
    return isLiveOffer(this.status);
  }

  /** Counts the days to answer from now. @throws DomainError `offers.not_draft` (conflict). */
  send(link: StoredSigningLink, provider: string, at: Date): void {
    if (!LetterRules.send({ status: this.status, isPaid: true })) {
      throw new DomainError('offers.not_draft', 'conflict', 'Only a draft can be sent');
    }
    const expiresAt = addDays(at, this.expirationDays);
    this.become({
      status: 'sent',
      signingNonce: link.nonce,
      signingTokenHash: link.tokenHash,
      copiedTokenHash: link.copiedTokenHash,
      provider,
      sentAt: at,
      expiresAt,
      updatedAt: at,
    });
    const times = { sentAt: at.toISOString(), expiresAt: expiresAt.toISOString() };
    this.record(domainEvent('offers.letter_sent', at, { ...this.about, ...times }));
  }

  /** The candidate had an earlier version of what is a draft now. */
  get isBeingAmended(): boolean {
    return this.status === 'draft' && this.sentAt !== null;
  }

  /** Whether these terms would change nothing. @throws DomainError `offers.not_amendable` (conflict) */
  saysAlready(terms: OfferTerms, at: Date): boolean {
    if (!LetterRules.amend(this.stateAt(at))) {
      throw new DomainError(
        'offers.not_amendable',
        'conflict',
        'Only an offer that still waits for an answer can be changed',
      );
    }
    return this.says({ ...terms, ...settledTerms(terms) });
  }

  /**
   * New terms. A draft is edited; a letter that was sent becomes the next version, which waits to go out, and its link
   * ends: what the candidate had is returned (rules.md#amended-offers).
   * @throws DomainError `offers.not_amendable`, `offers.unchanged` (conflict), and as `draft`.
   */
  amend(terms: OfferTerms, at: Date): ReplacedVersion | null {
    const changed = this.changedBy(terms, at);
    const replaced = this.replacedAt(at);
    this.become({ ...changed, ...(replaced ? NEXT_VERSION : {}), updatedAt: at });
    if (!replaced) return null;
    const termsVersion = this.termsVersion + 1;
    this.become({ termsVersion });
    this.record(domainEvent('offers.letter_amended', at, { ...this.about, version: termsVersion }));
    return replaced;
  }

  /** The number of the version that was written last, whether or not it is out. */
  get lastVersion(): number {
    return this.termsVersion + (this.pendingTerms ? 1 : 0);
  }

  /**
   * New terms of a letter that was sent, which something is due for: until it is paid the candidate has what they had, and may sign
   * it (rules.md#amended-offers). Add-ons that the new terms no longer name are refunded at that moment and are gone already.
   * @throws DomainError as `amend`.
   */
  prepareVersion(terms: OfferTerms, at: Date): void {
    const pendingTerms = this.changedBy(terms, at);
    if (this.pendingTerms && isSaid(pendingTerms, this.pendingTerms)) throw unchanged();
    const addOns = this.addOns.filter((addOn) => terms.addOns.includes(addOn));
    this.become({ pendingTerms, addOns, updatedAt: at });
  }

  /** The paid pending version becomes the next one. Null if none is pending, or no answer is possible. */
  releaseVersion(at: Date): ReplacedVersion | null {
    return this.pendingTerms && this.awaitsAnswer(at) ? this.amend(this.pendingTerms, at) : null;
  }

  /** The candidate's version stays. */
  dropVersion(at: Date): void {
    this.become({ pendingTerms: null, updatedAt: at });
  }

  /** The candidate opened it; only the first time counts, and a closed letter may still be looked at. */
  markViewed(at: Date): void {
    if (this.status !== 'sent' || this.isPastExpiry(at)) return;
    this.become({ status: 'viewed', viewedAt: at, updatedAt: at });
    this.record(domainEvent('offers.letter_viewed', at, { ...this.about, viewedAt: at.toISOString() }));
  }

  /**
   * @throws DomainError `offers.terms_not_accepted` (invalid), `offers.already_answered` (conflict),
   * `offers.expired`, `offers.withdrawn` (expired), `offers.not_sent` (not_found).
   */
  sign(signature: Signature, at: Date): void {
    this.assertAnswerable(at);
    if (!signature.acceptedTerms) {
      throw new DomainError(
        'offers.terms_not_accepted',
        'invalid',
        'You must accept the terms of the offer',
        {
          path: 'acceptedTerms',
        },
      );
    }
    this.become({
      status: 'signed',
      pendingTerms: null,
      signedAt: at,
      signatureKind: 'digital',
      signerName: signature.name,
      signerIp: signature.ip,
      signerUserAgent: signature.userAgent,
      esignConsentAt: signature.esignConsent ? at : null,
      updatedAt: at,
    });
    const signed = { ...this.about, signedAt: at.toISOString() };
    if (this.isAddendum) this.record(domainEvent('offers.addendum_signed', at, signed));
    else this.record(domainEvent('offers.letter_signed', at, signed));
  }

  /** @throws DomainError as `sign`, without the terms. */
  decline(at: Date): void {
    this.assertAnswerable(at);
    this.become({
      status: 'declined',
      pendingTerms: null,
      declinedAt: at,
      liveReferralId: null,
      updatedAt: at,
    });
    const declined = { ...this.about, declinedAt: at.toISOString() };
    if (this.isAddendum) this.record(domainEvent('offers.addendum_declined', at, declined));
    else this.record(domainEvent('offers.letter_declined', at, declined));
  }

  /** Its day has passed without an answer; before that, or after an answer, nothing happens. True when it expired. */
  expire(at: Date): boolean {
    if (!isOut(this.status) || !this.isPastExpiry(at)) return false;
    this.become({ status: 'expired', pendingTerms: null, liveReferralId: null, updatedAt: at });
    this.record(domainEvent('offers.letter_expired', at, this.about));
    return true;
  }

  /** From draft, sent or viewed (rules.md#offer-statuses). @throws DomainError `offers.not_withdrawable` (conflict). */
  withdraw(reason: string, at: Date): void {
    const from = this.status;
    if (from !== 'draft' && !isOut(from)) throw notWithdrawable();
    this.become({
      status: 'withdrawn',
      pendingTerms: null,
      withdrawnAt: at,
      withdrawalReason: reason,
      liveReferralId: null,
      updatedAt: at,
    });
    this.record(domainEvent('offers.letter_withdrawn', at, { ...this.about, from, reason }));
  }

  /** Ends a signed letter whose signature or rejection was undone (rules.md#undo-takes-back). */
  revoke(reason: string, at: Date): void {
    const from = this.status;
    if (from !== 'signed') return;
    this.become({
      status: 'withdrawn',
      withdrawnAt: at,
      withdrawalReason: reason,
      liveReferralId: null,
      updatedAt: at,
    });
    this.record(domainEvent('offers.letter_withdrawn', at, { ...this.about, from, reason }));
  }

  /**
   * Stores the final signed PDF (rules.md#signed-document). @throws DomainError `offers.not_signed`,
   * `offers.document_frozen`.
   */
  freezeDocument(document: { hash: string; url: string }, at: Date): void {
    if (this.status !== 'signed') {
      throw new DomainError('offers.not_signed', 'conflict', 'Only a signed letter has its final document');
    }
    if (this.documentHash === document.hash) return;
    if (this.documentHash !== null) {
      throw new DomainError('offers.document_frozen', 'conflict', 'A signed document is never replaced');
    }
    this.become({ documentHash: document.hash, documentUrl: document.url, updatedAt: at });
  }

  /** The same document, with a timestamp on its signature (rules.md#timestamps). @throws DomainError `offers.not_signed`. */
  stampDocument(hash: string, at: Date): void {
    if (this.documentHash === null)
      throw new DomainError('offers.not_signed', 'conflict', 'Only a signed letter has its final document');
    this.become({ documentHash: hash, updatedAt: at });
  }

  private changedBy(terms: OfferTerms, at: Date): PendingTerms {
    const changed = { ...terms, ...settledTerms(terms) };
    if (this.saysAlready(terms, at)) throw unchanged();
    return changed;
  }

  private replacedAt(at: Date): ReplacedVersion | null {
    const { id, status, sentAt, viewedAt, termsVersion: version, signingTokenHash, copiedTokenHash } = this;
    if (status === 'draft' || sentAt === null) return null;
    const { workerName, jobTitle, company, startDate, payRate, payType, workLocation } = this;
    const { schedule, benefits, conditions, customTerms, signatoryName, signatoryTitle } = this;
    const offered = { workerName, jobTitle, company, startDate, payRate, payType, workLocation };
    const words = { schedule, benefits, conditions, customTerms, signatoryName, signatoryTitle };
    const terms = { ...offered, ...words };
    const links = { signingTokenHash, copiedTokenHash };
    return { offerLetterId: id, version, terms, ...links, sentAt, viewedAt, replacedAt: at };
  }

  private says(terms: Partial<Fields<OfferLetterRecord>>): boolean {
    return isSaid(terms, this);
  }
}

/** Whether each of the terms is in `where` with the same value. */
function isSaid(terms: object, where: object): boolean {
  const own = new Map<string, unknown>(Object.entries(where));
  return Object.entries(terms).every(
    ([name, said]) => JSON.stringify(own.get(name)) === JSON.stringify(said),
  );
}

function unchanged(): DomainError {
  return new DomainError('offers.unchanged', 'conflict', "You haven't changed anything in this offer");
}
