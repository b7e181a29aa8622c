import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { RefundReasons } from '#modules/billing/application/refunding/refund-by-hand.ts';

const KEEP = {
  name: 'refund-reason-keep',
  text: `update refunds set reason = $2, asked_by = $3 where id = $1`,
};

export class SqlRefundReasons implements RefundReasons {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async keep(refundId: string, reason: string, by: UserId): Promise<void> {
    await this.sql.rows(KEEP, [refundId, reason, by]);
  }
}
