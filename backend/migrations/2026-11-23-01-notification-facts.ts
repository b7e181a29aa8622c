import { Migration } from '@mikro-orm/migrations';

/** What the words of a notification are made of: who changes their language reads the inbox in the new one. */
export class NotificationFacts extends Migration {
  override up(): void {
    // Those from before have their words alone, and keep them.
    this.addSql(`alter table notifications add column facts jsonb`);
  }
}
