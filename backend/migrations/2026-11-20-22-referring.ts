import { Migration } from '@mikro-orm/migrations';

/** A crew is referred in one step, the worker is texted in their language, and a link has statistics. */
export class Referring extends Migration {
  override up(): void {
    this.addSql(`alter table referrals
      add column crew_id uuid,
      add column worker_language text check (worker_language in ('en', 'es')),
      add column source_referrer_id uuid references users (id)`);
    this.addSql(`update referrals r set source_referrer_id = u.id
      from users u where upper(r.source_code) = u.referral_code`);
    this.addSql(`create index referrals_crew on referrals (crew_id) where crew_id is not null`);
    this.addSql(`create index referrals_by_source on referrals (source_referrer_id, created_at)
      where source_referrer_id is not null`);

    // Renewing a visit changes its date, but the first click has its own date.
    this.addSql(`alter table referral_visits add column first_visited_at timestamptz`);
    this.addSql(`update referral_visits set first_visited_at = visited_at`);
    this.addSql(`create index referral_visits_first on referral_visits (referrer_id, first_visited_at)`);
  }
}
