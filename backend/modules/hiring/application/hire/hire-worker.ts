import type { Clock } from '#kernel/clock.ts';
import type { PaymentId, ReferralId, UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AddOnKind, Billing, PaymentView } from '#modules/billing/index.ts';
import type { Referral } from '../../domain/referral/referral.ts';
import type { GivenFirstDay } from '../../domain/first-day/first-day.ts';
import type { AskWorker } from '../confirmation/ask-worker.ts';
import type { FirstDays } from '../first-day/first-days.ts';
import type { Offers } from '../hiring.ts';
import { moneyOf } from '../referral/referral-facts-reader.ts';
import type { ReferralWriter } from '../referral/referral-writer.ts';

interface HireWorkerNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly writer: ReferralWriter;
  readonly offers: Pick<Offers, 'signedTerms' | 'endDraft'>;
  readonly askWorker: Pick<AskWorker, 'ask'>;
  readonly firstDays: Pick<FirstDays, 'give'>;
  readonly billing: Billing;
  readonly clock: Clock;
}

interface GivenHire extends GivenFirstDay {
  /** The saved card is not charged (rules.md#saved-card). */
  readonly otherCard?: boolean;
}

/** The employer hires the worker: the bonus is charged where it is not held yet, and committed (rules.md#nothing-skips-money). */
export class HireWorker {
  private readonly needs: HireWorkerNeeds;

  constructor(needs: HireWorkerNeeds) {
    this.needs = needs;
  }

  /** Repeating it does nothing and shows the payment again. @throws DomainError `hiring.illegal_transition`; as `FirstDays.give` */
  async run(
    id: ReferralId,
    by: UserId,
    addOns: readonly AddOnKind[],
    { otherCard = false, ...given }: GivenHire = {},
  ): Promise<PaymentView> {
    const paymentId = await this.needs.unitOfWork.transaction(async () => {
      const referral = await this.needs.writer.findOwned(id, by);
      const due = await this.hire(referral, by, addOns, null);
      if (due && otherCard) await this.needs.billing.askForCard(due);
      await this.needs.firstDays.give(referral, given);
      return due;
    });
    return this.needs.billing.present(paymentId);
  }

  /** (tx) The same within a larger change. The caller presents the payment afterward. */
  async hire(
    referral: Referral,
    by: UserId,
    addOns: readonly AddOnKind[],
    note: string | null,
  ): Promise<PaymentId | null> {
    const isSigned = referral.status === 'offer_signed';
    const isNew = referral.hire({ at: this.needs.clock.now(), by }, note);
    const money = moneyOf(referral);
    if (!isNew) return this.needs.billing.chargeHire(money, []);
    await this.needs.askWorker.ask(referral);
    await this.needs.writer.save(referral);
    const signed = isSigned ? await this.needs.offers.signedTerms(referral.id) : null;
    if (!isSigned) await this.needs.offers.endDraft(referral.id, addOns);
    const paymentId = await this.needs.billing.chargeHire(money, addOns, signed);
    await this.commit(referral);
    return paymentId;
  }

  /**
   * (tx) Undoes a rejection after the hire: the promise is valid again, and the refunded money is due again.
   */
  async restore(referral: Referral, rejectedAt: Date): Promise<PaymentId | null> {
    const paymentId = await this.needs.billing.chargeRestored(moneyOf(referral), rejectedAt);
    await this.commit(referral);
    return paymentId;
  }

  private async commit(referral: Referral): Promise<void> {
    await this.needs.billing.commitHire(moneyOf(referral), referral.hiredAt ?? this.needs.clock.now());
  }
}
