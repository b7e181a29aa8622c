import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { Billing, OfferCharge, Quote } from '#modules/billing/index.ts';
import type { ReferralFacts } from '#modules/hiring/index.ts';
import type { OfferTerms } from '../../contract/index.ts';
import { OfferLetter } from '../../domain/letter/offer-letter.ts';
import { assertStartToCome } from '../terms/assert-start.ts';
import { assertCanBeOffered } from '../letter/can-be-offered.ts';
import type { LetterAccess } from '../letter/letter-access.ts';
import type { OfferedPay } from '../terms/offered-pay.ts';
import { readTerms, type LetterReaders } from '../terms/read-terms.ts';
import type { OfferLetterRepository } from '../ports.ts';

/** The terms that differ for one person; null uses the shared term. */
export interface OwnTerms {
  readonly referralId: string;
  readonly payRate: string | null;
  readonly startDate: string | null;
  /** The printed name, if it is not known yet (rules.md#latin-names). */
  readonly workerName: string | null;
  /** Confirms their own pay rate. */
  readonly confirmedPay: boolean;
}

export interface OfferToSeveralOrder {
  readonly referralIds: readonly ReferralId[];
  readonly employerId: UserId;
  readonly offer: OfferTerms;
  readonly people: readonly OwnTerms[];
  /** The saved card is not charged (rules.md#saved-card). */
  readonly otherCard?: boolean;
}

export interface PlannedLetter {
  readonly referral: ReferralFacts;
  readonly letter: OfferLetter;
  readonly charge: OfferCharge;
  readonly quote: Quote;
  readonly pay: OfferedPay;
}

/** One person's letter, or the reason for its absence. */
export interface PlannedRow {
  readonly referralId: ReferralId;
  readonly planned: PlannedLetter | null;
  readonly error: DomainError | null;
}

interface PlanOffersNeeds {
  readonly access: LetterAccess;
  readonly letters: OfferLetterRepository;
  readonly billing: Pick<Billing, 'quoteOffer'>;
  readonly clock: Clock;
  readonly localDays: LocalDays;
  readonly termReaders: LetterReaders;
}

const NOT_THEIRS: readonly string[] = ['offers.not_owner', 'offers.unknown_referral'];

/**
 * Plans the rows of a form for several people, and writes nothing. An error in one row does not stop the
 * others.
 */
export class PlanOffers {
  private readonly needs: PlanOffersNeeds;

  constructor(needs: PlanOffersNeeds) {
    this.needs = needs;
  }

  /**
   * (tx) In the order of the request, with the referrals locked. @throws DomainError `offers.not_owner`,
   * `offers.unknown_referral` if none is theirs.
   */
  async run(order: OfferToSeveralOrder): Promise<readonly PlannedRow[]> {
    const rows = new Map<ReferralId, PlannedRow>();
    // Every transaction locks referrals in this order, so two forms never deadlock.
    for (const referralId of order.referralIds.toSorted((one, other) => (one < other ? -1 : 1))) {
      rows.set(referralId, await this.row(referralId, order));
    }
    const planned = order.referralIds.flatMap((id) => rows.get(id) ?? []);
    const refused = planned.flatMap(({ error }) => error ?? []);
    const [first] = refused;
    if (
      first &&
      refused.length === planned.length &&
      refused.every(({ code }) => NOT_THEIRS.includes(code))
    ) {
      throw first;
    }
    return planned;
  }

  private async row(referralId: ReferralId, order: OfferToSeveralOrder): Promise<PlannedRow> {
    try {
      return { referralId, planned: await this.plan(referralId, order), error: null };
    } catch (error) {
      if (error instanceof DomainError) return { referralId, planned: null, error };
      throw error;
    }
  }

  private async plan(referralId: ReferralId, order: OfferToSeveralOrder): Promise<PlannedLetter> {
    const referral = await this.needs.access.lockOwnReferral(referralId, order.employerId);
    await assertCanBeOffered(referral, this.needs.letters);
    const own = order.people.find((person) => person.referralId === referralId);
    const offer = {
      ...order.offer,
      workerName: own?.workerName ?? null,
      payRate: own?.payRate ?? order.offer.payRate,
      confirmedPay: own && own.payRate !== null ? own.confirmedPay : order.offer.confirmedPay,
      startDate: own?.startDate ?? order.offer.startDate,
    };
    const { terms, pay } = await readTerms(offer, referral, this.needs.termReaders);
    const now = this.needs.clock.now();
    await assertStartToCome({ day: terms.startDate }, referral, this.needs.localDays, now);
    const letter = OfferLetter.draftOfSeveral(terms, now);
    const unopened = await this.needs.letters.withdrawnUnopened(referralId);
    const charge = { referral, offerLetterId: letter.id, pay, addOns: letter.addOns, unopened };
    return { referral, letter, pay, quote: await this.needs.billing.quoteOffer(charge), charge };
  }
}
