import { newId } from '#kernel/ids.ts';
import type { Page } from '#kernel/page.ts';
import { saidBy } from '#platform/described-error.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { ProviderEvent } from '#modules/billing/application/provider/payment-provider.ts';
import type {
  ListedUnhandledEvent,
  UnhandledEvent,
  UnhandledEventReader,
  UnhandledEvents,
} from '#modules/billing/application/provider/unhandled-events.ts';

const COLUMNS = `id as "rowId", provider, event_id as id, type, object_id as "objectId", tries`;
const LONGEST_REASON = 500;

const ADD = {
  name: 'unhandled-event-add',
  text: `insert into unhandled_events (id, provider, event_id, type, object_id, reason, failed_at, tries, next_try_at)
    values ($1, $2, $3, $4, $5, $6, $7, 1, $8) on conflict (provider, event_id) do nothing`,
};
const DUE = {
  name: 'unhandled-events-due',
  text: `select ${COLUMNS} from unhandled_events where provider = $1 and next_try_at <= $2
    order by next_try_at limit $3`,
};
const WAITING = {
  name: 'unhandled-events-waiting',
  text: `select ${COLUMNS} from unhandled_events where provider = $1 order by next_try_at limit 2`,
};
const TRIED = {
  name: 'unhandled-event-tried',
  text: `update unhandled_events set tries = tries + 1, reason = $2, next_try_at = $3 where id = $1`,
};
const FIND = {
  name: 'unhandled-event-find',
  text: `select ${COLUMNS} from unhandled_events where id = $1 for update`,
};
const REMOVE = { name: 'unhandled-event-remove', text: `delete from unhandled_events where id = $1` };
const LIST = {
  name: 'unhandled-events-list',
  text: `select id, provider, event_id as "eventId", type, object_id as "objectId", reason, iso(failed_at) as "failedAt", tries,
      iso(next_try_at) as "nextTryAt", to_char(failed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "pageAt"
    from unhandled_events
    where ($2::timestamptz is null or (failed_at, id) < ($2::timestamptz, $3::uuid))
    order by failed_at desc, id desc limit $1`,
};

export class SqlUnhandledEvents implements UnhandledEvents, UnhandledEventReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(
    { id, type, objectId }: ProviderEvent,
    provider: string,
    { error, at, nextTryAt }: { error: unknown; at: Date; nextTryAt: Date },
  ): Promise<void> {
    await this.sql.rows(ADD, [newId(), provider, id, type, objectId, reasonOf(error), at, nextTryAt]);
  }

  due(provider: string, at: Date, limit: number): Promise<readonly UnhandledEvent[]> {
    return this.sql.rows<UnhandledEvent>(DUE, [provider, at, limit]);
  }

  waiting(provider: string): Promise<readonly UnhandledEvent[]> {
    return this.sql.rows<UnhandledEvent>(WAITING, [provider]);
  }

  async triedAgain(rowId: string, { error, nextTryAt }: { error: unknown; nextTryAt: Date }): Promise<void> {
    await this.sql.rows(TRIED, [rowId, reasonOf(error), nextTryAt]);
  }

  find(rowId: string): Promise<(UnhandledEvent & { readonly provider: string }) | null> {
    return this.sql.row<UnhandledEvent & { provider: string }>(FIND, [rowId]);
  }

  async remove(rowId: string): Promise<void> {
    await this.sql.rows(REMOVE, [rowId]);
  }

  list({ limit, after }: Page): Promise<readonly ListedUnhandledEvent[]> {
    return this.sql.rows<ListedUnhandledEvent>(LIST, [limit + 1, after?.at ?? null, after?.id ?? null]);
  }
}

function reasonOf(error: unknown): string {
  return saidBy(error).slice(0, LONGEST_REASON);
}
