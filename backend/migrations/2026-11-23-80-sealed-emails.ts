import { Migration } from '@mikro-orm/migrations';

/** Emails that say what a check has found rest encrypted (rules.md#sealed-fields); `npm run fields:rotate` seals those from before. */
export class SealedEmails extends Migration {
  override up(): void {
    this.addSql(`alter table outbox_messages add column is_sealed boolean not null default false,
      add constraint outbox_messages_sealed check (not is_sealed or channel = 'email' and html is null)`);
  }
}
