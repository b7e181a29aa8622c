import { Migration } from '@mikro-orm/migrations';

/** The data in a notification's text, so that a change of language also translates the inbox. */
export class NotificationFacts extends Migration {
  override up(): void {
    // Older notifications only have their text, and preserve it.
    this.addSql(`alter table notifications add column facts jsonb`);
  }
}
