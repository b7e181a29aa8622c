import { Migration } from '@mikro-orm/migrations';

const COLUMN = `alter table referrals add column is_successful_hire boolean
  generated always as (status in ('hired', 'completed'))`;

/**
 * One name for the definition of a hire. Safe on a running system: since PostgreSQL 18 a virtual column is
 * only a catalog entry, no row is rewritten, and a condition on it is planned as its expression, so the
 * indexes on hires serve it. Older servers only have stored columns: they rewrite and lock the table, and
 * need indexes by the new name. They cannot parse the new keyword either, so it is in a string.
 */
export class SuccessfulHire extends Migration {
  override up(): void {
    this.addSql(`do $$ begin
      if current_setting('server_version_num')::int >= 180000 then
        execute $column$${COLUMN} virtual$column$;
      else
        ${COLUMN} stored;
        create index referrals_counted_hires on referrals (referrer_id) where is_successful_hire;
        create index referrals_counted_hired_at on referrals (hired_at) where is_successful_hire;
      end if;
    end $$`);
  }
}
