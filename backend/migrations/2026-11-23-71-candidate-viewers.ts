import { Migration } from '@mikro-orm/migrations';

/** The viewers of a candidate and the interested ones, each counted once (rules.md#counted-once). */
const VIEWERS = `create table candidate_viewers (
  referral_id uuid not null references referrals (id),
  user_id uuid not null references users (id),
  viewed_at timestamptz not null,
  interested_at timestamptz,
  primary key (referral_id, user_id)
)`;

export class CandidateViewers extends Migration {
  override up(): void {
    this.addSql(VIEWERS);
    this.addSql('create index candidate_viewers_user_id on candidate_viewers (user_id)');
    this.addSql(`alter table candidate_profiles
      add column written_by text check (written_by in ('referrer', 'worker')),
      add constraint candidate_profiles_status check (status in ('draft', 'published'))`);
    // Existing profiles come from a quick apply, so the worker wrote them. All their visits are one person's.
    this.addSql(`update candidate_profiles set written_by = 'worker' where status = 'published'`);
    this.addSql(`insert into candidate_viewers (referral_id, user_id, viewed_at)
      select p.referral_id, r.employer_id, p.updated_at
      from candidate_profiles p join referrals r on r.id = p.referral_id where p.view_count > 0`);
    this.addSql('update candidate_profiles set view_count = 1 where view_count > 1');
  }
}
