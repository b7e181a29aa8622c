import { Aggregate } from '#kernel/aggregate.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import {
  newId,
  type JobId,
  type OfferLetterId,
  type PaymentId,
  type ReferralId,
  type UserId,
} from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import { isAddOn, type ObligationKind } from './charge-kind.ts';
import type { BillingEvents } from './events.ts';

export type ObligationState = 'due' | 'held' | 'committed' | 'delivered' | 'refunded' | 'void';

export interface OwedItem {
  readonly referralId: ReferralId;
  readonly jobId: JobId;
  readonly employerId: UserId;
  readonly referrerId: UserId | null;
  /** The letter that asks for it; required for the letter fee, which is owed once per letter. */
  readonly offerLetterId: OfferLetterId | null;
  readonly kind: ObligationKind;
  readonly amount: Money;
  /** Of a platform fee that grew after it was paid: each addition is owed by itself. 0 or left out for the first. */
  readonly part?: number;
}

/**
 * One thing an employer owes for a referral: due, then held, then committed by the hire or delivered; or given back,
 * or void before it was paid (rules.md#charged-once). What was given back may be owed again, as a new obligation.
 */
export class Obligation extends Aggregate<keyof BillingEvents> {
  readonly id!: string;
  readonly referralId!: ReferralId;
  readonly jobId!: JobId;
  readonly employerId!: UserId;
  readonly referrerId!: UserId | null;
  readonly offerLetterId!: OfferLetterId | null;
  readonly kind!: ObligationKind;
  readonly amountCents!: number;
  readonly refundedCents!: number;
  readonly state!: ObligationState;
  /** Unique while the obligation stands, null after: the database refuses a second one of the same. */
  readonly liveKey!: string | null;
  readonly paymentId!: PaymentId | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly version!: number;

  static owe(item: OwedItem, at: Date): Obligation {
    const { amount, part: _, ...about } = item;
    return Object.assign(new Obligation(), {
      ...about,
      id: newId(),
      amountCents: amount.cents,
      refundedCents: 0,
      state: 'due',
      liveKey: Obligation.keyOf(item),
      paymentId: null,
      createdAt: at,
      updatedAt: at,
      version: 1,
    });
  }

  /** What is the same for two obligations that must not both stand. */
  static keyOf({
    kind,
    offerLetterId,
    referralId,
    part = 0,
  }: Pick<OwedItem, 'kind' | 'offerLetterId' | 'referralId' | 'part'>): string {
    if (kind !== 'letter_fee') return `referral:${referralId}:${kind}${part > 0 ? `:${part}` : ''}`;
    if (offerLetterId) return `letter:${offerLetterId}:letter_fee`;
    throw new TypeError('A letter fee belongs to a letter');
  }

  get amount(): Money {
    return Money.ofCents(this.amountCents);
  }

  get stands(): boolean {
    return this.liveKey !== null;
  }

  /** Paid, and not given back: what a quote need not charge again. */
  get isFunded(): boolean {
    return this.stands && this.state !== 'due';
  }

  /** Is given back automatically when it comes to no hire (rules.md#refund-without-hire): held, which a delivered add-on is not. */
  get isRefundable(): boolean {
    return this.state === 'held';
  }

  /** A payment was opened that covers it. */
  coverBy(paymentId: PaymentId, at: Date): void {
    this.assertState('be charged', 'due');
    this.become({ paymentId, updatedAt: at });
  }

  /** Its payment succeeded: held until the hire, except the letter fee, which is earned. Repeating does nothing. */
  fund(paymentId: PaymentId, at: Date): void {
    if (this.isFunded && this.paymentId === paymentId) return;
    this.assertState('be held', 'due');
    const state = this.kind === 'letter_fee' ? 'delivered' : 'held';
    this.become({ state, paymentId, updatedAt: at });
    this.record(domainEvent('billing.obligation_held', at, this.about));
  }

  /** The hire commits it. Repeating does nothing. */
  commit(at: Date): void {
    if (this.state === 'committed' || this.state === 'delivered') return;
    this.assertState('be committed', 'held');
    this.become({ state: 'committed', updatedAt: at });
    this.record(domainEvent('billing.obligation_committed', at, this.about));
  }

  /** The hire was undone: held again, but for what a bank has taken back of it; what was delivered stays so. */
  uncommit(at: Date): void {
    if (this.state !== 'committed') return;
    const amountCents = this.amountCents - this.refundedCents;
    this.become({ state: 'held', amountCents, refundedCents: 0, updatedAt: at });
    this.record(domainEvent('billing.obligation_uncommitted', at, this.about));
  }

  /** The hire has ended: what it committed is earned for good, and no later undo takes it back. */
  conclude(at: Date): void {
    if (this.state === 'committed') this.become({ state: 'delivered', updatedAt: at });
  }

  /** The fee that was kept of a letter nobody opened is that of the next one (rules.md#kept-letter-fee). */
  passTo(offerLetterId: OfferLetterId, at: Date): void {
    if (this.kind !== 'letter_fee') throw this.refusal('be passed on');
    this.assertState('be passed on', 'delivered');
    const { referralId } = this;
    const liveKey = Obligation.keyOf({ kind: 'letter_fee', offerLetterId, referralId });
    this.become({ offerLetterId, liveKey, updatedAt: at });
  }

  /** The debit that had paid it was returned, and another payment has paid it since (rules.md#returned-debits). */
  payAgain(paymentId: PaymentId, at: Date): void {
    if (this.isFunded) this.become({ paymentId, updatedAt: at });
  }

  /** The add-on was done. */
  deliver(at: Date): void {
    if (!isAddOn(this.kind)) throw this.refusal('be delivered');
    if (this.state === 'delivered') return;
    this.assertState('be delivered', 'held', 'committed');
    this.become({ state: 'delivered', updatedAt: at });
  }

  /**
   * What is held goes back, all of it or what became less; of a committed bonus the parts not yet due.
   * @throws DomainError `billing.obligation_state` (conflict), `billing.refund_too_large` (rule_broken).
   */
  refund(amount: Money, at: Date): void {
    this.assertState('be refunded', 'held', 'committed');
    const refundedCents = this.refundedCents + amount.cents;
    if (!amount.isPositive() || refundedCents > this.amountCents) {
      throw new DomainError(
        'billing.refund_too_large',
        'rule_broken',
        'A refund is never more than what was paid',
      );
    }
    const whole = refundedCents === this.amountCents;
    if (whole) this.become({ refundedCents, updatedAt: at, state: 'refunded', liveKey: null });
    // A part of what is held was never owed: the rest is held on. A hire keeps what it has promised in parts.
    else if (this.state === 'held')
      this.become({ amountCents: this.amountCents - amount.cents, updatedAt: at });
    else this.become({ refundedCents, updatedAt: at });
    this.record(
      domainEvent('billing.obligation_refunded', at, { ...this.about, refundedCents: amount.cents }),
    );
  }

  /** A bonus that a lost dispute had given back is promised again: it was won after all. */
  recommit(amount: Money, at: Date): void {
    const { kind, offerLetterId, referralId } = this;
    const liveKey = this.liveKey ?? Obligation.keyOf({ kind, offerLetterId, referralId });
    const refundedCents = this.refundedCents - amount.cents;
    this.become({ state: 'committed', liveKey, refundedCents, updatedAt: at });
    this.record(domainEvent('billing.obligation_committed', at, this.about));
  }

  /** Nobody will pay it: the letter or the payment came to nothing. */
  void(at: Date): void {
    if (this.state === 'void') return;
    this.assertState('be void', 'due');
    this.become({ state: 'void', liveKey: null, updatedAt: at });
  }

  private get about() {
    const { id, referralId, jobId, employerId, referrerId, kind, amountCents } = this;
    return { obligationId: id, referralId, jobId, employerId, referrerId, kind, amountCents };
  }

  private assertState(what: string, ...states: readonly ObligationState[]): void {
    if (!states.includes(this.state)) throw this.refusal(what);
  }

  private refusal(what: string): DomainError {
    return new DomainError(
      'billing.obligation_state',
      'conflict',
      `A ${this.state} ${this.kind} cannot ${what}`,
    );
  }

  private become(
    changes: Partial<
      Pick<
        Obligation,
        'state' | 'liveKey' | 'offerLetterId' | 'paymentId' | 'amountCents' | 'refundedCents' | 'updatedAt'
      >
    >,
  ): void {
    Object.assign(this, changes);
  }
}

/** Of what is held, the items that an amount covers whole, the largest first: a hire is to find an item as it was owed, or not at all. */
export function heldWithin(owed: readonly Obligation[], cents: number): Obligation[] {
  let left = cents;
  const held = owed.filter(({ isRefundable }) => isRefundable);
  return held
    .toSorted((one, other) => other.amountCents - one.amountCents)
    .filter(({ amountCents }) => {
      const fits = amountCents <= left;
      if (fits) left -= amountCents;
      return fits;
    });
}
