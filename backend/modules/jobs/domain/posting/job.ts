import type { Fields } from '#kernel/aggregate.ts';
import { addDays } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId, type PaymentId, type UserId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { JobParties } from '../events.ts';
import { JobRecord, type JobText } from './job-record.ts';
import { postStep } from '../../contract/vocabulary/posting.ts';
import { storedPay } from '../../contract/vocabulary/stored-pay.ts';

const HIGH_PAY_CENTS = 500_00;
const LARGEST_BONUS_CENTS = 100_000_00;

export interface PaidPackage {
  readonly packageId: string;
  readonly feeCents: number;
}

/** The days and the package of one payment. */
export interface BoughtDays {
  readonly paymentId: PaymentId;
  readonly packageId: string;
  readonly days: number;
  readonly isFeatured: boolean;
}

export interface Posting {
  readonly employerId: UserId;
  readonly text: JobText;
  readonly acknowledgements: JobRecord['acknowledgements'];
  /** Null for a free post. */
  readonly paidPackage: PaidPackage | null;
}

/** A job that an employer posts, with the bonus for the referrer of the hired worker. */
export class Job extends JobRecord {
  /** A free post opens immediately, a paid one when its payment has succeeded (rules.md#paid-posts). */
  static post(posting: Posting, at: Date): Job {
    const { employerId, text, paidPackage } = posting;
    assertBonus(text.referralBonusCents);
    const job = Object.assign(new Job(), {
      ...text,
      ...readFrom(text),
      id: newId<'job'>(),
      employerId,
      acknowledgements: [...posting.acknowledgements],
      isActive: paidPackage === null,
      closedAt: null,
      heldReason: null,
      heldOpen: false,
      postingType: paidPackage ? 'paid' : 'free',
      packageId: paidPackage?.packageId ?? null,
      postingFeeCents: paidPackage?.feeCents ?? null,
      isFeatured: false,
      featuredUntil: null,
      featuredSince: null,
      paymentIntentId: null,
      paymentStatus: paidPackage ? 'pending' : 'none',
      paidAt: null,
      onlineUntil: null,
      openedBy: [],
      createdAt: at,
      updatedAt: at,
      version: 1,
    } satisfies Fields<JobRecord>);
    const { title, category, isActive } = job;
    job.record(domainEvent('hiring.job_posted', at, { ...job.parties, title, category, isActive }));
    return job;
  }

  get referralBonus(): Money {
    return Money.ofCents(this.referralBonusCents);
  }

  get isHighBonus(): boolean {
    return this.referralBonusCents >= HIGH_PAY_CENTS;
  }

  /** Referrals made before keep the bonus they were promised. @throws DomainError `hiring.bonus_out_of_range`. */
  edit(changes: Partial<JobText>, at: Date): void {
    assertBonus(changes.referralBonusCents ?? this.referralBonusCents);
    this.become({ ...changes, updatedAt: at });
    this.become(readFrom(this));
    this.record(domainEvent('hiring.job_edited', at, this.parties));
  }

  close(at: Date): void {
    if (!this.isActive) return;
    this.become({ isActive: false, closedAt: at, updatedAt: at });
    this.record(domainEvent('hiring.job_closed', at, this.parties));
  }

  /**
   * @throws DomainError `hiring.days_over` (payment_required) for a paid post whose days are over, `hiring.job_unpaid`
   * (payment_required) for one whose payment has not succeeded, `hiring.job_held` (conflict) for one that moderators took off.
   */
  reopen(at: Date): void {
    if (this.isActive) return;
    const step = postStep(this, at);
    if (step === null) throw jobHeld();
    if (step === 'renew') {
      throw new DomainError('hiring.days_over', 'payment_required', 'The days that were paid for are over');
    }
    if (step === 'pay') {
      throw new DomainError('hiring.job_unpaid', 'payment_required', "This job goes live once it's paid");
    }
    this.become({ isActive: true, closedAt: null, updatedAt: at });
    this.record(domainEvent('hiring.job_reopened', at, this.parties));
  }

  /** Moderators take it off the site: it closes, and its owner cannot open it (rules.md#held-jobs). */
  hold(reason: string, at: Date): void {
    if (this.heldReason !== null) return;
    this.become({ heldReason: reason, heldOpen: this.isActive, updatedAt: at });
    this.close(at);
  }

  /** It may be open again, and is where it was. */
  release(at: Date): void {
    if (this.heldReason === null) return;
    const wasOpen = this.heldOpen;
    this.become({ heldReason: null, heldOpen: false, updatedAt: at });
    if (wasOpen && !this.areDaysOver(at)) this.reopen(at);
  }

  /**
   * Closes the post when its package's days are over, and ends its featured place. Does nothing before. True when it was open.
   */
  endDays(at: Date): boolean {
    if (!this.areDaysOver(at)) return false;
    const wasOpen = this.isActive;
    this.become({ isFeatured: this.isFeaturedAt(at) });
    this.close(at);
    return wasOpen;
  }

  /**
   * Another stretch at a package's price, which begins when it is paid.
   * @throws DomainError `hiring.still_online`, `hiring.job_held` (conflict)
   */
  renewPaid({ packageId, feeCents }: PaidPackage, at: Date): void {
    this.assertRenewable(at);
    this.endDays(at);
    this.become({
      packageId,
      postingFeeCents: feeCents,
      postingType: 'paid',
      paymentStatus: 'pending',
      updatedAt: at,
    });
  }

  /**
   * Continues as a free post. The package stays on record: a late payment still buys it. @throws as `renewPaid`
   */
  renewFree(at: Date): void {
    this.assertRenewable(at);
    this.endDays(at);
    this.become({ postingType: 'free', paymentStatus: 'none', onlineUntil: null });
    this.reopen(at);
  }

  /** From when on a payment counts for the days that are to come; null for the first ones. */
  get renewalStart(): Date | null {
    return this.paymentStatus === 'pending' ? this.onlineUntil : null;
  }

  /** The payment that was opened for the post. */
  awaitPayment(paymentIntentId: string | null, at: Date): void {
    this.become({ paymentIntentId, updatedAt: at });
  }

  /**
   * True for a second payment after another one bought the days. The payment that opened the post is never
   * surplus.
   */
  isSurplusPayment(paymentId: PaymentId): boolean {
    return this.paymentStatus === 'paid' && !this.openedBy.includes(paymentId);
  }

  /** The provider's event said so; repeating it does nothing, also when another stretch waits for its payment. True when it opened. */
  activatePaid(bought: BoughtDays, at: Date): boolean {
    if (this.paymentStatus === 'paid' || this.openedBy.includes(bought.paymentId)) return false;
    const isHeld = this.heldReason !== null;
    this.become({
      openedBy: [...this.openedBy, bought.paymentId],
      packageId: bought.packageId,
      isActive: !isHeld,
      heldOpen: isHeld,
      closedAt: isHeld ? at : null,
      postingType: 'paid',
      paymentStatus: 'paid',
      paidAt: at,
      onlineUntil: addDays(at, bought.days),
      updatedAt: at,
    });
    if (bought.isFeatured) this.feature(bought.days, at);
    this.record(domainEvent('hiring.job_activated', at, { ...this.parties, paidAt: at.toISOString() }));
    return true;
  }

  /** Adds this many days at the top of lists to those that are left (rules.md#featured-first). */
  feature(days: number, at: Date): void {
    const isRunning = this.isFeaturedAt(at);
    const from = isRunning && this.featuredUntil ? this.featuredUntil : at;
    const featuredSince = isRunning ? (this.featuredSince ?? at) : at;
    this.become({ isFeatured: true, featuredSince, featuredUntil: addDays(from, days), updatedAt: at });
  }

  /** @throws DomainError `hiring.job_closed` (conflict): the featured days would pass unseen. */
  assertCanBeFeatured(): void {
    if (!this.isActive) {
      throw new DomainError('hiring.job_closed', 'conflict', 'Reopen this job first');
    }
  }

  private isFeaturedAt(at: Date): boolean {
    return this.isFeatured && this.featuredUntil !== null && this.featuredUntil > at;
  }

  get parties(): JobParties {
    return { jobId: this.id, employerId: this.employerId };
  }

  private areDaysOver(at: Date): boolean {
    return this.onlineUntil !== null && this.onlineUntil <= at;
  }

  private assertRenewable(at: Date): void {
    const step = postStep(this, at);
    if (step === 'renew') return;
    if (step === null) throw jobHeld();
    throw new DomainError('hiring.still_online', 'conflict', 'This job needs no new post');
  }

  private become(changes: Partial<Fields<JobRecord>>): void {
    Object.assign(this, changes);
  }
}

function jobHeld(): DomainError {
  return new DomainError('hiring.job_held', 'conflict', 'Our moderators took this job off the site');
}

/** "urgent" in the title or "asap" in the description, as whole words (rules.md#job-flags). */
export function soundsUrgent(title: string, description: string): boolean {
  return /\burgent\b/i.test(title) || /\basap\b/i.test(description);
}

function readFrom(text: Pick<JobRecord, 'title' | 'description' | 'payRate'>) {
  return { isUrgent: soundsUrgent(text.title, text.description), ...storedPay(text.payRate) };
}

/** @throws DomainError `hiring.bonus_out_of_range` (invalid). */
function assertBonus(cents: number): void {
  if (Number.isSafeInteger(cents) && cents >= 0 && cents <= LARGEST_BONUS_CENTS) return;
  throw new DomainError('hiring.bonus_out_of_range', 'invalid', 'A bonus is between $0 and $100,000', {
    path: 'referralBonus',
  });
}
