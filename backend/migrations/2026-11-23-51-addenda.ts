import { Migration } from '@mikro-orm/migrations';

/** Addenda to signed letters: separate letters, one open at a time (rules.md#addendum). */
export class Addenda extends Migration {
  override up(): void {
    this.addSql(`alter table offer_letters add column addendum_to uuid references offer_letters (id)`);
    // An addendum is never the live letter of its referral.
    this.addSql(`do $$ declare rule text; begin
      select conname into rule from pg_constraint
        where conrelid = 'offer_letters'::regclass and contype = 'c'
          and pg_get_constraintdef(oid) like '%live_referral_id IS NOT NULL%';
      execute format('alter table offer_letters drop constraint %I', rule);
    end $$`);
    this.addSql(`alter table offer_letters add constraint offer_letters_live_referral check
      ((live_referral_id is not null) = (addendum_to is null and status in ('draft', 'sent', 'viewed', 'signed')))`);
    this.addSql(`create index offer_letters_addenda on offer_letters (addendum_to, created_at desc)
      where addendum_to is not null`);
    this.addSql(`create unique index offer_letters_open_addendum on offer_letters (addendum_to)
      where addendum_to is not null and status in ('draft', 'sent', 'viewed')`);
  }
}
