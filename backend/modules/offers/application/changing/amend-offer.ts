import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { OfferLetterId, PaymentId, UserId } from '#kernel/ids.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing, OfferRevision } from '#modules/billing/index.ts';
import type { Hiring, ReferralFacts } from '#modules/hiring/index.ts';
import type { OfferTerms } from '../../contract/index.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { AddonOrders } from '../addon/addon-orders.ts';
import type { OfferTerms as LetterTerms } from '../../domain/letter/offer-letter-record.ts';
import type { OfferLetterRepository } from '../ports.ts';
import type { LetterAccess } from '../letter/letter-access.ts';
import type { SendPaidAmendment } from './send-paid-amendment.ts';
import { onSite } from '../letter/on-site.ts';
import { assertStartToCome } from '../terms/assert-start.ts';
import { readTerms, type LetterReaders } from '../terms/read-terms.ts';

export interface Amendment {
  readonly offer: OfferTerms;
  /** The version that was changed; null for whichever is the last. */
  readonly version: number | null;
  /** The saved card is not charged (rules.md#saved-card). */
  readonly otherCard?: boolean;
}

interface AmendOfferNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: OfferLetterRepository;
  readonly addons: AddonOrders;
  readonly billing: Pick<Billing, 'reviseOffer' | 'askForCard' | 'present' | 'isLetterPaid'>;
  readonly sendPaid: Pick<SendPaidAmendment, 'release'>;
  readonly hiring: Pick<Hiring, 'giveFirstDay'>;
  readonly clock: Clock;
  readonly localDays: LocalDays;
  readonly termReaders: LetterReaders;
}

/**
 * New terms for an unanswered letter. A draft is edited. A sent version becomes an earlier one, and the new
 * one is sent as soon as it is fully paid (rules.md#amended-offers).
 */
export class AmendOffer {
  private readonly needs: AmendOfferNeeds;

  constructor(needs: AmendOfferNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `offers.unknown_letter`, `offers.not_owner`, `offers.not_amendable`, `offers.unchanged`,
   * `offers.changed_meanwhile` (conflict), `offers.contact_differs`, `offers.pay_unreadable`, `offers.pay_contradicts`, `offers.pay_unlikely`, `offers.start_passed`, `billing.charge_too_large`, `billing.charge_too_small` (rule_broken).
   */
  async run(id: OfferLetterId, by: UserId, { offer, version, otherCard }: Amendment): Promise<void> {
    const paymentId = await this.needs.unitOfWork.transaction(async () => {
      const letter = await this.needs.access.lockOwnLetter(id, by);
      if (version !== null && version !== letter.lastVersion) throw changedMeanwhile();
      return this.amend(letter, offer, otherCard);
    });
    // Calls the provider after the commit, so no locked row waits for it.
    if (paymentId) await this.needs.billing.present(paymentId);
  }

  /** (tx) The letter is locked. The caller presents the payment afterward. */
  async amend(letter: OfferLetter, offer: OfferTerms, otherCard = false): Promise<PaymentId | null> {
    const now = this.needs.clock.now();
    const referral = await this.needs.access.lockOwnReferral(letter.referralId, letter.employerId);
    const { terms, pay } = await readTerms(
      { ...offer, templateId: letter.templateId, workerEmail: offer.workerEmail ?? letter.workerEmail },
      asWritten(letter, referral),
      this.needs.termReaders,
    );
    await assertStartToCome({ day: terms.startDate }, referral, this.needs.localDays, now);
    const says = letter.saysAlready(terms, now);
    // The on-site contact is not in the letter, so a new one makes no new version.
    if ((await this.contactGiven(letter, offer)) && says && !letter.pendingTerms) return null;
    const removed = letter.addOns.filter((addOn) => !terms.addOns.includes(addOn));
    const { id: offerLetterId } = letter;
    const revision = { referral, offerLetterId, pay, addOns: terms.addOns, removed };
    const paymentId = await this.revise(letter, terms, revision);
    if (paymentId && otherCard) await this.needs.billing.askForCard(paymentId);
    return paymentId;
  }

  /** Edits a draft. A sent letter gets its next version, immediately if nothing is due for it. */
  private async revise(
    letter: OfferLetter,
    terms: LetterTerms,
    revision: OfferRevision,
  ): Promise<PaymentId | null> {
    const { clock, letters, addons, billing } = this.needs;
    const now = clock.now();
    const isDraft = letter.status === 'draft';
    // Refused before any money moves.
    if (isDraft) letter.amend(terms, now);
    else if (letter.pendingTerms && letter.saysAlready(terms, now)) letter.dropVersion(now);
    else letter.prepareVersion(terms, now);
    await letters.save(letter);
    await addons.remove(letter.referralId, revision.removed, now);
    if (isDraft) await addons.orderFor(letter, now);
    const paymentId = await billing.reviseOffer(revision);
    if ((letter.pendingTerms || letter.isBeingAmended) && (await billing.isLetterPaid(letter.id))) {
      await this.needs.sendPaid.release(letter);
    }
    return paymentId;
  }

  private async contactGiven({ referralId }: OfferLetter, offer: OfferTerms): Promise<boolean> {
    const given = onSite(offer);
    await this.needs.hiring.giveFirstDay(referralId, given);
    return Object.values(given).some((value) => value !== null);
  }
}

/** Terms that an amendment omits stay as the letter has them; its worker name is already the printed one. */
function asWritten(letter: OfferLetter, referral: ReferralFacts) {
  const { workerName, jobTitle, company, signatoryName, signatoryTitle, payType } = letter;
  const schedule = letter.schedule ?? referral.schedule;
  const parties = { workerName, workerLatinName: null, jobTitle, company, signatoryName, signatoryTitle };
  return { ...referral, ...parties, payType, schedule };
}

function changedMeanwhile(): DomainError {
  return new DomainError(
    'offers.changed_meanwhile',
    'conflict',
    'This offer has changed since you opened it. Please look at it again.',
  );
}
