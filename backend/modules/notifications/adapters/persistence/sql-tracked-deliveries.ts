import type { Sql } from '#platform/persistence/sql.ts';
import type {
  Delivery,
  DeliveryState,
  TrackedDeliveries,
} from '../../application/tracking/track-deliveries.ts';

const HASHED = (email: string): string => `encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex')`;
const ADD = {
  name: 'tracked-delivery-add',
  text: `insert into tracked_deliveries (message_id, tracking, channel, address_hash, state)
    values ($1, $2, case when $3::text is null then 'text' else 'email' end, ${HASHED('$3::text')}, 'pending')`,
};
const END = {
  name: 'tracked-delivery-end',
  text: `update tracked_deliveries set state = $2, ended_at = $3
    where message_id = $1 and state = 'pending' returning tracking`,
};
const FAIL = {
  name: 'tracked-delivery-fail',
  text: `update tracked_deliveries set state = 'failed', ended_at = $3
    where address_hash = ${HASHED('$1::text')} and (state = 'pending' or (state = 'delivered' and ended_at >= $2))
    returning tracking`,
};
const OF = {
  name: 'tracked-deliveries-of',
  text: `select channel, state, iso(ended_at) as "endedAt" from tracked_deliveries where tracking = $1`,
};

export class SqlTrackedDeliveries implements TrackedDeliveries {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(messageId: string, tracking: string, email: string | null): Promise<void> {
    await this.sql.rows(ADD, [messageId, tracking, email]);
  }

  async end(messageId: string, state: Exclude<DeliveryState, 'pending'>, at: Date): Promise<string | null> {
    return (await this.sql.row<{ tracking: string }>(END, [messageId, state, at]))?.tracking ?? null;
  }

  async fail(email: string, since: Date, at: Date): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ tracking: string }>(FAIL, [email, since, at]);
    return rows.map(({ tracking }) => tracking);
  }

  of(tracking: string): Promise<readonly Delivery[]> {
    return this.sql.rows<Delivery>(OF, [tracking]);
  }
}
