import type { Sql } from '#platform/persistence/sql.ts';
import type { EventListing, EventListings } from '#modules/billing/application/ports.ts';

const FIND = {
  name: 'event-listing-find',
  text: `select iso(listed_until) as "listedUntil", iso(looked_at) as "lookedAt" from event_listings where provider = $1`,
};
const KEEP = {
  name: 'event-listing-keep',
  text: `insert into event_listings (provider, listed_until, looked_at) values ($1, $2, $3)
    on conflict (provider) do update set listed_until = $2, looked_at = $3`,
};

export class SqlEventListings implements EventListings {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async find(provider: string): Promise<EventListing | null> {
    const row = await this.sql.row<{ listedUntil: string; lookedAt: string }>(FIND, [provider]);
    return row && { listedUntil: new Date(row.listedUntil), lookedAt: new Date(row.lookedAt) };
  }

  async keep(provider: string, { listedUntil, lookedAt }: EventListing): Promise<void> {
    await this.sql.rows(KEEP, [provider, listedUntil, lookedAt]);
  }
}
