import type { UserId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { Rating } from '#contract/hiring/rating/rating.ts';
import type { RatedPerson, RatingQueries } from '#modules/hiring/application/rating/rating-store.ts';

/** Reads `users` of identity, and the company on the newest job of an employer. */
const PERSON: Statement = {
  name: 'rated-person',
  text: `select u.id as "userId", u.average_rating::float8 as "averageRating", u.rating_count as "ratingCount",
      coalesce((select j.company from jobs j where j.employer_id = u.id order by j.created_at desc limit 1),
        u.first_name) as name
    from users u where u.id = $1 and u.deleted_at is null`,
};

/** $1 whose, $2 the reader or null, $3 how many, $4 and $5 the key of the page before. Reads `user_blocks` of moderation. */
const OF_PERSON: Statement = {
  name: 'ratings-of-person',
  text: `select t.id, t.rating, t.review, t.type, coalesce(t.rater_id = $2::uuid, false) as "isMine",
      case when u.deleted_at is not null then null when t.type = 'employer' then j.company else u.first_name end as by,
      iso(t.created_at) as "createdAt",
      to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from ratings t
    join users u on u.id = t.rater_id
    join referrals r on r.id = t.referral_id
    join jobs j on j.id = r.job_id
    where t.ratee_id = $1 and not t.is_hidden
      and not exists (select from user_blocks b where b.user_id = $2::uuid and b.blocked_id = t.rater_id)
      and ($4::timestamptz is null or (t.created_at, t.id) < ($4::timestamptz, $5::uuid))
    order by t.created_at desc, t.id desc limit $3`,
};

export class SqlRatingQueries implements RatingQueries {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  person(id: UserId): Promise<RatedPerson | null> {
    return this.sql.row<RatedPerson>(PERSON, [id]);
  }

  ofPerson(
    id: UserId,
    reader: UserId | null,
    { limit, after }: Page,
  ): Promise<readonly (Rating & { readonly at: string })[]> {
    return this.sql.rows(OF_PERSON, [id, reader, limit + 1, after?.at ?? null, after?.id ?? null]);
  }
}
