import { Migration } from '@mikro-orm/migrations';

/** Notes of admins about a person (rules.md#person-page). */
export class PersonNotes extends Migration {
  override up(): void {
    this.addSql(`create table person_notes (
      id uuid primary key,
      user_id uuid not null references users (id),
      author_id uuid not null references users (id),
      text text not null check (text <> ''),
      created_at timestamptz not null
    )`);
    this.addSql(`create index person_notes_by_user on person_notes (user_id, created_at desc, id desc)`);
    this.addSql(`create index person_notes_author_id on person_notes (author_id)`);
  }
}
