import { Migration } from '@mikro-orm/migrations';

const COLUMN = `alter table referrals add column is_successful_hire boolean
  generated always as (status in ('hired', 'completed'))`;

/**
 * What counts as a hire has one name. Safe on a running system: since PostgreSQL 18 a virtual column is a line of the
 * catalogue, no row is written again, and a condition on it reads as the one it stands for, so the indexes on hires serve
 * it. An older server has stored ones alone: it writes the table again, which locks it, and needs indexes by the new name. It
 * would not read a word that it does not know, either, unless as a text.
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
