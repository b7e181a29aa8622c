import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { Sql } from '#platform/persistence/sql.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { TextLog } from '../../application/ports.ts';
import { LoggedText } from '../../domain/logged-text.ts';

const RELEASABLE = {
  name: 'texts-releasable',
  text: `select id from sms_log where status = 'held' and send_after <= $1 order by send_after limit $2`,
};
const TRIED = {
  name: 'texts-tried',
  text: `select id from sms_log where status = 'sending' and sending_since <= $1 order by sending_since limit $2`,
};

const TEXTED = {
  name: 'texts-texted',
  text: `select id from sms_log where recipient_phone = $1 and status not in ('failed', 'opted_out')
    order by created_at desc limit 1`,
};

export class MikroTextLog implements TextLog {
  private readonly orm: MikroORM;
  private readonly sql: Sql;

  constructor(orm: MikroORM, sql: Sql) {
    this.orm = orm;
    this.sql = sql;
  }

  async find(id: string): Promise<LoggedText | null> {
    return transactionEm(this.orm).findOne(LoggedText, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async findReleasable(now: Date, limit: number): Promise<readonly string[]> {
    const found = await this.sql.rows<{ id: string }>(RELEASABLE, [now, limit]);
    return found.map(({ id }) => id);
  }

  async findTriedSince(before: Date, limit: number): Promise<readonly string[]> {
    const found = await this.sql.rows<{ id: string }>(TRIED, [before, limit]);
    return found.map(({ id }) => id);
  }

  async findPriceDue(now: Date, limit: number): Promise<LoggedText[]> {
    return transactionEm(this.orm).find(
      LoggedText,
      { priceDueAt: { $lte: now } },
      { limit, orderBy: { priceDueAt: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
  }

  async hasTexted(phone: string): Promise<boolean> {
    return (await this.sql.row(TEXTED, [phone])) !== null;
  }

  async save(text: LoggedText): Promise<void> {
    await transactionEm(this.orm).persist(text).flush();
  }
}
