import { Migration } from '@mikro-orm/migrations';

const COLUMNS = `alter table users
  add column show_on_leaderboard boolean not null default false,
  add column show_earnings boolean not null default false,
  add column is_staff boolean not null default false`;

/** In the order of the board, so that reading its first hundred reads no one else. */
const MOST_HIRES = `create index users_by_hires on users (successful_referrals desc, id)
  where successful_referrals > 0 and deleted_at is null`;

/** The hires of a month are read from this index without the table. It also replaces the index before it. */
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

/** The consents to appear on the leaderboards, the exclusions from them, and the indexes of both boards. */
export class Leaderboard extends Migration {
  override up(): void {
    this.addSql(COLUMNS);
    this.addSql(MOST_HIRES);
    this.addSql(HIRES_BY_TIME);
  }
}
