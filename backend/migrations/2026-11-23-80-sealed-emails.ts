import { Migration } from '@mikro-orm/migrations';

/** Emails with the results of a check are stored encrypted (rules.md#sealed-fields); `npm run fields:rotate` seals older ones. */
export class SealedEmails extends Migration {
  override up(): void {
    this.addSql(`alter table outbox_messages add column is_sealed boolean not null default false,
      add constraint outbox_messages_sealed check (not is_sealed or channel = 'email' and html is null)`);
  }
}
