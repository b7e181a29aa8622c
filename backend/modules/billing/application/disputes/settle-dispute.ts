import { domainEvent, type EventPublisher } from '#kernel/domain-events.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import { disputeFeeKept, disputeFundsMoved } from '../../domain/disputes/dispute-postings.ts';
import { Dispute, type DisputeChanges } from '../../domain/disputes/dispute.ts';
import type { Milestone } from '../../domain/bonus/milestone.ts';
import type { Payment } from '../../domain/charging/payment.ts';
import { lockReferralsOf } from '../lock-order.ts';
import type { BillingNeeds } from '../ports.ts';
import type { ProviderDispute } from '../provider/payment-provider.ts';
import { ofBonuses } from './frozen-bonuses.ts';
import { oweAgain } from './owed-again.ts';
import { overturn } from './overturn.ts';
import { bookReturn, takeBack } from './take-back.ts';

/**
 * Applies the provider's report of a dispute to the books (rules.md#disputes). The order and repetition of
 * reports do not matter.
 */
export class SettleDispute {
  private readonly needs: BillingNeeds;
  private readonly events: EventPublisher;

  constructor(needs: BillingNeeds, events: EventPublisher) {
    this.needs = needs;
    this.events = events;
  }

  /** (tx) A dispute about a payment that is unknown here is someone else's. */
  async apply(report: ProviderDispute, provider: LedgerProvider): Promise<void> {
    const { disputes, clock } = this.needs;
    const payment = await this.lockPayment(report, provider);
    if (!payment) return;
    const at = clock.now();
    const known = await disputes.find(provider, report.id);
    const dispute = known ?? Dispute.open(payment.id, provider, report, at);
    const changes = dispute.follow(report, at);
    const { id: paymentId, employerId } = payment;
    const about = { disputeId: dispute.id, paymentId, employerId, amountCents: dispute.amountCents };
    await disputes.save(dispute);
    await this.book(dispute, changes);
    // A dispute first reported after its end, or lost after it was won, also stops what waits.
    if (dispute.state === 'open' || changes.closedAs === 'lost') await this.freeze(dispute, payment);
    if (dispute.isReturn && changes.closedAs !== 'won') {
      if (changes.closedAs === 'lost') await this.takeReturn(dispute, payment);
      return;
    }
    if (known === null) await this.events.publish([domainEvent('billing.dispute_opened', at, about)]);
    if (changes.closedAs === 'won') await this.win(dispute, payment, changes.isOverturned);
    if (changes.closedAs === 'lost') await this.lose(dispute, payment);
  }

  private async win(dispute: Dispute, payment: Payment, wasLost: boolean): Promise<void> {
    const at = this.needs.clock.now();
    if (wasLost) {
      const resumed = await overturn(this.needs, dispute, payment);
      await this.events.publish(
        ofBonuses(dispute.id, resumed).map((bonus) => domainEvent('billing.bonus_resumed', at, bonus)),
      );
    }
    await this.goOn(dispute, payment);
    const about = { ...aboutDecision(dispute, payment), wasLost };
    await this.events.publish([domainEvent('billing.dispute_won', at, about)]);
  }

  private async lose(dispute: Dispute, payment: Payment): Promise<void> {
    const at = this.needs.clock.now();
    const taken = await takeBack(this.needs, dispute, payment);
    await this.events.publish(
      ofBonuses(dispute.id, taken).map((bonus) => domainEvent('billing.bonus_taken_back', at, bonus)),
    );
    await this.events.publish([domainEvent('billing.dispute_lost', at, aboutDecision(dispute, payment))]);
  }

  /** Everything that the debit paid for remains, and waits until it is paid again. */
  private async takeReturn(dispute: Dispute, payment: Payment): Promise<void> {
    const at = this.needs.clock.now();
    const owedCents = await bookReturn(this.needs, dispute, payment);
    const owedPaymentId = await oweAgain(this.needs, dispute.id, payment, owedCents);
    const { id: disputeId } = dispute;
    const { id: paymentId, employerId, amountCents } = payment;
    const about = { disputeId, paymentId, employerId, amountCents, owedPaymentId };
    await this.events.publish([domainEvent('billing.payment_returned', at, about)]);
  }

  /** Locks the referrals first, as every transaction does. */
  private async lockPayment(
    { paymentIntentId }: ProviderDispute,
    provider: LedgerProvider,
  ): Promise<Payment | null> {
    const { payments } = this.needs;
    const paymentId = paymentIntentId && (await payments.idOfIntent(provider, paymentIntentId));
    if (!paymentId) return null;
    await lockReferralsOf(this.needs, paymentId);
    const payment = await payments.find(paymentId);
    return payment?.status === 'succeeded' ? payment : null;
  }

  private async book(dispute: Dispute, { withdrawnCents, feeCents }: DisputeChanges): Promise<void> {
    const { id: disputeId, paymentId, provider, movements: number } = dispute;
    const about = { disputeId, paymentId, provider, number, at: this.needs.clock.now() };
    const { ledger } = this.needs;
    if (withdrawnCents !== 0) await ledger.post(disputeFundsMoved({ ...about, amountCents: withdrawnCents }));
    if (feeCents !== 0) await ledger.post(disputeFeeKept({ ...about, amountCents: feeCents }));
  }

  /** Parts that are already due belong to the referrer, regardless of the bank's decision. */
  private async freeze({ id }: Dispute, payment: Payment): Promise<void> {
    const at = this.needs.clock.now();
    const frozen = (await this.milestonesOf(payment)).filter((one) => one.freeze(id, at));
    await this.needs.milestones.save(frozen);
    await this.events.publish(
      ofBonuses(id, frozen).map((about) => domainEvent('billing.bonus_frozen', at, about)),
    );
  }

  /** Also resumes refunds that the provider has refused during the dispute. */
  private async goOn({ id }: Dispute, payment: Payment): Promise<void> {
    const at = this.needs.clock.now();
    const refused = payment.refunds.filter(({ status }) => status === 'failed');
    for (const refund of refused) payment.adoptRefund(refund.id, at);
    await this.needs.payments.save(payment);
    const resumed = (await this.milestonesOf(payment)).filter((one) => one.unfreeze(id));
    await this.needs.milestones.save(resumed);
    await this.events.publish(
      ofBonuses(id, resumed).map((about) => domainEvent('billing.bonus_resumed', at, about)),
    );
  }

  private async milestonesOf(payment: Payment): Promise<Milestone[]> {
    const found: Milestone[] = [];
    for (const { referralId } of payment.parts) {
      if (referralId === null) continue;
      const owed = await this.needs.obligations.ofReferral(referralId);
      const paid = new Set(owed.filter((one) => one.paymentId === payment.id).map(({ id }) => id));
      const milestones = await this.needs.milestones.ofReferral(referralId);
      found.push(...milestones.filter(({ obligationId }) => paid.has(obligationId)));
    }
    return found;
  }
}

function aboutDecision({ id, amountCents, decisions }: Dispute, { id: paymentId, employerId }: Payment) {
  return { disputeId: id, paymentId, employerId, amountCents, decision: decisions };
}
