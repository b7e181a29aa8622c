import { Migration } from '@mikro-orm/migrations';

/** The position in the provider's list of events, which replaces lost webhooks (rules.md#lost-webhooks). */
export class EventListings extends Migration {
  override up(): void {
    this.addSql(`create table event_listings (
      provider text primary key,
      listed_until timestamptz not null,
      looked_at timestamptz not null
    )`);
    this.addSql(`create index sandbox_events_created_at on sandbox_events (created_at, id)`);
  }
}
