import type { Sql } from '#platform/persistence/sql.ts';
import type { Figures, Growth, MessageCounts, Totals } from '#modules/admin/application/ports.ts';
import * as statements from './figure-statements.ts';

export class SqlFigures implements Figures {
  private readonly sql: Sql;
  private readonly provider: string;

  /** @param provider whose accounts are counted: money of the sandbox is none where real money moves */
  constructor(sql: Sql, provider: string) {
    this.sql = sql;
    this.provider = provider;
  }

  async totals(): Promise<Totals> {
    const row = await this.sql.row<Totals>(statements.TOTALS, [this.provider]);
    if (!row) throw new Error('Totals are always one row');
    return row;
  }

  async growth(unit: 'day' | 'month', count: number, now: Date): Promise<Growth[]> {
    return this.sql.rows<Growth>(statements.GROWTH[unit], [count, now, this.provider]);
  }

  async messages(now: Date): Promise<MessageCounts> {
    const row = await this.sql.row<MessageCounts>(statements.MESSAGES, [now]);
    return row ?? { emailsToday: 0, textsToday: 0, heldTexts: 0, textCostToday: '0.00' };
  }

  async latencyMs(): Promise<number> {
    const started = performance.now();
    await this.sql.row(statements.NOTHING);
    return Math.round((performance.now() - started) * 10) / 10;
  }

  async schemaVersion(): Promise<string> {
    return (await this.sql.row<{ name: string }>(statements.SCHEMA_VERSION))?.name ?? '';
  }
}
