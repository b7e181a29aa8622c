import type { UserId } from '#kernel/ids.ts';
import type { Json, PersonalData } from '#kernel/personal-data.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { OwnReferrals } from '#modules/hiring/index.ts';

const COPY: Statement = {
  name: 'i9-reviews-copy',
  text: `select json_build_object(
      'reviewsOrdered', (select coalesce(json_agg(json_build_object('referralId', v.referral_id, 'status', v.status,
          'findings', v.findings, 'note', v.note, 'orderedAt', iso(v.ordered_at), 'endedAt', iso(v.ended_at))
          order by v.ordered_at, v.id), '[]')
        from i9_reviews v where v.employer_id = $1),
      'reviewsOfYourForms', (select coalesce(json_agg(json_build_object('status', v.status, 'findings', v.findings,
          'orderedAt', iso(v.ordered_at), 'endedAt', iso(v.ended_at)) order by v.ordered_at, v.id), '[]')
        from i9_reviews v where v.referral_id = any ($2::uuid[]))
    ) as copy`,
};

/** `$1` are the referrals: what a reviewer wrote may name the worker. */
const ERASE_NOTES: Statement = {
  name: 'erase-i9-review-notes',
  text: `update i9_reviews set note = null where referral_id = any ($1::uuid[]) and note is not null`,
};

/** Reviews, for the employers who ordered them and the workers whose forms they are about. */
export class SqlReviewPersonalData implements PersonalData {
  readonly name = 'i9Reviews';
  private readonly sql: Sql;
  private readonly own: OwnReferrals;

  constructor(sql: Sql, own: OwnReferrals) {
    this.sql = sql;
    this.own = own;
  }

  async collect(userId: UserId): Promise<Json> {
    const row = await this.sql.row<{ copy: Json }>(COPY, [userId, await this.own.proven(userId)]);
    return row?.copy ?? null;
  }

  async erase(userId: UserId): Promise<void> {
    await this.sql.rows(ERASE_NOTES, [await this.own.claimed(userId)]);
  }
}
