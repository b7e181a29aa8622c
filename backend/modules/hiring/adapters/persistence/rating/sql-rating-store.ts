import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { RatingAverage } from '#modules/identity/index.ts';
import type { RatingSide } from '#modules/hiring/contract/vocabulary/rating-side.ts';
import type {
  KeptRating,
  NewRating,
  RatingId,
  RatingStore,
} from '#modules/hiring/application/rating/rating-store.ts';

const ADD: Statement = {
  name: 'rating-add',
  text: `insert into ratings (id, referral_id, rater_id, ratee_id, type, rating, review, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (referral_id, type) do nothing returning id`,
};
const FIND: Statement = {
  name: 'rating-find',
  text: `select id, rater_id as "raterId", ratee_id as "rateeId", rating, review, is_hidden as "isHidden",
      iso(created_at) as "createdAt"
    from ratings where id = $1 for update`,
};
const STARS_BY: Statement = {
  name: 'rating-stars-by',
  text: `select rating from ratings where referral_id = $1 and type = $2`,
};
/** Reads `user_blocks` of moderation. */
const NOT_HEARD: Statement = {
  name: 'rating-not-heard',
  text: `select 1 from user_blocks where user_id = $1 and blocked_id = $2
    union all select 1 from user_blocks where user_id = $2 and blocked_id = $1 and kind = 'block' limit 1`,
};
const SET_HIDDEN: Statement = {
  name: 'rating-set-hidden',
  text: `update ratings set is_hidden = $2::text is not null, hidden_reason = $2
    where id = $1 and is_hidden <> ($2::text is not null) returning id`,
};
const AVERAGE: Statement = {
  name: 'rating-average',
  text: `select round(avg(rating), 2)::float8 as "averageRating", count(*)::int as "ratingCount"
    from ratings where ratee_id = $1 and not is_hidden`,
};
const MARK_ASKED: Statement = {
  name: 'rating-mark-asked',
  text: `update referrals set ratings_asked_at = $2 where id = $1 and ratings_asked_at is null returning id`,
};

export class SqlRatingStore implements RatingStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(given: NewRating): Promise<boolean> {
    const { id, referralId, raterId, rateeId, side, rating, review, at } = given;
    return this.changed(ADD, [id, referralId, raterId, rateeId, side, rating, review, at]);
  }

  async starsBy(referral: ReferralId, side: RatingSide): Promise<number | null> {
    return (await this.sql.row<{ rating: number }>(STARS_BY, [referral, side]))?.rating ?? null;
  }

  async hears(ratee: UserId, rater: UserId): Promise<boolean> {
    return (await this.sql.row(NOT_HEARD, [ratee, rater])) === null;
  }

  async find(id: RatingId): Promise<KeptRating | null> {
    const row = await this.sql.row<Omit<KeptRating, 'createdAt'> & { createdAt: string }>(FIND, [id]);
    return row && { ...row, createdAt: new Date(row.createdAt) };
  }

  setHidden(id: RatingId, reason: string | null): Promise<boolean> {
    return this.changed(SET_HIDDEN, [id, reason]);
  }

  async averageOf(ratee: UserId): Promise<RatingAverage> {
    const row = await this.sql.row<RatingAverage>(AVERAGE, [ratee]);
    return row ?? { averageRating: null, ratingCount: 0 };
  }

  markAsked(referral: ReferralId, at: Date): Promise<boolean> {
    return this.changed(MARK_ASKED, [referral, at]);
  }

  private async changed(statement: Statement, values: readonly unknown[]): Promise<boolean> {
    return (await this.sql.row(statement, values)) !== null;
  }
}
