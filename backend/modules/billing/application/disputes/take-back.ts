import { newId, type ReferralId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { disputeLost, type TakenBack } from '../../domain/disputes/dispute-postings.ts';
import type { Dispute } from '../../domain/disputes/dispute.ts';
import { accounts } from '../../domain/ledger/ledger-account.ts';
import type { LedgerTransaction } from '../../domain/ledger/ledger-transaction.ts';
import type { Milestone } from '../../domain/bonus/milestone.ts';
import { heldWithin, type Obligation } from '../../domain/charging/obligation.ts';
import type { Payment } from '../../domain/charging/payment.ts';
import { hireCommitted } from '../../domain/ledger/postings.ts';
import { refundSettled } from '../../domain/refunding/refund-postings.ts';
import { isMade, tryKey } from '../../domain/refunding/refund.ts';
import type { BillingNeeds } from '../ports.ts';

/**
 * (tx) A dispute was lost: the bank has repaid the employer. Takes what is still held for them first, then
 * pending refunds, then unreleased parts of bonuses; the company bears what is earned or paid out.
 */
export async function takeBack(
  needs: BillingNeeds,
  dispute: Dispute,
  payment: Payment,
): Promise<readonly Milestone[]> {
  return new LostDispute(needs, dispute, payment).book();
}

/**
 * (tx) A bank has taken a debit back. The paid items remain, at the company's loss until it is paid again;
 * only pending refunds are settled by it. Returns the amount owed again, in cents.
 */
export async function bookReturn(needs: BillingNeeds, dispute: Dispute, payment: Payment): Promise<number> {
  return new LostDispute(needs, dispute, payment).bookReturn();
}

class LostDispute {
  private readonly needs: BillingNeeds;
  private readonly dispute: Dispute;
  private readonly payment: Payment;
  private readonly takenBack: TakenBack[] = [];
  /** New promises of hires for parts that the dispute has not taken. */
  private readonly promised: LedgerTransaction[] = [];
  private left: number;
  private closedCents = 0;

  constructor(needs: BillingNeeds, dispute: Dispute, payment: Payment) {
    this.needs = needs;
    this.dispute = dispute;
    this.payment = payment;
    this.left = dispute.amountCents;
  }

  /** Returns the parts of bonuses that were taken back. */
  async book(): Promise<readonly Milestone[]> {
    const referrals = this.payment.parts.flatMap(({ referralId }) => referralId ?? []);
    for (const referralId of referrals) await this.takeHeld(referralId);
    await this.closeRefunds();
    const taken: Milestone[] = [];
    for (const referralId of referrals) taken.push(...(await this.takeMilestones(referralId)));
    await this.end();
    return taken;
  }

  async bookReturn(): Promise<number> {
    await this.closeRefunds();
    await this.end();
    return this.left;
  }

  private async end(): Promise<void> {
    const { ledger, clock, payments } = this.needs;
    this.payment.loseToBank(this.dispute.amountCents - this.closedCents, clock.now());
    await payments.save(this.payment);
    const { id: disputeId, paymentId, provider, amountCents, decisions: decision } = this.dispute;
    const about = { disputeId, paymentId, provider, amountCents, decision, takenBack: this.takenBack };
    await ledger.post(disputeLost({ ...about, at: clock.now() }));
    for (const promised of this.promised) await ledger.post(promised);
  }

  private async takeHeld(referralId: ReferralId): Promise<void> {
    const { obligations, clock } = this.needs;
    for (const obligation of heldWithin(await this.paidFor(referralId), this.left)) {
      obligation.refund(obligation.amount, clock.now());
      await obligations.save([obligation]);
      this.take(accounts.employerHeld(obligation.employerId), obligation.amountCents);
      if (obligation.kind === 'bonus') await this.tellRefunded(referralId);
    }
  }

  /**
   * The provider refunds none of a disputed charge: the bank has done so. It has also made a part of a larger
   * refund that has failed.
   */
  private async closeRefunds(): Promise<void> {
    const { payment } = this;
    const at = this.needs.clock.now();
    for (const refund of payment.refunds) {
      if (isMade(refund) || refund.amountCents > this.left) continue;
      payment.adoptRefund(refund.id, at);
      await this.closeRefund(refund.id);
    }
    for (const { id } of payment.coverByBank(this.left, at)) await this.closeRefund(id);
  }

  private async closeRefund(id: string): Promise<void> {
    const { ledger, clock } = this.needs;
    const at = clock.now();
    const { id: paymentId, referralId, employerId } = this.payment;
    const { attempts: attempt, amountCents } = this.payment.refundOf(id);
    this.payment.settleRefund(id, `${this.dispute.providerDisputeId}:${id}`, at);
    const about = { paymentId, referralId, employerId, amountCents, at };
    await ledger.post(refundSettled({ ...about, refundId: tryKey({ refundId: id, attempt }) }));
    this.take(accounts.providerClearing, amountCents);
    this.closedCents += amountCents;
  }

  /**
   * Takes the last part first, because it is the furthest from its due date. A hire whose money was taken
   * back can no longer be undone; the untaken parts of its bonus remain with it.
   */
  private async takeMilestones(referralId: ReferralId): Promise<readonly Milestone[]> {
    const { milestones, obligations, clock } = this.needs;
    const at = clock.now();
    const paid = await this.paidFor(referralId);
    const committed = paid.filter(({ state }) => state === 'committed');
    const bonus = paid.find(({ kind }) => kind === 'bonus');
    const parts = (await milestones.ofReferral(referralId)).filter(
      ({ obligationId, frozenBy }) => obligationId === bonus?.id && frozenBy === this.dispute.id,
    );
    const taken: Milestone[] = [];
    for (const part of parts.toReversed()) {
      if (part.state === 'pending' && part.amountCents <= this.left) {
        part.takeBack(at);
        this.take(accounts.referrerCommitted(part.referrerId), part.amountCents);
        taken.push(part);
      } else part.unfreeze(this.dispute.id);
    }
    await milestones.save(parts);
    const pending = (await milestones.ofReferral(referralId)).filter(
      ({ obligationId, state }) => obligationId === bonus?.id && state === 'pending',
    );
    if (bonus?.state === 'committed' && taken.length > 0)
      bonus.refund(Money.sum(taken.map((part) => part.amount)), at);
    if (committed.length > 0) await this.endMovements(referralId, pending);
    for (const obligation of committed)
      if (obligation !== bonus || pending.length === 0) obligation.conclude(at);
    await obligations.save(paid);
    if (taken.length > 0 && bonus && !bonus.stands) await this.tellRefunded(referralId);
    return taken;
  }

  /**
   * The hire remains valid for a bonus that is paid again, but its past movements can no longer be undone.
   * Its remaining promises are recorded again, so that an undo finds only those.
   */
  private async endMovements(referralId: ReferralId, pending: readonly Milestone[]): Promise<void> {
    const { settlements, clock } = this.needs;
    const settlement = await settlements.find(referralId);
    if (!settlement) return;
    const hireId = newId();
    const reason = `dispute ${this.dispute.id}`;
    await settlements.end(referralId, { state: 'disputed', reason }, clock.now());
    await settlements.add({ ...settlement, hireId }, clock.now());
    const [part] = pending;
    if (!part) return;
    const { employerId, referrerId } = part;
    const { cents: amountCents } = Money.sum(pending.map(({ amount }) => amount));
    this.takenBack.push(
      { account: accounts.referrerCommitted(referrerId), amountCents },
      { account: accounts.employerHeld(employerId), amountCents: -amountCents },
    );
    const { provider } = this.dispute;
    const about = { hireId, referralId, employerId, referrerId, provider, at: clock.now() };
    const promised = hireCommitted({ ...about, held: [{ kind: 'bonus', amountCents }] });
    if (promised) this.promised.push(promised);
  }

  private async paidFor(referralId: ReferralId): Promise<Obligation[]> {
    const owed = await this.needs.obligations.ofReferral(referralId);
    return owed.filter(({ paymentId }) => paymentId === this.payment.id);
  }

  private take(account: TakenBack['account'], amountCents: number): void {
    this.takenBack.push({ account, amountCents });
    this.left -= amountCents;
  }

  private async tellRefunded(referralId: ReferralId): Promise<void> {
    const { providerPaymentId: paymentIntentId } = this.payment;
    const bonus = { status: 'refunded', paidAt: null, paymentIntentId } as const;
    await this.needs.bonusRecord.recordBonusStatus(referralId, bonus);
  }
}
