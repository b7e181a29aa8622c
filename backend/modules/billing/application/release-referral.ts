import { newId, type PaymentId, type ReferralId } from '../../../kernel/ids.ts';
import { Money } from '../../../kernel/money.ts';
import type { BillingEvent } from '../domain/events.ts';
import type { Obligation } from '../domain/obligation.ts';
import { milestonesVoided } from '../domain/postings.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { giveBack, refundHeld, startRefund } from './give-back.ts';
import type { Books } from './ports.ts';

/** Money goes back when a referral comes to nothing (decisions 45, 46). */
export class ReleaseReferral {
  private readonly books: Books;

  constructor(books: Books) {
    this.books = books;
  }

  /** (tx) No hire: what is held is refunded, what is unpaid is called off; the letter's fee is kept. */
  async beforeHire(referralId: ReferralId): Promise<void> {
    const owed = await this.books.obligations.ofReferral(referralId);
    const paidBonus = await this.intentOfBonus(owed);
    await this.callOff(owed);
    const held = owed.filter(({ isRefundable }) => isRefundable);
    const items = held.map((obligation) => ({ obligation, amount: obligation.amount }));
    await giveBack(this.books, items, refundHeld);
    if (held.some(({ kind }) => kind === 'bonus')) await this.tellRefunded(referralId, paidBonus);
  }

  /** (tx) A hired referral is rejected: what is not yet due goes back, and what comes later is not committed. */
  async afterHire(referralId: ReferralId): Promise<void> {
    const at = this.books.clock.now();
    const owed = await this.books.obligations.ofReferral(referralId);
    const paidBonus = await this.intentOfBonus(owed);
    await this.books.settlements.remove(referralId);
    await this.callOff(owed);
    const bonus = owed.find(({ kind, state }) => kind === 'bonus' && state === 'committed');
    if (!bonus?.referrerId) return;
    const milestones = await this.books.milestones.ofReferral(referralId);
    const events: BillingEvent[] = milestones.flatMap((milestone) => milestone.voidUnlessDue(at));
    const voided = milestones.filter((milestone) => milestone.voidedAt?.getTime() === at.getTime());
    if (events.length === 0) return;
    await this.books.milestones.save(voided);
    await this.books.ledger.post(
      milestonesVoided({
        rejectionId: newId(),
        referralId,
        referrerId: bonus.referrerId,
        employerId: bonus.employerId,
        amountsCents: voided.map(({ amountCents }) => amountCents),
        at,
      }),
    );
    const amount = Money.sum(voided.map((milestone) => milestone.amount));
    await giveBack(this.books, [{ obligation: bonus, amount }], startRefund);
    if (!bonus.stands) await this.tellRefunded(referralId, paidBonus);
    await this.books.events.publish(events);
  }

  private async callOff(owed: readonly Obligation[]): Promise<void> {
    const due = owed.filter(({ state }) => state === 'due');
    const payments = new Set(due.flatMap(({ paymentId }) => (paymentId ? [paymentId] : [])));
    for (const obligation of due) obligation.void(this.books.clock.now());
    await this.books.obligations.save(due);
    for (const paymentId of [...payments].sort()) await cancelUnpaid(this.books, paymentId);
  }

  private async intentOfBonus(owed: readonly Obligation[]): Promise<string | null> {
    const paymentId: PaymentId | null =
      owed.find(({ kind, isFunded }) => kind === 'bonus' && isFunded)?.paymentId ?? null;
    return paymentId && ((await this.books.payments.find(paymentId))?.providerPaymentId ?? null);
  }

  private async tellRefunded(referralId: ReferralId, paymentIntentId: string | null): Promise<void> {
    const standing = { status: 'refunded', paidAt: null, paymentIntentId } as const;
    await this.books.bonusRecord.bonusStands(referralId, standing);
  }
}
