import { addDays } from '#kernel/clock.ts';
import type { Fields } from '#kernel/aggregate.ts';
import { domainEvent } from '#kernel/domain-events.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { LedgerProvider } from '../../contract/vocabulary/ledger/ledger.ts';
import {
  GRACE_DAYS,
  GRACE_SWEPT_DAYS,
  NO_LIMIT,
  PLAN_TERMS,
  RENEWAL_TRIES,
  type PaidPlan,
} from '../../contract/vocabulary/plans/plans.ts';
import { SubscriptionRecord, type InvoiceReport, type SubscriptionReport } from './subscription-record.ts';

/**
 * An employer's monthly plan (rules.md#plans). The provider stores it and charges for it; reports are applied
 * in any order, and posts are counted here.
 */
export class Subscription extends SubscriptionRecord {
  /** Requested; it begins when the provider reports its payment. */
  static begin(wanted: { userId: UserId; provider: LedgerProvider; plan: PaidPlan }, at: Date): Subscription {
    return Object.assign(new Subscription(), {
      ...wanted,
      ...NOTHING_YET,
      id: newId(),
      status: 'incomplete',
      monthlyPriceCents: PLAN_TERMS[wanted.plan].monthlyCents,
      features: [...featuresOf(wanted.plan)],
      attempts: 1,
      version: 1,
      createdAt: at,
      updatedAt: at,
    } satisfies Fields<SubscriptionRecord>);
  }

  get isLive(): boolean {
    return this.status === 'active' || this.status === 'past_due';
  }

  /** Three tries have failed, or fourteen days have passed: end it at the provider (rules.md#dunning). */
  isGraceOver(at: Date): boolean {
    if (this.status !== 'past_due' || this.pastDueSince === null) return false;
    return this.failedTries >= RENEWAL_TRIES || addDays(this.pastDueSince, GRACE_SWEPT_DAYS) < at;
  }

  /** When the plan ends unless it is paid; null while nothing is due. */
  get graceEnd(): Date | null {
    return this.pastDueSince && addDays(this.pastDueSince, GRACE_DAYS);
  }

  /**
   * The card's next charge and its time: the next try of the due invoice, or the renewal; null if there is
   * none.
   */
  get nextPayment(): { readonly amountCents: number; readonly at: Date } | null {
    if (this.status === 'past_due') {
      return this.nextTryAt && { amountCents: this.dueCents, at: this.nextTryAt };
    }
    if (this.status !== 'active' || this.cancelAtPeriodEnd || !this.currentPeriodEnd) return null;
    const amountCents = this.nextPlan ? PLAN_TERMS[this.nextPlan].monthlyCents : this.monthlyPriceCents;
    return { amountCents, at: this.currentPeriodEnd };
  }

  /** Applies the provider's report. An ended one stays ended. */
  follow(report: SubscriptionReport, at: Date): void {
    if (this.status === 'ended') return;
    const { id, customerId, priceId, periodStart, periodEnd, cancelAtPeriodEnd } = report;
    this.become({
      stripeSubscriptionId: id,
      stripePriceId: priceId,
      stripeCustomerId: customerId,
      currentPeriodStart: periodStart,
      currentPeriodEnd: periodEnd,
      cancelAtPeriodEnd,
      nextPlan: this.isLive && isSmaller(report.plan, this.plan) ? report.plan : null,
      updatedAt: at,
    });
    if (report.status === 'ended') this.end(at);
    else if (report.status === 'past_due' && this.status === 'active') this.fallDue(at);
  }

  /** Applies the provider's report of an invoice, even an older one. */
  followInvoice(invoice: InvoiceReport, at: Date): void {
    if (invoice.status === 'paid') this.receive(invoice, at);
    else if (invoice.status === 'open' && invoice.reason === 'renewal') this.miss(invoice, at);
  }

  /** The card was refused for an upgrade: a retry with another one is a new attempt. */
  declineChange(at: Date): void {
    this.become({ attempts: this.attempts + 1, updatedAt: at });
  }

  /** Takes one of the month's posts; false if none is left or no plan is active. */
  takePost(at: Date): boolean {
    if (!this.isLive || this.jobPostsRemaining === 0) return false;
    this.become({ jobPostsRemaining: oneLess(this.jobPostsRemaining), updatedAt: at });
    return true;
  }

  /** Takes one of the month's featured posts; false as with `takePost`. */
  takeFeatured(at: Date): boolean {
    if (!this.isLive || this.featuredRemaining === 0) return false;
    this.become({ featuredRemaining: oneLess(this.featuredRemaining), updatedAt: at });
    return true;
  }

  private receive(invoice: InvoiceReport, at: Date): void {
    if (this.status === 'ended') return;
    const isNewPeriod = this.paidPeriodStart === null || invoice.periodStart > this.paidPeriodStart;
    const isOfThisPeriod = this.paidPeriodStart === null || invoice.periodEnd > this.paidPeriodStart;
    if (invoice.reason === 'change') {
      if (isOfThisPeriod) this.grant(invoice.plan, at);
    } else if (isNewPeriod) {
      this.grant(invoice.plan, at);
      this.become({
        paidPeriodStart: invoice.periodStart,
        currentPeriodStart: invoice.periodStart,
        currentPeriodEnd: invoice.periodEnd,
      });
    }
    if (this.status === 'incomplete' || this.dueInvoiceId === null || this.dueInvoiceId === invoice.id) {
      this.become({ ...NOTHING_DUE, status: 'active' });
    }
  }

  /** Activates the plan, with all posts of its month. */
  private grant(plan: PaidPlan, at: Date): void {
    const { monthlyCents, posts, featured } = PLAN_TERMS[plan];
    this.become({
      plan,
      nextPlan: this.nextPlan === plan ? null : this.nextPlan,
      monthlyPriceCents: monthlyCents,
      features: [...featuresOf(plan)],
      jobPostsRemaining: posts,
      featuredRemaining: featured,
      updatedAt: at,
    });
  }

  private miss(invoice: InvoiceReport, at: Date): void {
    const isOld = this.paidPeriodStart !== null && invoice.periodStart <= this.paidPeriodStart;
    if (!this.isLive || isOld || invoice.tries === 0) return;
    const isNews = this.dueInvoiceId !== invoice.id || invoice.tries > this.failedTries;
    if (!isNews) return;
    this.fallDue(at);
    const { id: dueInvoiceId, amountCents: dueCents, tries: failedTries, nextTryAt } = invoice;
    this.become({ dueInvoiceId, dueCents, failedTries, nextTryAt, updatedAt: at });
    this.record(
      domainEvent('billing.subscription_unpaid', at, { ...this.about, amountCents: dueCents, failedTries }),
    );
  }

  private fallDue(at: Date): void {
    if (this.status === 'past_due') return;
    this.become({ status: 'past_due', pastDueSince: at, updatedAt: at });
  }

  /** Online posts remain online. */
  private end(at: Date): void {
    const wasLive = this.isLive;
    const reason = this.status === 'past_due' ? 'unpaid' : 'canceled';
    this.become({
      ...NOTHING_DUE,
      status: 'ended',
      nextPlan: null,
      jobPostsRemaining: 0,
      featuredRemaining: 0,
      endedAt: at,
      updatedAt: at,
    });
    if (wasLive) this.record(domainEvent('billing.subscription_ended', at, { ...this.about, reason }));
  }

  get about() {
    return { subscriptionId: this.id, employerId: this.userId, plan: this.plan };
  }

  private become(changes: Partial<Fields<SubscriptionRecord>>): void {
    Object.assign(this, changes);
  }
}

const NOTHING_DUE = {
  pastDueSince: null,
  failedTries: 0,
  nextTryAt: null,
  dueInvoiceId: null,
  dueCents: 0,
} as const;

const NOTHING_YET = {
  ...NOTHING_DUE,
  stripeSubscriptionId: null,
  stripePriceId: null,
  stripeCustomerId: null,
  nextPlan: null,
  jobPostsRemaining: 0,
  featuredRemaining: 0,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  paidPeriodStart: null,
  cancelAtPeriodEnd: false,
  endedAt: null,
} as const;

function oneLess(left: number): number {
  return left === NO_LIMIT ? NO_LIMIT : left - 1;
}

function isSmaller(one: PaidPlan, other: PaidPlan): boolean {
  return PLAN_TERMS[one].monthlyCents < PLAN_TERMS[other].monthlyCents;
}

function featuresOf(plan: PaidPlan): readonly string[] {
  const { posts, featured } = PLAN_TERMS[plan];
  return [`posts:${posts}`, `featured:${featured}`];
}
