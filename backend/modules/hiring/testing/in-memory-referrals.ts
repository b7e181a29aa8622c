import type { EventPublisher } from '#kernel/domain-events.ts';
import type { JobId, ReferralId, UserId } from '#kernel/ids.ts';
import type { ReferralRepository } from '../application/ports.ts';
import { alreadyReferred } from '../application/errors.ts';
import { isSuccessfulHire } from '../contract/vocabulary/referral-status.ts';
import type { Referral } from '../domain/referral/referral.ts';
import { statusChangesIn, type StatusChange } from '../domain/referral/status-change.ts';

export class InMemoryReferralRepository implements ReferralRepository {
  readonly history: StatusChange[] = [];
  private readonly referrals = new Map<ReferralId, Referral>();
  private readonly events: EventPublisher;

  constructor(events: EventPublisher) {
    this.events = events;
  }

  async find(id: ReferralId): Promise<Referral | null> {
    return this.referrals.get(id) ?? null;
  }

  async findByConfirmation(tokenHash: string): Promise<Referral | null> {
    return this.all().find((referral) => referral.confirmationTokenHash === tokenHash) ?? null;
  }

  async add(referral: Referral): Promise<void> {
    await this.save(referral);
  }

  async save(referral: Referral): Promise<void> {
    this.refuseSecondLive(referral);
    this.referrals.set(referral.id, referral);
    const events = referral.pullEvents();
    this.history.push(...statusChangesIn(events));
    await this.events.publish(events);
  }

  async livePhones(jobId: JobId, phones: readonly string[]): Promise<readonly string[]> {
    return this.all()
      .filter((referral) => referral.jobId === jobId && referral.status !== 'rejected')
      .map(({ workerPhone }) => workerPhone)
      .filter((phone) => phones.includes(phone));
  }

  async currentHires(referrerId: UserId): Promise<number> {
    return this.all().filter(
      (referral) => referral.referrerId === referrerId && isSuccessfulHire(referral.status),
    ).length;
  }

  async unansweredSince(now: Date, limit: number): Promise<readonly ReferralId[]> {
    return this.all()
      .filter(
        ({ verificationStatus, confirmationExpiresAt }) =>
          verificationStatus === 'pending' && confirmationExpiresAt !== null && confirmationExpiresAt <= now,
      )
      .toSorted((a, b) => Number(a.confirmationExpiresAt) - Number(b.confirmationExpiresAt))
      .slice(0, limit)
      .map(({ id }) => id);
  }

  private refuseSecondLive(added: Referral): void {
    const isTaken = this.all().some(
      (other) =>
        other.id !== added.id &&
        other.jobId === added.jobId &&
        (other.workerPhone === added.workerPhone ||
          (other.workerId !== null && other.workerId === added.workerId)) &&
        other.status !== 'rejected' &&
        added.status !== 'rejected',
    );
    if (isTaken) throw alreadyReferred();
  }

  private all(): Referral[] {
    return [...this.referrals.values()];
  }
}
