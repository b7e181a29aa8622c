import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type JobId, type UserId, type VisitId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { Visits } from './visits.ts';

/** rules.md#attribution */
export const ATTRIBUTION_DAYS = 30;
const DAY_MS = 86_400_000;

export interface FollowedLink {
  readonly code: string;
  readonly jobId: JobId | null;
  /** Who is signed in while following it. */
  readonly visitorId: UserId | null;
  /** The visit that this browser remembers. */
  readonly visitId: VisitId | null;
}

export interface Welcome {
  /** Of the inviter. */
  readonly firstName: string;
  /** What the browser should remember; null for one's own link. */
  readonly visitId: VisitId | null;
}

/** Somebody follows a referrer's link (rules.md#invite-never-blocks, rules.md#attribution). */
export class RecordVisit {
  private readonly unitOfWork: UnitOfWork;
  private readonly visits: Visits;
  private readonly accounts: AccountReader;
  private readonly clock: Clock;

  constructor(unitOfWork: UnitOfWork, visits: Visits, accounts: AccountReader, clock: Clock) {
    this.unitOfWork = unitOfWork;
    this.visits = visits;
    this.accounts = accounts;
    this.clock = clock;
  }

  /** @throws DomainError `hiring.unknown_code` (404) */
  async run({ code, jobId, visitorId, visitId }: FollowedLink): Promise<Welcome> {
    return this.unitOfWork.transaction(async () => {
      const referrerId = await this.accounts.idByReferralCode(code);
      const inviter = referrerId && (await this.accounts.person(referrerId));
      if (!inviter) throw new DomainError('hiring.unknown_code', 'not_found', 'Referral code not found');
      const { firstName } = inviter;
      if (inviter.id === visitorId) return { firstName, visitId: null };
      const at = this.clock.now();
      const until = new Date(at.getTime() + ATTRIBUTION_DAYS * DAY_MS);
      const seen = { referrerId: inviter.id, jobId, visitorId, code, at, until };
      if (visitId && (await this.visits.renew({ ...seen, id: visitId }))) return { firstName, visitId };
      const id = newId<'visit'>();
      await this.visits.add({ ...seen, id });
      return { firstName, visitId: id };
    });
  }
}
