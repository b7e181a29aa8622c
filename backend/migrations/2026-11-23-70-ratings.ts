import { Migration } from '@mikro-orm/migrations';

const TARGETS = `('post', 'reply', 'event', 'user', 'job', 'board', 'rating')`;

/** One per side of a completed referral (rules.md#rated-once). `type` is the side that rates. */
const RATINGS = `create table ratings (
  id uuid primary key,
  referral_id uuid not null references referrals (id),
  rater_id uuid not null references users (id),
  ratee_id uuid not null references users (id),
  type text not null check (type in ('employer', 'referrer', 'worker')),
  rating integer not null check (rating between 1 and 5),
  review text,
  is_hidden boolean not null default false,
  hidden_reason text,
  created_at timestamptz not null,
  unique (referral_id, type),
  check (rater_id <> ratee_id)
)`;

export class Ratings extends Migration {
  override up(): void {
    this.addSql(RATINGS);
    this.addSql('create index ratings_of_person on ratings (ratee_id, created_at desc, id desc)');
    this.addSql('create index ratings_rater_id on ratings (rater_id)');
    this.addSql('create index ratings_created_at on ratings (created_at)');
    // A repeated completion does not send a second request.
    this.addSql('alter table referrals add column ratings_asked_at timestamptz');
    for (const table of ['moderation_cases', 'content_reports', 'moderation_actions'])
      this.addSql(`alter table ${table} drop constraint ${table}_target_type_check,
        add constraint ${table}_target_type_check check (target_type in ${TARGETS})`);
  }
}
