import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { OfferLetterId, PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import type { LocalDays } from '#kernel/local-days.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Billing, PaymentView } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { OfferTerms } from '../../contract/index.ts';
import { OfferLetter } from '../../domain/letter/offer-letter.ts';
import type { AddonOrders } from '../addon/addon-orders.ts';
import type { LetterAccess } from './letter-access.ts';
import type { OfferTemplates } from '../template/offer-templates.ts';
import { assertStartToCome } from '../terms/assert-start.ts';
import { onSite } from './on-site.ts';
import { assertCanBeOffered } from './can-be-offered.ts';
import { recordLatinName } from '../terms/printed-worker.ts';
import { readTerms, type LetterReaders } from '../terms/read-terms.ts';
import type { OfferLetterRepository } from '../ports.ts';

export interface OfferOrder {
  readonly referralId: ReferralId;
  /** The caller. */
  readonly employerId: UserId;
  /** The employer that the body names, if it does (rules.md#offer-shapes). */
  readonly namedEmployerId: string | null;
  readonly offer: OfferTerms;
  /** The saved card is not charged (rules.md#saved-card). */
  readonly otherCard?: boolean;
}

export interface CreatedOffer {
  readonly offerLetterId: OfferLetterId;
  readonly payment: PaymentView;
}

interface CreateOfferNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly access: LetterAccess;
  readonly letters: OfferLetterRepository;
  readonly addons: AddonOrders;
  readonly billing: Pick<Billing, 'chargeOffer' | 'askForCard' | 'present'>;
  readonly hiring: Pick<Hiring, 'giveFirstDay' | 'nameInLatin'>;
  readonly clock: Clock;
  readonly localDays: LocalDays;
  readonly termReaders: LetterReaders;
  readonly templates: Pick<OfferTemplates, 'knownId'>;
}

/** An offer in writing for someone interviewing: a draft, and the charge for it (rules.md#draft-first, rules.md#charged-once). */
export class CreateOffer {
  private readonly needs: CreateOfferNeeds;

  constructor(needs: CreateOfferNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `offers.other_employer`, `offers.not_owner` (forbidden), `offers.already_made` (conflict),
   * `offers.not_interviewing`, `offers.contact_differs`, `offers.pay_unreadable`, `offers.pay_contradicts`, `offers.pay_unlikely`, `offers.start_passed`, `billing.charge_too_large` (rule_broken), `offers.unknown_referral` (not_found).
   */
  async run(order: OfferOrder): Promise<CreatedOffer> {
    if (order.namedEmployerId !== null && order.namedEmployerId !== order.employerId) {
      throw new DomainError('offers.other_employer', 'forbidden', 'You can only make offers of your own');
    }
    const templateId = await this.needs.templates.knownId(order.offer.templateId, order.employerId);
    const offer = { ...order.offer, templateId };
    const made = await this.needs.unitOfWork.transaction(() => this.draftAndCharge({ ...order, offer }));
    // Calls the provider after the commit, so no locked row waits for it.
    return { offerLetterId: made.letter.id, payment: await this.needs.billing.present(made.paymentId) };
  }

  private async draftAndCharge(
    order: OfferOrder,
  ): Promise<{ letter: OfferLetter; paymentId: PaymentId | null }> {
    const now = this.needs.clock.now();
    const referral = await this.needs.access.lockOwnReferral(order.referralId, order.employerId);
    await assertCanBeOffered(referral, this.needs.letters);
    const unopened = await this.needs.letters.withdrawnUnopened(order.referralId);
    const { terms, pay } = await readTerms(order.offer, referral, this.needs.termReaders);
    await assertStartToCome({ day: terms.startDate }, referral, this.needs.localDays, now);
    const letter = OfferLetter.draft(terms, now);
    await this.needs.letters.add(letter);
    const { unprintable } = this.needs.termReaders;
    await recordLatinName(letter, referral, { hiring: this.needs.hiring, unprintable });
    await this.needs.addons.orderFor(letter, now);
    await this.needs.hiring.giveFirstDay(order.referralId, onSite(order.offer));
    const paymentId = await this.needs.billing.chargeOffer({
      referral,
      offerLetterId: letter.id,
      pay,
      addOns: letter.addOns,
      unopened,
    });
    if (paymentId && order.otherCard) await this.needs.billing.askForCard(paymentId);
    return { letter, paymentId };
  }
}
