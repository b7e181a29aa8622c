import { DomainError } from '#kernel/domain-error.ts';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { PaymentId, ReferralId } from '#kernel/ids.ts';
import type {
  MilestoneRepository,
  ObligationRepository,
  PaymentRepository,
  WaitingRefund,
} from '../application/ports.ts';
import type { Milestone } from '../domain/bonus/milestone.ts';
import type { Obligation } from '../domain/charging/obligation.ts';
import type { Payment } from '../domain/charging/payment.ts';

export class InMemoryPaymentRepository implements PaymentRepository {
  private readonly payments = new Map<PaymentId, Payment>();
  private readonly events: EventPublisher;

  constructor(events: EventPublisher) {
    this.events = events;
  }

  async find(id: PaymentId): Promise<Payment | null> {
    return this.payments.get(id) ?? null;
  }

  async idOfRefund(refundId: string): Promise<PaymentId | null> {
    const all = [...this.payments.values()];
    return all.find(({ refunds }) => refunds.some(({ id }) => id === refundId))?.id ?? null;
  }

  async waitingRefunds(now: Date, limit: number): Promise<readonly WaitingRefund[]> {
    const all = [...this.payments.values()].flatMap(({ id: paymentId, refunds }) =>
      refunds.map(({ id, nextTryAt }) => ({ id, paymentId, nextTryAt })),
    );
    const due = all.filter(({ nextTryAt }) => nextTryAt !== null && nextTryAt <= now);
    return due.slice(0, limit).map(({ id, paymentId }) => ({ id, paymentId }));
  }

  async idOfIntent(provider: string, intentId: string): Promise<PaymentId | null> {
    const all = [...this.payments.values()];
    const found = all.find((one) => one.provider === provider && one.providerPaymentId === intentId);
    return found?.id ?? null;
  }

  async referralsOf(id: PaymentId): Promise<readonly ReferralId[]> {
    return (this.payments.get(id)?.parts ?? []).flatMap(({ referralId }) => referralId ?? []);
  }

  async add(payment: Payment): Promise<void> {
    await this.save(payment);
  }

  async save(payment: Payment): Promise<void> {
    this.payments.set(payment.id, payment);
    await this.events.publish(payment.pullEvents());
  }
}

export class InMemoryObligationRepository implements ObligationRepository {
  private readonly obligations = new Map<string, Obligation>();
  private readonly events: EventPublisher;

  constructor(events: EventPublisher) {
    this.events = events;
  }

  async ofReferral(referralId: ReferralId): Promise<Obligation[]> {
    return [...this.obligations.values()]
      .filter((obligation) => obligation.referralId === referralId)
      .sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  async add(obligations: readonly Obligation[]): Promise<void> {
    for (const obligation of obligations) {
      const live = [...this.obligations.values()].some(({ liveKey }) => liveKey === obligation.liveKey);
      if (live && obligation.stands) {
        throw new DomainError('billing.charged_twice', 'conflict', 'This has just been charged');
      }
      await this.save([obligation]);
    }
  }

  async save(obligations: readonly Obligation[]): Promise<void> {
    for (const obligation of obligations) this.obligations.set(obligation.id, obligation);
    await this.events.publish(obligations.flatMap((one) => one.pullEvents()));
  }
}

export class InMemoryMilestoneRepository implements MilestoneRepository {
  private readonly milestones = new Map<string, Milestone>();
  private readonly aside = new Set<string>();
  private readonly events: EventPublisher;

  constructor(events: EventPublisher) {
    this.events = events;
  }

  async ofReferral(referralId: ReferralId): Promise<Milestone[]> {
    return [...this.milestones.values()]
      .filter((milestone) => milestone.referralId === referralId)
      .sort((one, other) => one.position - other.position);
  }

  async find(id: string): Promise<Milestone | null> {
    return this.milestones.get(id) ?? null;
  }

  async due(now: Date, limit: number): Promise<readonly string[]> {
    return [...this.milestones.values()]
      .filter(({ id, frozenBy, waitsForWorker }) => {
        return !this.aside.has(id) && frozenBy === null && !waitsForWorker;
      })
      .filter((milestone) => milestone.state === 'pending' && milestone.isDue(now))
      .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async referralOf(id: string): Promise<ReferralId | null> {
    return this.milestones.get(id)?.referralId ?? null;
  }

  async setAside(id: string): Promise<void> {
    this.aside.add(id);
  }

  async add(milestones: readonly Milestone[]): Promise<void> {
    await this.save(milestones);
  }

  async save(milestones: readonly Milestone[]): Promise<void> {
    for (const milestone of milestones) this.milestones.set(milestone.id, milestone);
    await this.events.publish(milestones.flatMap((one) => one.pullEvents()));
  }

  async remove(milestones: readonly Milestone[]): Promise<void> {
    for (const { id } of milestones) this.milestones.delete(id);
  }
}
