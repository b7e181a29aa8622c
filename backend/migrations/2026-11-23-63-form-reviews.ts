import { Migration } from '@mikro-orm/migrations';

/** Reviews of Form I-9s that employers have paid for (rules.md#i9-review). */
export class FormReviews extends Migration {
  override up(): void {
    this.addSql(`create table i9_reviews (
      id uuid primary key,
      referral_id uuid not null references referrals (id),
      employer_id uuid not null references users (id),
      status text not null check (status in ('waiting', 'done', 'late', 'canceled')),
      findings text[] not null default '{}',
      note text,
      reviewed_by uuid references users (id),
      ordered_at timestamptz not null,
      ended_at timestamptz,
      check ((status = 'waiting') = (ended_at is null)),
      check (status <> 'done' or reviewed_by is not null)
    )`);
    // Only one at a time waits.
    this.addSql(
      `create unique index i9_reviews_waiting on i9_reviews (referral_id) where status = 'waiting'`,
    );
    this.addSql(`create index i9_reviews_referral on i9_reviews (referral_id, ordered_at desc, id desc)`);
    this.addSql(`create index i9_reviews_queue on i9_reviews (ordered_at, id) where status = 'waiting'`);
    this.addSql(`create index i9_reviews_employer_id on i9_reviews (employer_id)`);
    this.addSql(`create index i9_reviews_reviewed_by on i9_reviews (reviewed_by)`);
    // For orders from before the table of reviews.
    this.addSql(`insert into i9_reviews (id, referral_id, employer_id, status, ordered_at)
      select gen_random_uuid(), referral_id, employer_id, 'waiting', paid_at from service_addons
      where addon_type = 'i9_verification' and status in ('pending', 'in_progress') and paid_at is not null`);
  }
}
