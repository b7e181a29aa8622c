import { asId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { I9Reviews } from './ports.ts';

interface PaidService {
  readonly referralId: string;
  readonly employerId: string;
}

interface SyncReviewsNeeds {
  readonly hiring: Pick<Hiring, 'lockReferral'>;
  readonly reviews: I9Reviews;
  readonly clock: Clock;
}

/** A review waits from the payment on, and ends when its money is refunded (rules.md#i9-review). */
export class SyncReviews {
  private readonly needs: SyncReviewsNeeds;

  constructor(needs: SyncReviewsNeeds) {
    this.needs = needs;
  }

  /** (tx) */
  async paid({ referralId: id, employerId }: PaidService, at: Date): Promise<void> {
    const referralId = asId<'referral'>(id);
    await this.needs.hiring.lockReferral(referralId);
    const newest = await this.needs.reviews.newestOf(referralId);
    // Heard too late: what came after this payment has happened already.
    if (newest && new Date(newest.orderedAt) >= at) return;
    await this.needs.reviews.order(referralId, asId<'user'>(employerId), at);
  }

  /** (tx) What was ordered after that is another one. */
  async returned({ referralId: id }: PaidService, at: Date): Promise<void> {
    const referralId = asId<'referral'>(id);
    await this.needs.hiring.lockReferral(referralId);
    const review = await this.needs.reviews.waitingOf(referralId);
    if (!review || new Date(review.orderedAt) > at) return;
    await this.needs.reviews.end(review.id, { status: 'canceled', at: this.needs.clock.now() });
  }
}
