import { domainEvent, type EventPublisher } from '#kernel/domain-events.ts';
import type { PaymentId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { isOwedByNone } from '../../domain/charging/charge-kind.ts';
import type { Obligation } from '../../domain/charging/obligation.ts';
import type { PaymentPart } from '../../domain/charging/payment-line.ts';
import type { Payment } from '../../domain/charging/payment.ts';
import { chargeSucceeded, letterFeeRefunded } from '../../domain/ledger/postings.ts';
import { chargedTwice } from '../../domain/refunding/refund-postings.ts';
import { returnRefunded } from '../../domain/disputes/return-postings.ts';
import { paidTwice } from '../../domain/charging/second-payment.ts';
import { CARD_DECLINED } from '../../contract/charging/sandbox.ts';
import { ofBonuses } from '../disputes/frozen-bonuses.ts';
import { oweAgain, paidAgain } from '../disputes/owed-again.ts';
import { refundHeld } from '../refunding/refund.ts';
import type { ProviderIntent } from '../provider/payment-provider.ts';
import { lockReferralsOf } from '../lock-order.ts';
import type { BillingNeeds } from '../ports.ts';
import { tellHeldBonus, type SettleHire } from '../bonus/settle-hire.ts';

/**
 * Applies the provider's report of a payment to the books. The order and repetition of reports do not matter.
 */
export class SettlePayment {
  private readonly needs: BillingNeeds;
  private readonly hires: SettleHire;
  private readonly events: EventPublisher;

  constructor(needs: BillingNeeds, hires: SettleHire, events: EventPublisher) {
    this.needs = needs;
    this.hires = hires;
    this.events = events;
  }

  /** (tx) A payment that is unknown here is someone else's. */
  async apply(paymentId: PaymentId, intent: ProviderIntent, provider: string): Promise<void> {
    const payment = await this.lock(paymentId);
    if (!payment) return;
    if (payment.providerPaymentId !== null && payment.providerPaymentId !== intent.id) {
      if (intent.status === 'succeeded') await this.giveSecondBack(payment, intent, provider);
      return;
    }
    payment.startWith(provider, intent, this.needs.clock.now());
    const isNewMoney = await this.become(payment, intent);
    await this.needs.payments.save(payment);
    if (isNewMoney) await this.book(payment);
  }

  /**
   * (tx) Records the provider's intent; only an event reports success (rules.md#paid-by-event). A declined
   * saved card moves no money, so its payer is asked immediately for another card, even if the event is late.
   */
  async start(paymentId: PaymentId, intent: ProviderIntent, provider: string): Promise<void> {
    const payment = await this.lock(paymentId);
    if (!payment) return;
    const at = this.needs.clock.now();
    payment.startWith(provider, intent, at);
    if (intent.status === 'processing' || intent.status === 'succeeded') payment.markProcessing(at);
    if (intent.status === 'failed' && payment.status === 'requires_payment')
      payment.markFailed(intent.failureMessage ?? CARD_DECLINED, at);
    await this.needs.payments.save(payment);
    if (payment.status === 'canceled') {
      await this.needs.taskQueue.enqueue({ kind: 'billing.cancel_payment', data: { paymentId } });
    }
  }

  /**
   * A payment has one intent. A second one results from a response that was lost for more than a day, after
   * the provider has forgotten the idempotency key. Books its money as a payment of its own and refunds all
   * of it.
   */
  private async giveSecondBack(first: Payment, intent: ProviderIntent, provider: string): Promise<void> {
    if (await this.needs.payments.idOfIntent(provider, intent.id)) return;
    const at = this.needs.clock.now();
    const second = paidTwice(first, provider, intent, at);
    await this.needs.payments.add(second);
    const { id: paymentId, employerId, amountCents, referralId } = second;
    await this.needs.ledger.post(chargedTwice({ paymentId, employerId, amountCents, referralId, at }));
    await refundHeld(this.needs, second, { held: second.amount, cause: 'paid_twice' });
  }

  private async lock(paymentId: PaymentId): Promise<Payment | null> {
    await lockReferralsOf(this.needs, paymentId);
    return this.needs.payments.find(paymentId);
  }

  /** True when it succeeded just now. */
  private async become(payment: Payment, intent: ProviderIntent): Promise<boolean> {
    const at = this.needs.clock.now();
    if (intent.status === 'succeeded') {
      if (intent.amountCents !== payment.amountCents)
        throw new Error(`Payment ${payment.id} took another amount`);
      return payment.markSucceeded(at);
    }
    if (intent.status === 'processing') payment.markProcessing(at);
    if (intent.status === 'failed') {
      payment.markFailed(intent.failureMessage ?? CARD_DECLINED, at);
    }
    if (intent.status === 'canceled' && payment.isOpen) await this.cancel(payment);
    return false;
  }

  /** The provider canceled it: its obligations may be charged again. */
  private async cancel(payment: Payment): Promise<void> {
    const at = this.needs.clock.now();
    for (const part of payment.parts) {
      const owed = (await this.owedBy(payment, part)).filter(({ state }) => state === 'due');
      for (const obligation of owed) obligation.void(at);
      await this.needs.obligations.save(owed);
    }
    payment.cancel(at);
    // A bank has taken the money back: canceling one way to pay it again does not cancel the debt.
    const returned = await this.needs.disputes.returnOf(payment.id);
    if (returned) await oweAgain(this.needs, returned.id, payment, payment.amountCents);
  }

  private async owedBy({ id }: Payment, { referralId }: PaymentPart): Promise<Obligation[]> {
    const owed = referralId ? await this.needs.obligations.ofReferral(referralId) : [];
    return owed.filter(({ paymentId }) => paymentId === id);
  }

  /**
   * Books the money: holds it for open obligations, commits it immediately after a hire, and refunds the
   * rest.
   */
  private async book(payment: Payment): Promise<void> {
    for (const part of payment.parts) await this.bookPart(payment, part);
    if (payment.purpose === 'returned_payment') await this.settleReturn(payment);
  }

  /** Resumes what the return had stopped, or refunds the money if none of it is owed any longer. */
  private async settleReturn(payment: Payment): Promise<void> {
    const at = this.needs.clock.now();
    const paid = await paidAgain(this.needs, payment);
    if (paid) {
      const { disputeId, resumed } = paid;
      await this.events.publish(
        ofBonuses(disputeId, resumed).map((about) => domainEvent('billing.bonus_resumed', at, about)),
      );
      return;
    }
    const { id: paymentId, employerId, isShared } = payment;
    for (const { referralId, lines } of payment.parts) {
      const amountCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
      const about = { paymentId, referralId, employerId, isShared, amountCents, at };
      await this.needs.ledger.post(returnRefunded(about));
      const held = Money.ofCents(amountCents);
      await refundHeld(this.needs, payment, { held, cause: 'paid_too_late', referralId });
    }
  }

  private async bookPart(payment: Payment, part: PaymentPart): Promise<void> {
    const at = this.needs.clock.now();
    const { id, employerId, isShared } = payment;
    const { referralId, lines } = part;
    await this.needs.ledger.post(
      chargeSucceeded({ paymentId: id, referralId, employerId, lines, isShared, at }),
    );
    const funded = (await this.owedBy(payment, part)).filter(({ state }) => state === 'due');
    for (const obligation of funded) obligation.fund(id, at);
    await this.needs.obligations.save(funded);
    await this.refundUnclaimed(payment, part, funded);
    if (referralId) {
      await tellHeldBonus(this.needs, referralId, funded);
      await this.hires.commitLate(funded, referralId, id);
    }
  }

  /**
   * Refunds obligations that were canceled before the money came. A job post is earned immediately: hiring
   * reports one that bought no days.
   */
  private async refundUnclaimed(
    payment: Payment,
    part: PaymentPart,
    funded: readonly Obligation[],
  ): Promise<void> {
    const unclaimed = part.lines.filter(
      ({ kind }) => !isOwedByNone(kind) && !funded.some((owed) => owed.kind === kind),
    );
    const fee = unclaimed.find(({ kind }) => kind === 'letter_fee');
    if (fee) await this.giveFeeBack(payment, part, fee.amountCents);
    const cents = unclaimed.reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (cents === 0) return;
    const about = {
      held: Money.ofCents(cents),
      cause: 'paid_too_late',
      referralId: part.referralId,
    } as const;
    await refundHeld(this.needs, payment, about);
  }

  /**
   * Refunds the fee of a letter that did not need this money: it was canceled before, or another payment has
   * paid it.
   */
  private async giveFeeBack(
    { id: paymentId, employerId, isShared }: Payment,
    { referralId }: PaymentPart,
    amountCents: number,
  ): Promise<void> {
    const at = this.needs.clock.now();
    await this.needs.ledger.post(
      letterFeeRefunded({ paymentId, referralId, employerId, amountCents, isShared, at }),
    );
  }
}
