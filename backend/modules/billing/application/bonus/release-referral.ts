import { newId, type PaymentId, type ReferralId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { Obligation } from '../../domain/obligation.ts';
import { milestonesVoided } from '../../domain/postings.ts';
import { cancelUnpaid } from '../charging/cancel-unpaid.ts';
import { refund, refundHeld, startRefund } from '../refunding/refund.ts';
import { inIdOrder } from '../id-order.ts';
import type { Books } from '../ports.ts';

/** Money goes back when a referral comes to nothing (rules.md#refund-without-hire, rules.md#rejected-hire). */
export class ReleaseReferral {
  private readonly books: Books;

  constructor(books: Books) {
    this.books = books;
  }

  /** (tx) No hire: what is held is refunded, what is unpaid is called off; the letter's fee is kept. */
  async beforeHire(referralId: ReferralId): Promise<void> {
    const owed = await this.books.obligations.ofReferral(referralId);
    const paidBonus = await this.intentOfBonus(owed);
    await this.cancel(owed);
    const held = owed.filter(({ isRefundable }) => isRefundable);
    const items = held.map((obligation) => ({ obligation, amount: obligation.amount }));
    await refund(this.books, items, refundHeld);
    if (held.some(({ kind }) => kind === 'bonus')) await this.tellRefunded(referralId, paidBonus);
  }

  /** (tx) A hired referral is rejected: what is not yet due goes back, and what comes later is not committed. */
  async afterHire(referralId: ReferralId): Promise<void> {
    const at = this.books.clock.now();
    const owed = await this.books.obligations.ofReferral(referralId);
    const paidBonus = await this.intentOfBonus(owed);
    await this.books.settlements.remove(referralId);
    await this.cancel(owed);
    const committed = owed.filter(({ state }) => state === 'committed');
    const bonus = committed.find(({ kind }) => kind === 'bonus');
    if (bonus) await this.voidUndue(bonus);
    for (const obligation of committed) obligation.conclude(at);
    await this.books.obligations.save(committed);
    if (bonus && !bonus.stands) await this.tellRefunded(referralId, paidBonus);
  }

  private async voidUndue(bonus: Obligation): Promise<void> {
    const at = this.books.clock.now();
    const { referralId, referrerId, employerId } = bonus;
    const milestones = await this.books.milestones.ofReferral(referralId);
    const undue = milestones.filter(({ state, obligationId, dueAt }) => {
      return state === 'pending' && obligationId === bonus.id && dueAt > at;
    });
    if (referrerId === null || undue.length === 0) return;
    for (const milestone of undue) milestone.voidUnlessDue(at);
    await this.books.milestones.save(undue);
    const amountsCents = undue.map(({ amountCents }) => amountCents);
    const about = { rejectionId: newId(), referralId, referrerId, employerId, amountsCents, at };
    await this.books.ledger.post(milestonesVoided(about));
    const amount = Money.sum(undue.map((milestone) => milestone.amount));
    await refund(this.books, [{ obligation: bonus, amount }], startRefund);
  }

  private async cancel(owed: readonly Obligation[]): Promise<void> {
    const due = owed.filter(({ state }) => state === 'due');
    const payments = due.flatMap(({ paymentId }) => paymentId ?? []);
    for (const obligation of due) obligation.void(this.books.clock.now());
    await this.books.obligations.save(due);
    for (const paymentId of inIdOrder(payments)) await cancelUnpaid(this.books, paymentId);
  }

  private async intentOfBonus(owed: readonly Obligation[]): Promise<string | null> {
    const paymentId: PaymentId | null =
      owed.find(({ kind, isFunded }) => kind === 'bonus' && isFunded)?.paymentId ?? null;
    return paymentId && ((await this.books.payments.find(paymentId))?.providerPaymentId ?? null);
  }

  private async tellRefunded(referralId: ReferralId, paymentIntentId: string | null): Promise<void> {
    const standing = { status: 'refunded', paidAt: null, paymentIntentId } as const;
    await this.books.bonusRecord.recordBonusStatus(referralId, standing);
  }
}
