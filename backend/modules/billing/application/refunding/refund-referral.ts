import { DomainError } from '#kernel/domain-error.ts';
import { newId, type PaymentId, type ReferralId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { UnhiredCause } from '../../contract/vocabulary/refunding/refund-causes.ts';
import { isAddOn } from '../../domain/charging/charge-kind.ts';
import type { Obligation } from '../../domain/charging/obligation.ts';
import { milestonesVoided } from '../../domain/ledger/postings.ts';
import { cancelDue } from '../charging/cancel-unpaid.ts';
import { refund } from './refund.ts';
import type { BillingNeeds } from '../ports.ts';

/**
 * Refunds a referral that ends without a hire, or whose hire is rejected (rules.md#refund-without-hire,
 * rules.md#rejected-hire).
 */
export class RefundReferral {
  private readonly needs: BillingNeeds;

  constructor(needs: BillingNeeds) {
    this.needs = needs;
  }

  /**
   * (tx) No hire: refunds what is held and cancels what is unpaid, but does not refund the letter's fee.
   * @throws DomainError `billing.hired` (conflict) for a valid hire
   */
  async beforeHire(referralId: ReferralId, cause: UnhiredCause): Promise<void> {
    if (await this.needs.settlements.find(referralId)) throw hired();
    const owed = await this.needs.obligations.ofReferral(referralId);
    const paidBonus = await this.intentOfBonus(owed);
    await cancelDue(this.needs, owed.filter(isDue));
    const held = owed.filter(({ isRefundable }) => isRefundable);
    const items = held.map((obligation) => ({ obligation, amount: obligation.amount }));
    await refund(this.needs, items, cause);
    if (held.some(({ kind }) => kind === 'bonus')) await this.tellRefunded(referralId, paidBonus);
  }

  /**
   * (tx) A hired referral is rejected: refunds undue and undelivered parts, and commits no later payments.
   */
  async afterHire(referralId: ReferralId): Promise<void> {
    const at = this.needs.clock.now();
    const owed = await this.needs.obligations.ofReferral(referralId);
    const paidBonus = await this.intentOfBonus(owed);
    await this.needs.settlements.end(referralId, { state: 'ended', reason: 'rejected' }, at);
    await cancelDue(this.needs, owed.filter(isDue));
    const committed = owed.filter(({ state }) => state === 'committed');
    const bonus = committed.find(({ kind }) => kind === 'bonus');
    if (bonus) await this.voidUndue(bonus);
    for (const obligation of committed) obligation.conclude(at);
    await this.needs.obligations.save(committed);
    const undelivered = owed.filter(({ kind, isRefundable }) => isRefundable && isAddOn(kind));
    const items = undelivered.map((obligation) => ({ obligation, amount: obligation.amount }));
    await refund(this.needs, items, 'hire_ended');
    if (bonus && !bonus.stands) await this.tellRefunded(referralId, paidBonus);
  }

  private async voidUndue(bonus: Obligation): Promise<void> {
    const at = this.needs.clock.now();
    const { referralId, referrerId, employerId } = bonus;
    const milestones = await this.needs.milestones.ofReferral(referralId);
    const undue = milestones.filter((milestone) => {
      return milestone.state === 'pending' && milestone.obligationId === bonus.id && !milestone.isEarned(at);
    });
    if (referrerId === null || undue.length === 0) return;
    for (const milestone of undue) milestone.voidUnlessEarned(at);
    await this.needs.milestones.save(undue);
    const amountsCents = undue.map(({ amountCents }) => amountCents);
    const provider = (await this.needs.ledger.providersOf([bonus.id])).get(bonus.id) ?? null;
    const about = { rejectionId: newId(), referralId, referrerId, employerId, amountsCents, provider, at };
    await this.needs.ledger.post(milestonesVoided(about));
    const amount = Money.sum(undue.map((milestone) => milestone.amount));
    await refund(this.needs, [{ obligation: bonus, amount }], 'hire_ended');
  }

  private async intentOfBonus(owed: readonly Obligation[]): Promise<string | null> {
    const paymentId: PaymentId | null =
      owed.find(({ kind, isFunded }) => kind === 'bonus' && isFunded)?.paymentId ?? null;
    return paymentId && ((await this.needs.payments.find(paymentId))?.providerPaymentId ?? null);
  }

  private async tellRefunded(referralId: ReferralId, paymentIntentId: string | null): Promise<void> {
    const bonus = { status: 'refunded', paidAt: null, paymentIntentId } as const;
    await this.needs.bonusRecord.recordBonusStatus(referralId, bonus);
  }
}

function isDue({ state }: Obligation): boolean {
  return state === 'due';
}

function hired(): DomainError {
  return new DomainError(
    'billing.hired',
    'conflict',
    "This worker is hired, so the hire's money can't be refunded. Please undo the hire first.",
  );
}
