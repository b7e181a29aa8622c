import { Migration } from '@mikro-orm/migrations';

/** Provider events that could not be handled, so that reading continues past them (rules.md#lost-webhooks). */
export class UnhandledEvents extends Migration {
  override up(): void {
    this.addSql(`create table unhandled_events (
      id uuid primary key,
      provider text not null,
      event_id text not null,
      type text not null,
      object_id text,
      reason text not null,
      failed_at timestamptz not null,
      tries integer not null check (tries > 0),
      next_try_at timestamptz not null,
      unique (provider, event_id)
    )`);
    this.addSql(`create index unhandled_events_due on unhandled_events (provider, next_try_at)`);
    this.addSql(`create index unhandled_events_newest on unhandled_events (failed_at desc, id desc)`);
  }
}
