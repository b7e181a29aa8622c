import type { Clock } from '#kernel/clock.ts';
import type { DomainError } from '#kernel/domain-error.ts';
import type { OfferLetterId, PaymentId, ReferralId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { quoteView, type Billing } from '#modules/billing/index.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { AddonOrders } from '../addon/addon-orders.ts';
import { onSite } from '../letter/on-site.ts';
import { recordLatinName } from '../terms/printed-worker.ts';
import type { OfferLetterRepository, UnprintableCharacter } from '../ports.ts';
import type { OfferTemplates } from '../template/offer-templates.ts';
import type { OfferToSeveralOrder, PlannedLetter, PlannedRow, PlanOffers } from './plan-offers.ts';

/** One person's letter, or the reason for its absence. */
export interface OfferedRow {
  readonly referralId: ReferralId;
  readonly offerLetterId: OfferLetterId | null;
  readonly error: DomainError | null;
}

interface OfferToSeveralNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly plans: PlanOffers;
  readonly letters: OfferLetterRepository;
  readonly addons: AddonOrders;
  readonly billing: Pick<Billing, 'chargeOffers' | 'askForCard' | 'present'>;
  readonly hiring: Pick<Hiring, 'giveFirstDay' | 'nameInLatin'>;
  readonly unprintable: UnprintableCharacter;
  readonly templates: Pick<OfferTemplates, 'knownId'>;
  readonly clock: Clock;
}

/**
 * One form for several people: a letter each, and one payment for all of them (rules.md#offers-to-several).
 * An error of one person is returned in their row and charges nothing.
 */
export class OfferToSeveral {
  private readonly needs: OfferToSeveralNeeds;

  constructor(needs: OfferToSeveralNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError as `PlanOffers`, and `billing.charge_too_large` (rule_broken) if the total is too
   * large for one payment.
   */
  async run(order: OfferToSeveralOrder): Promise<readonly OfferedRow[]> {
    const { unitOfWork, templates, billing } = this.needs;
    const templateId = await templates.knownId(order.offer.templateId, order.employerId);
    const offer = { ...order.offer, templateId };
    const made = await unitOfWork.transaction(() => this.draftAndCharge({ ...order, offer }));
    // Calls the provider after the commit, so no locked row waits for it.
    await billing.present(made.paymentId);
    return made.rows;
  }

  /** The charge now, and who would get no letter. @throws DomainError as `run`. */
  async quote(order: OfferToSeveralOrder) {
    const rows = await this.needs.unitOfWork.transaction(() => this.needs.plans.run(order));
    const quotes = plannedOf(rows).map(({ quote }) => quote);
    const lines = quotes.flatMap((quote) => quote.lines);
    const kinds = [...new Set(lines.map(({ kind }) => kind))];
    const summed = kinds.map((kind) => {
      const same = lines.filter((line) => line.kind === kind);
      return { kind, label: same[0]?.label ?? '', amount: Money.sum(same.map(({ amount }) => amount)) };
    });
    return { rows, ...quoteView({ lines: summed, total: Money.sum(quotes.map(({ total }) => total)) }) };
  }

  private async draftAndCharge(
    order: OfferToSeveralOrder,
  ): Promise<{ rows: readonly OfferedRow[]; paymentId: PaymentId | null }> {
    const rows = await this.needs.plans.run(order);
    const planned = plannedOf(rows);
    for (const { letter, referral } of planned) {
      await this.needs.letters.add(letter);
      await recordLatinName(letter, referral, this.needs);
      await this.needs.addons.orderFor(letter, this.needs.clock.now());
      await this.needs.hiring.giveFirstDay(letter.referralId, onSite(order.offer));
    }
    const charges = planned.map(({ charge }) => charge);
    const paymentId = charges.length === 0 ? null : await this.needs.billing.chargeOffers(charges);
    if (paymentId && order.otherCard) await this.needs.billing.askForCard(paymentId);
    const offered = rows.map((row) => ({
      referralId: row.referralId,
      offerLetterId: row.planned?.letter.id ?? null,
      error: row.error,
    }));
    return { rows: offered, paymentId };
  }
}

function plannedOf(rows: readonly PlannedRow[]): PlannedLetter[] {
  return rows.flatMap(({ planned }) => planned ?? []);
}
