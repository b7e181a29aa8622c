import { Migration } from '@mikro-orm/migrations';

/** An event's first publication, the people it mentions, and whether its guests await news of a change. */
export class EventNews extends Migration {
  override up(): void {
    this.addSql(`alter table events add column published_at timestamptz,
      add column has_news boolean not null default false,
      add column mentioned uuid[] not null default '{}'`);
    this.addSql(`update events set published_at = created_at
      where status in ('published', 'cancelled') or current_rsvp_count + offered_count + waiting_count > 0`);
  }
}
