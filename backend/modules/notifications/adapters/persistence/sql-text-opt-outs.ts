import type { Sql } from '#platform/persistence/sql.ts';
import type { TextOptOuts } from '../../application/ports.ts';

const HAS = { name: 'text-opt-out-has', text: `select phone from text_opt_outs where phone = $1` };
const ADD = {
  name: 'text-opt-out-add',
  text: `insert into text_opt_outs (phone, created_at) values ($1, $2) on conflict do nothing returning phone`,
};
const REMOVE = {
  name: 'text-opt-out-remove',
  text: `delete from text_opt_outs where phone = $1 returning phone`,
};

export class SqlTextOptOuts implements TextOptOuts {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async has(phone: string): Promise<boolean> {
    return (await this.sql.row(HAS, [phone])) !== null;
  }

  async add(phone: string, at: Date): Promise<boolean> {
    return (await this.sql.row(ADD, [phone, at])) !== null;
  }

  async remove(phone: string): Promise<boolean> {
    return (await this.sql.row(REMOVE, [phone])) !== null;
  }
}
