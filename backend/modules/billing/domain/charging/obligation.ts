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
import type { BillingEvents } from '../events.ts';

export type ObligationState = 'due' | 'held' | 'committed' | 'delivered' | 'refunded' | 'void';

export interface OwedItem {
  readonly referralId: ReferralId;
  readonly jobId: JobId;
  readonly employerId: UserId;
  readonly referrerId: UserId | null;
  /** The letter that requests it; required for the letter fee, which is owed once per letter. */
  readonly offerLetterId: OfferLetterId | null;
  readonly kind: ObligationKind;
  readonly amount: Money;
  /**
   * The part number of a platform fee that grew after it was paid: each addition is owed separately. 0 or
   * absent for the first.
   */
  readonly part?: number;
}

/**
 * One debt of an employer for a referral: due, then held, then committed by the hire or delivered; or
 * refunded, or voided before payment (rules.md#charged-once). A refunded debt may be owed again, as a new
 * obligation.
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
  /** Unique while the obligation is valid, null afterward: the database rejects a duplicate. */
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

  /** The same for two obligations that must not both be valid. */
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

  /** Paid and not refunded: a quote need not charge it again. */
  get isFunded(): boolean {
    return this.stands && this.state !== 'due';
  }

  /**
   * Whether it is refunded automatically without a hire (rules.md#refund-without-hire): only held ones are,
   * so a delivered add-on is not.
   */
  get isRefundable(): boolean {
    return this.state === 'held';
  }

  /** A new payment covers it. */
  coverBy(paymentId: PaymentId, at: Date): void {
    this.assertState('be charged', 'due');
    this.become({ paymentId, updatedAt: at });
  }

  /** Its payment succeeded: held until the hire, except the letter fee, which is earned. Idempotent. */
  fund(paymentId: PaymentId, at: Date): void {
    if (this.isFunded && this.paymentId === paymentId) return;
    this.assertState('be held', 'due');
    const state = this.kind === 'letter_fee' ? 'delivered' : 'held';
    this.become({ state, paymentId, updatedAt: at });
    this.record(domainEvent('billing.obligation_held', at, this.about));
  }

  /** The hire commits it. Idempotent. */
  commit(at: Date): void {
    if (this.state === 'committed' || this.state === 'delivered') return;
    this.assertState('be committed', 'held');
    this.become({ state: 'committed', updatedAt: at });
    this.record(domainEvent('billing.obligation_committed', at, this.about));
  }

  /**
   * The hire was undone: held again, except what a bank has taken back of it; a delivered add-on stays
   * delivered.
   */
  uncommit(at: Date): void {
    if (this.state !== 'committed') return;
    const amountCents = this.amountCents - this.refundedCents;
    this.become({ state: 'held', amountCents, refundedCents: 0, updatedAt: at });
    this.record(domainEvent('billing.obligation_uncommitted', at, this.about));
  }

  /** The hire has ended: its commitments are earned permanently, and no later undo reverses them. */
  conclude(at: Date): void {
    if (this.state === 'committed') this.become({ state: 'delivered', updatedAt: at });
  }

  /** The retained fee of an unopened letter passes to the next letter (rules.md#kept-letter-fee). */
  passTo(offerLetterId: OfferLetterId, at: Date): void {
    if (this.kind !== 'letter_fee') throw this.refusal('be passed on');
    this.assertState('be passed on', 'delivered');
    const { referralId } = this;
    const liveKey = Obligation.keyOf({ kind: 'letter_fee', offerLetterId, referralId });
    this.become({ offerLetterId, liveKey, updatedAt: at });
  }

  /**
   * The debit that had paid it was returned, and another payment has since paid it
   * (rules.md#returned-debits).
   */
  payAgain(paymentId: PaymentId, at: Date): void {
    if (this.isFunded) this.become({ paymentId, updatedAt: at });
  }

  /** The add-on was delivered. */
  deliver(at: Date): void {
    if (!isAddOn(this.kind)) throw this.refusal('be delivered');
    if (this.state === 'delivered') return;
    this.assertState('be delivered', 'held', 'committed');
    this.become({ state: 'delivered', updatedAt: at });
  }

  /**
   * Refunds a held obligation in full or in part, or the undue parts of a committed bonus.
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
    // A refunded part of a held obligation lowers its amount. A committed one records the part.
    else if (this.state === 'held')
      this.become({ amountCents: this.amountCents - amount.cents, updatedAt: at });
    else this.become({ refundedCents, updatedAt: at });
    this.record(
      domainEvent('billing.obligation_refunded', at, { ...this.about, refundedCents: amount.cents }),
    );
  }

  /** A bonus that a lost dispute had refunded is promised again after the dispute was won. */
  recommit(amount: Money, at: Date): void {
    const { kind, offerLetterId, referralId } = this;
    const liveKey = this.liveKey ?? Obligation.keyOf({ kind, offerLetterId, referralId });
    const refundedCents = this.refundedCents - amount.cents;
    this.become({ state: 'committed', liveKey, refundedCents, updatedAt: at });
    this.record(domainEvent('billing.obligation_committed', at, this.about));
  }

  /** The letter or the payment was canceled, so it will not be paid. */
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

/**
 * The held items that an amount covers completely, largest first: a hire must find an item whole or not at
 * all.
 */
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
