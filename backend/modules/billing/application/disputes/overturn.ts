import { Money } from '#kernel/money.ts';
import type { ReferralId } from '#kernel/ids.ts';
import { disputeOverturned, lostReference } from '../../domain/disputes/dispute-postings.ts';
import type { Dispute } from '../../domain/disputes/dispute.ts';
import { accounts } from '../../domain/ledger/ledger-account.ts';
import type { Milestone } from '../../domain/bonus/milestone.ts';
import type { Obligation } from '../../domain/charging/obligation.ts';
import type { Payment } from '../../domain/charging/payment.ts';
import { hireCommitted } from '../../domain/ledger/postings.ts';
import { byBankReference, refundReturned, refundTakenBack } from '../../domain/refunding/refund-postings.ts';
import { tryKey } from '../../domain/refunding/refund.ts';
import { refundHeld } from '../refunding/refund.ts';
import type { BillingNeeds } from '../ports.ts';
import { endReturn } from './end-return.ts';

/**
 * (tx) A lost dispute is won after all (rules.md#overturned-disputes): reverses the company's loss, resumes
 * the parts of bonuses that were taken if the hire is still valid, and returns the rest to the employer.
 * Returns the resumed parts.
 */
export async function overturn(
  needs: BillingNeeds,
  dispute: Dispute,
  payment: Payment,
): Promise<readonly Milestone[]> {
  return new OverturnedDispute(needs, dispute, payment).book();
}

class OverturnedDispute {
  private readonly needs: BillingNeeds;
  private readonly dispute: Dispute;
  private readonly payment: Payment;

  constructor(needs: BillingNeeds, dispute: Dispute, payment: Payment) {
    this.needs = needs;
    this.dispute = dispute;
    this.payment = payment;
  }

  async book(): Promise<readonly Milestone[]> {
    const { id: disputeId, paymentId, provider, decisions: decision } = this.dispute;
    const { ledger, clock } = this.needs;
    const lost = await ledger.find(lostReference(disputeId, decision - 1));
    if (!lost) throw new Error(`Nobody has booked that dispute ${disputeId} was lost`);
    const { employerId } = this.payment;
    const about = { disputeId, paymentId, provider, decision, lost, employerId, at: clock.now() };
    const movement = disputeOverturned(about);
    await ledger.post(movement);
    await this.reopenRefunds();
    if (this.dispute.isReturn) {
      return endReturn(this.needs, this.dispute, this.payment, movement.amountFor(accounts.disputeLoss));
    }
    let heldCents = movement.amountFor(accounts.employerHeld(employerId));
    const resumed: Milestone[] = [];
    for (const { referralId } of this.payment.parts) {
      if (referralId === null) continue;
      const parts = await this.promiseAgain(referralId);
      resumed.push(...parts);
      heldCents -= sumOf(parts).cents;
    }
    const held = Money.ofCents(heldCents);
    if (heldCents > 0) await refundHeld(this.needs, this.payment, { held, cause: 'dispute_won' });
    return resumed;
  }

  /** The bank was to have made these refunds; now we must make them. */
  private async reopenRefunds(): Promise<void> {
    const { payments, ledger, clock } = this.needs;
    const at = clock.now();
    const { id: paymentId, referralId, employerId } = this.payment;
    const key = `${this.dispute.providerDisputeId}:`;
    const closed = this.payment.refunds.filter(
      ({ status, providerRefundId }) => status === 'settled' && providerRefundId?.startsWith(key),
    );
    for (const { id, attempts: attempt, amountCents } of closed) {
      const refundId = tryKey({ refundId: id, attempt });
      const about = { refundId, paymentId, referralId, employerId, amountCents, at };
      await ledger.post(refundReturned(about));
      if (await ledger.find(byBankReference(refundId))) await ledger.post(refundTakenBack(about));
    }
    const closedCents = closed.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const ids = closed.map(({ id }) => id);
    this.payment.regainFromBank(this.dispute.amountCents - closedCents, ids, at);
    await payments.save(this.payment);
  }

  /** Only if the hire is still valid and its bonus is not owed or paid again. */
  private async promiseAgain(referralId: ReferralId): Promise<readonly Milestone[]> {
    const { milestones, obligations, settlements, bonusRecord, clock } = this.needs;
    const all = await milestones.ofReferral(referralId);
    const taken = all.filter(({ state, frozenBy }) => state === 'voided' && frozenBy === this.dispute.id);
    const owed = await obligations.ofReferral(referralId);
    const bonus = owed.find(({ id }) => id === taken[0]?.obligationId);
    const settlement = await settlements.find(referralId);
    if (!bonus || !settlement || isOwedAnew(bonus, owed)) return [];
    const others = all.filter((part) => part.obligationId === bonus.id && !taken.includes(part));
    if (others.some(({ state }) => state === 'voided')) return [];
    const at = clock.now();
    for (const part of taken) part.restore();
    await milestones.save(taken);
    bonus.recommit(sumOf(taken), at);
    await obligations.save([bonus]);
    await this.bookPromise(settlement.hireId, bonus, sumOf(taken));
    const paymentIntentId = this.payment.providerPaymentId;
    await bonusRecord.recordBonusStatus(referralId, { status: 'paid', paidAt: at, paymentIntentId });
    return taken;
  }

  private async bookPromise(hireId: string, bonus: Obligation, { cents }: Money): Promise<void> {
    const { id, provider, decisions } = this.dispute;
    const { referralId, employerId, referrerId } = bonus;
    const promised = hireCommitted({
      hireId: `${hireId}:${id}:${decisions}`,
      provider,
      at: this.needs.clock.now(),
      referralId,
      employerId,
      referrerId,
      held: [{ kind: 'bonus', amountCents: cents }],
    });
    if (promised) await this.needs.ledger.post(promised);
  }
}

function isOwedAnew(bonus: Obligation, owed: readonly Obligation[]): boolean {
  return !bonus.stands && owed.some(({ kind, stands }) => kind === 'bonus' && stands);
}

function sumOf(parts: readonly Milestone[]): Money {
  return Money.sum(parts.map(({ amount }) => amount));
}
