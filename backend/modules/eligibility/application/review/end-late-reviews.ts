import type { Clock } from '#kernel/clock.ts';
import type { DueWork } from '#kernel/tasks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import type { AddonDelivery } from '#modules/offers/index.ts';
import { section2DueOn } from '../../domain/due/i9-dates.ts';
import type { I9FormRepository } from '../ports.ts';
import type { I9Reviews, ReviewPlace } from './ports.ts';

const AT_ONCE = 50;

interface EndLateReviewsNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly hiring: Pick<Hiring, 'lockReferral'>;
  readonly forms: I9FormRepository;
  readonly reviews: I9Reviews;
  readonly addons: Pick<AddonDelivery, 'giveUp'>;
  readonly clock: Clock;
}

/**
 * A review that was not done by the day section 2 is due is of no use: its money is refunded
 * (rules.md#i9-review).
 */
export class EndLateReviews implements DueWork {
  readonly name = 'eligibility.end_late_reviews';
  private readonly needs: EndLateReviewsNeeds;

  constructor(needs: EndLateReviewsNeeds) {
    this.needs = needs;
  }

  /** One that fails does not keep the others waiting; its error is thrown when all have had their turn. */
  async run(): Promise<number> {
    const { reviews, unitOfWork, clock } = this.needs;
    // Wherever the job is: no section 2 is due before that.
    const today = clock.now().toISOString().slice(0, 10);
    let ended = 0;
    const failures: unknown[] = [];
    let page = await reviews.begunBy(today, null, AT_ONCE);
    while (page.length > 0) {
      for (const place of page) {
        const step = unitOfWork.transaction(() => this.end(place));
        if (await step.catch((error: unknown) => void failures.push(error))) ended += 1;
      }
      page = await reviews.begunBy(today, page.at(-1)?.id ?? null, AT_ONCE);
    }
    if (failures.length > 0) throw failures[0];
    return ended;
  }

  private async end({ referralId }: ReviewPlace): Promise<boolean> {
    const { hiring, forms, reviews, addons, clock } = this.needs;
    await hiring.lockReferral(referralId);
    const review = await reviews.waitingOf(referralId);
    const form = await forms.findOfReferral(referralId);
    if (!review || !form?.startsOn) return false;
    if (section2DueOn(form.startsOn, form) >= form.today(clock.now())) return false;
    if (!(await addons.giveUp(referralId, 'i9_verification', 'review_late'))) return false;
    await reviews.end(review.id, { status: 'late', at: clock.now() });
    return true;
  }
}
