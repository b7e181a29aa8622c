import { asId, type PaymentId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { UnpreparedPayments } from '#modules/billing/application/charging/prepare-waiting.ts';

/** A payment of another provider is unknown to the installation's, so it is excluded. */
const UNKNOWN = `status in ('requires_payment', 'processing', 'failed')
  and (provider_payment_id is null or provider <> $1) and coalesce(asked_again_at, created_at) <= $2`;
const WAITING = {
  name: 'payments-unprepared',
  text: `select id from payments where ${UNKNOWN} order by coalesce(asked_again_at, created_at), id limit $3`,
};
const TAKE = {
  name: 'payment-take-unprepared',
  text: `update payments set asked_again_at = $3 where ${UNKNOWN} and id = $4 returning id`,
};

export class SqlUnpreparedPayments implements UnpreparedPayments {
  private readonly sql: Sql;
  private readonly provider: string;

  /** @param provider of the installation */
  constructor(sql: Sql, provider: string) {
    this.sql = sql;
    this.provider = provider;
  }

  async waiting(since: Date, limit: number): Promise<readonly PaymentId[]> {
    const rows = await this.sql.rows<{ id: string }>(WAITING, [this.provider, since, limit]);
    return rows.map(({ id }) => asId<'payment'>(id));
  }

  async take(id: PaymentId, since: Date, at: Date): Promise<boolean> {
    return (await this.sql.row(TAKE, [this.provider, since, at, id])) !== null;
  }
}
