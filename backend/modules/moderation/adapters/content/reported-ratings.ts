import { asId, type Id } from '#kernel/ids.ts';
import type { RatingModeration } from '#modules/hiring/index.ts';
import type {
  ContentDecision,
  FoundContent,
  ReportedContent,
} from '../../application/content/reported-content.ts';

const MOST_STARS = 5;
const ratingId = (id: string): Id<'rating'> => asId<'rating'>(id);

/** Ratings as moderators see them: the stars, then the words. */
export class ReportedRatings implements ReportedContent {
  readonly kind = 'rating';
  private readonly ratings: RatingModeration;

  constructor(ratings: RatingModeration) {
    this.ratings = ratings;
  }

  async find(id: string): Promise<FoundContent | null> {
    const found = await this.ratings.find(ratingId(id));
    if (!found) return null;
    const { raterId: authorId, rateeId, rating, review, isHidden, createdAt } = found;
    const stars = '★'.repeat(rating) + '☆'.repeat(MOST_STARS - rating);
    const text = [stars, review].filter(Boolean).join('\n');
    const shown = { title: null, html: null, isLocked: false, isDeleted: false };
    return { id, authorId, text, path: `/ratings/${rateeId}`, isHidden, createdAt, ...shown };
  }

  /** Everyone who decides about a person can read their ratings. */
  async isReadableBy(): Promise<boolean> {
    return true;
  }

  async hide(id: string, { reason }: ContentDecision): Promise<void> {
    await this.ratings.hide(ratingId(id), reason);
  }

  async restore(id: string): Promise<void> {
    await this.ratings.restore(ratingId(id));
  }

  async lock(): Promise<void> {
    // A rating has no replies.
  }
}
