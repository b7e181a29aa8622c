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
  /** The user who is signed in while following it. */
  readonly visitorId: UserId | null;
  /** The visit that this browser remembers. */
  readonly visitId: VisitId | null;
  /** No person has opened it: a program that shows or indexes links, a browser that prefetches. */
  readonly isLook: boolean;
}

export interface Welcome {
  /** The first name of the inviter. */
  readonly firstName: string;
  /**
   * The visit for the browser to remember; null for the user's own link, and for a look
   * (rules.md#looking-records-nothing).
   */
  readonly visitId: VisitId | null;
}

interface RecordVisitNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly visits: Visits;
  readonly accounts: AccountReader;
  readonly clock: Clock;
}

/** Someone follows a referrer's link (rules.md#invite-never-blocks, rules.md#attribution). */
export class RecordVisit {
  private readonly needs: RecordVisitNeeds;

  constructor(needs: RecordVisitNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `hiring.unknown_code` (404) */
  async run({ code, jobId, visitorId, visitId, isLook }: FollowedLink): Promise<Welcome> {
    return this.needs.unitOfWork.transaction(async () => {
      const referrerId = await this.needs.accounts.idByReferralCode(code);
      const inviter = referrerId && (await this.needs.accounts.person(referrerId));
      if (!inviter) throw new DomainError('hiring.unknown_code', 'not_found', 'Referral code not found');
      const { firstName } = inviter;
      if (inviter.id === visitorId || isLook) return { firstName, visitId: null };
      const at = this.needs.clock.now();
      const until = new Date(at.getTime() + ATTRIBUTION_DAYS * DAY_MS);
      const seen = { referrerId: inviter.id, jobId, visitorId, code, at, until };
      if (visitId && (await this.needs.visits.renew({ ...seen, id: visitId }))) return { firstName, visitId };
      const id = newId<'visit'>();
      await this.needs.visits.add({ ...seen, id });
      return { firstName, visitId: id };
    });
  }
}
