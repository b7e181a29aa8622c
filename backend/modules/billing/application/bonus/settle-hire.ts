import { DomainError } from '#kernel/domain-error.ts';
import { newId, type ReferralId } from '#kernel/ids.ts';
import { Milestone } from '../../domain/bonus/milestone.ts';
import type { Obligation } from '../../domain/charging/obligation.ts';
import { PayoutSchedule } from '../../domain/payouts/payout-schedule.ts';
import { isAddOn } from '../../domain/charging/charge-kind.ts';
import { revenueOf } from '../../domain/ledger/ledger-account.ts';
import type { LedgerTransaction } from '../../domain/ledger/ledger-transaction.ts';
import {
  addOnDelivered,
  hireCommitted,
  hireUndone,
  type ChargedLine,
  type CommittedKind,
} from '../../domain/ledger/postings.ts';
import type { ReferralMoney } from '../billing.ts';
import type { BillingNeeds, Settlement } from '../ports.ts';

/**
 * The money of a hire: committed at the hire, held again when it is undone (rules.md#bonus-at-hire,
 * rules.md#undo-takes-back).
 */
export class SettleHire {
  private readonly needs: BillingNeeds;

  constructor(needs: BillingNeeds) {
    this.needs = needs;
  }

  /** (tx) Idempotent. */
  async commit(referral: ReferralMoney, hiredAt: Date): Promise<void> {
    const settled = await this.needs.settlements.find(referral.referralId);
    if (settled) return;
    const settlement: Settlement = { hireId: newId(), referral, hiredAt };
    await this.needs.settlements.add(settlement, this.needs.clock.now());
    const owed = await this.needs.obligations.ofReferral(referral.referralId);
    await this.commitHeld(settlement, owed, settlement.hireId);
  }

  /** (tx) Commits what a payment that succeeded after the hire has paid for, immediately. */
  async commitLate(owed: readonly Obligation[], referralId: ReferralId, paymentId: string): Promise<void> {
    const settlement = await this.needs.settlements.find(referralId);
    if (settlement) await this.commitHeld(settlement, owed, `${settlement.hireId}:${paymentId}`);
  }

  /** (tx) @throws DomainError `billing.paid_out` (rule_broken) if a part of the bonus was released. */
  async undo(referralId: ReferralId): Promise<void> {
    const settlement = await this.needs.settlements.find(referralId);
    if (!settlement) return;
    const at = this.needs.clock.now();
    const owed = await this.needs.obligations.ofReferral(referralId);
    const committed = owed.filter(({ state }) => state === 'committed');
    const milestones = (await this.needs.milestones.ofReferral(referralId)).filter(({ obligationId }) =>
      committed.some(({ id }) => id === obligationId),
    );
    if (milestones.some(({ state }) => state === 'released')) {
      throw new DomainError('billing.paid_out', 'rule_broken', 'A bonus has already been paid out');
    }
    await this.needs.milestones.remove(milestones);
    const movements = await this.needs.ledger.commitmentsOf(settlement.hireId);
    for (const movement of movements) {
      const undone = hireUndone(movement, settlement.referral.employerId, at);
      if (undone) await this.needs.ledger.post(undone);
    }
    await this.retainDelivered(settlement, movements);
    for (const obligation of committed) obligation.uncommit(at);
    await this.needs.obligations.save(committed);
    await this.needs.settlements.end(referralId, { state: 'reversed', reason: 'undone' }, at);
    await tellHeldBonus(this.needs, referralId, owed);
  }

  /**
   * Older hires earned their add-ons at the hire, before delivery decided that: an undo does not change them
   * (rules.md#delivered-add-ons).
   */
  private async retainDelivered(
    { hireId, referral: { referralId, employerId } }: Settlement,
    movements: readonly LedgerTransaction[],
  ): Promise<void> {
    const account = revenueOf('background_check');
    const amountCents = movements.reduce((sum, movement) => sum + movement.amountFor(account), 0);
    if (amountCents <= 0) return;
    const at = this.needs.clock.now();
    const provider = movements[0]?.provider ?? null;
    await this.needs.ledger.post(
      addOnDelivered({ obligationId: `undo:${hireId}`, referralId, employerId, amountCents, provider, at }),
    );
  }

  private async commitHeld(
    settlement: Settlement,
    owed: readonly Obligation[],
    movement: string,
  ): Promise<void> {
    const at = this.needs.clock.now();
    const held = owed.filter(({ state, kind }) => state === 'held' && !isAddOn(kind));
    const movements = await this.movementsOf(settlement, held, movement);
    if (movements.length === 0) return;
    for (const posting of movements) await this.needs.ledger.post(posting);
    for (const obligation of held) obligation.commit(at);
    await this.needs.obligations.save(held);
    const bonus = held.find(({ kind }) => kind === 'bonus');
    if (bonus) await this.promise(settlement, bonus);
  }

  /** One movement, unless the installation has changed its provider since a part of it was paid. */
  private async movementsOf(
    { referral }: Settlement,
    held: readonly Obligation[],
    hireId: string,
  ): Promise<LedgerTransaction[]> {
    const at = this.needs.clock.now();
    const providers = await this.needs.ledger.providersOf(held.map(({ id }) => id));
    const byProvider = Map.groupBy(held, ({ id }) => providers.get(id) ?? null);
    const { referralId, employerId, referrerId } = referral;
    return [...byProvider].flatMap(([provider, part], index) => {
      const about = { hireId: index === 0 ? hireId : `${hireId}:${provider}`, provider, at };
      const lines = part.flatMap(heldLine);
      return hireCommitted({ ...about, referralId, employerId, referrerId, held: lines }) ?? [];
    });
  }

  private async promise({ referral, hiredAt }: Settlement, bonus: Obligation): Promise<void> {
    const at = this.needs.clock.now();
    const { referralId, jobId, employerId, referrerId } = referral;
    if (referrerId !== null) {
      const isConfirmed = await this.needs.bonusRecord.isWorkerConfirmed(referralId);
      const about = { referralId, jobId, employerId, referrerId, hiredAt, isConfirmed };
      const committed = { ...about, bonus: bonus.amount };
      const schedule = PayoutSchedule.of(referral.payoutSchedule);
      const parts = Milestone.plan({ ...committed, obligationId: bonus.id }, schedule, at);
      const disputeId = bonus.paymentId && (await this.needs.disputes.stopping(bonus.paymentId));
      if (disputeId) for (const part of parts) part.freeze(disputeId, at);
      await this.needs.milestones.add(parts);
      const data = { userId: referrerId };
      await this.needs.taskQueue.enqueue({ kind: 'billing.ask_for_tax_form', data });
    }
    const payment = bonus.paymentId && (await this.needs.payments.find(bonus.paymentId));
    const paymentIntentId = payment ? payment.providerPaymentId : null;
    await this.needs.bonusRecord.recordBonusStatus(referralId, {
      status: 'paid',
      paidAt: at,
      paymentIntentId,
    });
  }
}

function heldLine({ kind, amountCents }: Obligation): ChargedLine<CommittedKind>[] {
  return kind === 'letter_fee' || isAddOn(kind) ? [] : [{ kind, amountCents }];
}

/** (tx) Notifies hiring that the bonus is held, if it is. */
export async function tellHeldBonus(
  needs: BillingNeeds,
  referralId: ReferralId,
  owed: readonly Obligation[],
): Promise<void> {
  const bonus = owed.find(({ kind, state }) => kind === 'bonus' && state === 'held');
  if (!bonus?.paymentId) return;
  const payment = await needs.payments.find(bonus.paymentId);
  const paymentIntentId = payment?.providerPaymentId ?? null;
  await needs.bonusRecord.recordBonusStatus(referralId, { status: 'held', paidAt: null, paymentIntentId });
}
