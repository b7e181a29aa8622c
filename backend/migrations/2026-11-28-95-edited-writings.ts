import { Migration } from '@mikro-orm/migrations';

/** An edit is judged like a new text, but does not count as one (rules.md#new-account-limits). */
export class EditedWritings extends Migration {
  override up(): void {
    this.addSql('alter table judged_writings add column is_edit boolean not null default false');
  }
}
