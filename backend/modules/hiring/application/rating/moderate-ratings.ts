import type { ReceivedRatings } from '#modules/identity/index.ts';
import type { KeptRating, RatingId, RatingStore } from './rating-store.ts';

/** Moderators' actions on ratings: a hidden rating counts in no average (rules.md#rating-average). */
export interface RatingModeration {
  /** (tx) Locked. */
  find(id: RatingId): Promise<KeptRating | null>;
  /** (tx) Repeating it changes nothing. */
  hide(id: RatingId, reason: string): Promise<void>;
  /** (tx) */
  restore(id: RatingId): Promise<void>;
}

export class ModerateRatings implements RatingModeration {
  private readonly ratings: RatingStore;
  private readonly received: ReceivedRatings;

  constructor(ratings: RatingStore, received: ReceivedRatings) {
    this.ratings = ratings;
    this.received = received;
  }

  find(id: RatingId): Promise<KeptRating | null> {
    return this.ratings.find(id);
  }

  hide(id: RatingId, reason: string): Promise<void> {
    return this.change(id, reason);
  }

  restore(id: RatingId): Promise<void> {
    return this.change(id, null);
  }

  private async change(id: RatingId, reason: string | null): Promise<void> {
    const found = await this.ratings.find(id);
    if (!found || !(await this.ratings.setHidden(id, reason))) return;
    await this.received.record(found.rateeId, () => this.ratings.averageOf(found.rateeId));
  }
}
