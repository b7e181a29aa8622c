import { isOut } from '#contract/hiring/vocabulary/offer-status.ts';
import type { Fields } from '#kernel/aggregate.ts';
import { addDays } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent, type DomainEvent } from '#kernel/domain-events.ts';
import { LinkCode, type CodeTry, type LinkKind } from '#kernel/links/link-code.ts';
import type { OffersEvents } from '../events.ts';
import { LetterRules, type LetterState } from './letter-actions.ts';
import { SigningRules } from '../signing/signing-actions.ts';
import { OfferLetterRecord } from './offer-letter-record.ts';
import type { OfferLetterStatus } from './offer-letter-status.ts';
import type { StoredSigningLink } from '../signing/issued-signing-link.ts';

/** An extension reaches at most so far from the day it is made (rules.md#offer-extension). */
const LONGEST_WAIT_DAYS = 30;
/** The extension of a letter that must not expire yet (rules.md#ways-out). */
const KEPT_DAYS = 7;
/** Days before the end on which the candidate is reminded (rules.md#offer-reminders). */
const REMINDED_BEFORE = [1, 2];

/** The actions on a letter while the candidate has it, except for the answer. */
export abstract class SentLetter extends OfferLetterRecord {
  /** No offer, but a further document to a signed one. */
  get isAddendum(): boolean {
    return this.addendumTo !== null;
  }

  /** The paper is the original, so we have no document (rules.md#paper-scan). */
  get isSignedOnPaper(): boolean {
    return LetterRules.add_scan(this);
  }

  /** The candidate can answer now. */
  awaitsAnswer(now: Date): boolean {
    return isOut(this.status) && !this.isPastExpiry(now);
  }

  /** The state as its readers see it: a letter past its day is expired even before anyone wrote that down. */
  statusAt(now: Date): OfferLetterStatus {
    return isOut(this.status) && this.isPastExpiry(now) ? 'expired' : this.status;
  }

  /** The letter's own part of what decides the employer's actions. */
  stateAt(now: Date): Pick<LetterState, 'status' | 'isAddendum' | 'signatureKind' | 'hasPending'> {
    const { isAddendum, signatureKind, pendingTerms } = this;
    return { status: this.statusAt(now), isAddendum, signatureKind, hasPending: pendingTerms !== null };
  }

  /** The employer's own withdrawal comes before the end. @throws DomainError `offers.not_withdrawable` (conflict). */
  assertWithdrawable(now: Date): void {
    if (!LetterRules.withdraw(this.stateAt(now))) throw notWithdrawable();
  }

  /**
   * The candidate may request a change as long as an answer counts. @throws DomainError as answering does.
   */
  assertTakesCounter(at: Date): void {
    this.assertAnswerable(at);
    if (this.isAddendum) throw notOpen();
  }

  /** A new link in place of the old one, which no longer opens. @throws DomainError `offers.not_open` (conflict). */
  replaceLink(link: StoredSigningLink, at: Date): void {
    this.assertOpen(at);
    const { nonce, tokenHash, copiedTokenHash } = link;
    this.become({ signingNonce: nonce, signingTokenHash: tokenHash, copiedTokenHash, updatedAt: at });
  }

  /** The kind of link that a token opens; null if it opens none. */
  linkOf(tokenHash: string): LinkKind | null {
    if (tokenHash === this.signingTokenHash) return 'sent';
    return tokenHash === this.copiedTokenHash ? 'copied' : null;
  }

  /**
   * A code for the copied link. A signed letter also takes requests for a paper copy and for withdrawing the
   * consent. @throws DomainError as answering does; `offers.too_many_codes` (too_many).
   */
  issueCode(codeHash: string, at: Date): void {
    if (this.status !== 'signed') this.assertAnswerable(at);
    this.become({ linkCode: LinkCode.issue(this.linkCode, codeHash, at, 'offers') });
  }

  /** The caller saves the attempt even if it fails. */
  tryCode(codeHash: string, at: Date): CodeTry {
    const { result, after } = LinkCode.try(this.linkCode, codeHash, at);
    this.become({ linkCode: after });
    return result;
  }

  /** @throws DomainError `offers.not_open` (conflict), `offers.extension_too_long` (rule_broken). */
  extend(days: number, at: Date): void {
    const end = this.assertOpen(at);
    const expiresAt = addDays(end, days);
    if (expiresAt > addDays(at, LONGEST_WAIT_DAYS)) {
      throw new DomainError(
        'offers.extension_too_long',
        'rule_broken',
        'An offer can stay open at most 30 days from today',
        { path: 'days' },
      );
    }
    this.become({ expiresAt, updatedAt: at });
  }

  /** Extends a letter that would end now and must not. True the first time, null if it does not end. */
  keepOpen(at: Date): boolean | null {
    if (!isOut(this.status) || !this.isPastExpiry(at)) return null;
    const isFirst = this.keptOpenAt === null;
    this.become({ expiresAt: addDays(at, KEPT_DAYS), keptOpenAt: this.keptOpenAt ?? at, updatedAt: at });
    return isFirst;
  }

  /** Electronic signing, reminders, and copies end with it (rules.md#paper-and-withdrawal). */
  withdrawConsent(at: Date): void {
    this.become({ consentWithdrawnAt: this.consentWithdrawnAt ?? at, updatedAt: at });
  }

  /**
   * Two days and one day before the end, each once, unless it was sent or extended later than that. True when
   * it is time.
   */
  remind(at: Date): boolean {
    const { expiresAt } = this;
    if (!this.awaitsAnswer(at) || expiresAt === null) return false;
    const last = this.remindedAt ?? this.sentAt;
    const isDue = REMINDED_BEFORE.some((days) => {
      const moment = addDays(expiresAt, -days);
      return moment <= at && last !== null && last < moment;
    });
    if (isDue) this.become({ remindedAt: at, updatedAt: at });
    return isDue;
  }

  /**
   * It was signed on paper, and the link no longer takes an answer (rules.md#paper-signature).
   * `isBeforeSent`: the day at the job's place is before the current version was sent. @throws DomainError
   * `offers.not_open` (conflict), `offers.signed_later`, `offers.signed_before_sent` (rule_broken).
   */
  signOnPaper(signedAt: Date, at: Date, note: string, isBeforeSent = false): void {
    this.assertOpen(at);
    if (signedAt > at) {
      throw new DomainError('offers.signed_later', 'rule_broken', "The signature can't be in the future", {
        path: 'signedAt',
      });
    }
    if (isBeforeSent) {
      const message = "The signature can't be from before the letter was sent";
      throw new DomainError('offers.signed_before_sent', 'rule_broken', message, { path: 'signedAt' });
    }
    const paperNote = this.isAddendum ? note : null;
    this.become({
      status: 'signed',
      pendingTerms: null,
      signedAt,
      signatureKind: 'paper',
      paperNote,
      updatedAt: at,
    });
    const signed = { ...this.about, signedAt: signedAt.toISOString(), isOnPaper: true };
    if (this.isAddendum) this.record(domainEvent('offers.addendum_signed', at, signed));
    else this.record(domainEvent('offers.letter_signed', at, signed));
  }

  protected get about() {
    const { id, referralId, jobId, employerId, referrerId } = this;
    return { offerLetterId: id, referralId, jobId, employerId, referrerId };
  }

  protected isPastExpiry(now: Date): boolean {
    return this.expiresAt !== null && now >= this.expiresAt;
  }

  /**
   * @throws DomainError `offers.already_answered` (conflict), `offers.expired`, `offers.withdrawn` (expired),
   * `offers.not_sent` (not_found).
   */
  assertAnswerable(now: Date): void {
    const status = this.statusAt(now);
    if (SigningRules.decline({ status })) return;
    if (status === 'signed' || status === 'declined') {
      throw new DomainError('offers.already_answered', 'conflict', 'This offer has already been answered');
    }
    if (status === 'withdrawn') {
      throw new DomainError('offers.withdrawn', 'expired', 'This offer has been withdrawn');
    }
    if (status === 'expired') throw new DomainError('offers.expired', 'expired', 'This offer has expired');
    throw new DomainError('offers.not_sent', 'not_found', 'This offer has not been sent');
  }

  /** The end of its time. */
  private assertOpen(now: Date): Date {
    if (LetterRules.extend(this.stateAt(now)) && this.expiresAt) return this.expiresAt;
    throw notOpen();
  }

  /** An addendum publishes only its answer, because its other events do not concern an offer. */
  protected override record(...events: readonly DomainEvent<keyof OffersEvents>[]): void {
    super.record(...events.filter(({ name }) => !this.isAddendum || name.startsWith('offers.addendum_')));
  }

  protected become(changes: Partial<Fields<OfferLetterRecord>>): void {
    Object.assign(this, changes);
  }
}

function notOpen(): DomainError {
  return new DomainError('offers.not_open', 'conflict', 'This offer no longer waits for an answer');
}

/** The candidate has answered it, or it has ended. */
export function notWithdrawable(): DomainError {
  return new DomainError('offers.not_withdrawable', 'conflict', 'This offer can no longer be withdrawn');
}
