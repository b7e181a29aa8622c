import { Migration } from '@mikro-orm/migrations';

/** Copies of the documents shown for Form I-9, separately sealed (rules.md#i9-copies). */
export class DocumentCopies extends Migration {
  override up(): void {
    this.addSql(`alter table i9_settings add column copies_documents boolean not null default false`);
    this.addSql(`alter table i9_forms add column copies_documents boolean not null default false`);
    this.addSql(`create table i9_copies (
      id uuid primary key,
      form_id uuid not null references i9_forms (id),
      entry_id uuid references i9_entries (id),
      document_kind text not null,
      side text not null check (side in ('front', 'back')),
      width integer not null,
      height integer not null,
      sealed text not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create index i9_copies_form on i9_copies (form_id, created_at, id)`);
    this.addSql(`create index i9_copies_entry on i9_copies (entry_id)`);
    this.addSql(`create index i9_copies_unsigned on i9_copies (created_at) where entry_id is null`);
    // Copies of a signature last as long as it does. Before the signature, a picture may be replaced.
    this.addSql(`create function i9_copies_are_kept() returns trigger language plpgsql as $f$
      begin
        if tg_op = 'UPDATE' and (old.entry_id is null or old.entry_id = new.entry_id)
          and to_jsonb(new) - 'sealed' - 'entry_id' = to_jsonb(old) - 'sealed' - 'entry_id' then
          return new;
        end if;
        if tg_op = 'DELETE' and (old.entry_id is null
          or exists (select 1 from i9_forms where id = old.form_id and form_status = 'purged')) then
          return old;
        end if;
        raise exception 'A copy that belongs to a signature on a Form I-9 is never changed'
          using errcode = 'restrict_violation';
      end $f$`);
    this.addSql(`create trigger i9_copies_kept before update or delete on i9_copies
      for each row execute function i9_copies_are_kept()`);
    this.addSql(`create trigger i9_copies_no_truncate before truncate on i9_copies
      for each statement execute function i9_copies_are_kept()`);
  }
}
