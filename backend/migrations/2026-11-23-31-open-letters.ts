import { Migration } from '@mikro-orm/migrations';

/** Reminders, drafts that end, signatures on paper, and signed letters that an undone step takes back (rules.md#paper-signature). */
export class OpenLetters extends Migration {
  override up(): void {
    this.addSql(`alter table offer_letters add column reminded_at timestamptz,
      add column signature_kind text check (signature_kind in ('digital', 'paper'))`);
    this.addSql(`update offer_letters set signature_kind = 'digital' where status = 'signed'`);
    this.addSql(`create index offer_letters_drafts on offer_letters (id) where status = 'draft'`);
    // A signed letter that was withdrawn preserves its signed document.
    this.addSql(`do $$ declare rule text; begin
      select conname into rule from pg_constraint
        where conrelid = 'offer_letters'::regclass and contype = 'c'
          and pg_get_constraintdef(oid) like '%document_hash IS NULL%';
      execute format('alter table offer_letters drop constraint %I', rule);
    end $$`);
    this.addSql(`alter table offer_letters add constraint offer_letters_signed_document
      check (document_hash is null or signed_at is not null)`);
  }
}
