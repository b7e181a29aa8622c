import { Migration } from '@mikro-orm/migrations';

const COLUMNS = `alter table users
  add column show_on_leaderboard boolean not null default false,
  add column show_earnings boolean not null default false,
  add column is_staff boolean not null default false`;

/** In the order of the board, so that its first hundred are read and nobody else. */
const MOST_HIRES = `create index users_by_hires on users (successful_referrals desc, id)
  where successful_referrals > 0 and deleted_at is null`;

/** Who had the hires of a month is read from the index alone; it also does what the one it replaces did. */
const HIRES_BY_TIME = `do $$ begin
  if (select attgenerated from pg_attribute
      where attrelid = 'referrals'::regclass and attname = 'is_successful_hire') = 'v' then
    create index referrals_hires_by_time on referrals (hired_at, referrer_id) where status in ('hired', 'completed');
  else
    create index referrals_hires_by_time on referrals (hired_at, referrer_id) where is_successful_hire;
    drop index referrals_counted_hired_at;
  end if;
  drop index referrals_hired_at;
end $$`;

/** What people agreed to show on the leaderboards, who is never on them, and what both boards are read by. */
export class Leaderboard extends Migration {
  override up(): void {
    this.addSql(COLUMNS);
    this.addSql(MOST_HIRES);
    this.addSql(HIRES_BY_TIME);
  }
}
