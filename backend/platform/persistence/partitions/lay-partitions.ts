import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { Sql, Statement } from '../sql.ts';

const TABLES: Statement = {
  name: 'partitioned-tables',
  text: `select partrelid::regclass::text as name from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
    where c.relnamespace = 'public'::regnamespace order by name`,
};
const LAY: Statement = { name: 'partitions-lay', text: 'select lay_months($1::regclass, now()) as laid' };

/**
 * Makes the partitions of the next months. The tables are found in the catalog. Real time, not the application clock, because
 * their keys are made in real time.
 */
export class LayPartitions implements DueWork {
  readonly name = 'platform.partitions';
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async run(): Promise<number> {
    const tables = await this.sql.rows<{ name: string }>(TABLES);
    return eachAlone(tables, async ({ name }) => {
      const row = await this.sql.row<{ laid: number }>(LAY, [name]);
      return (row?.laid ?? 0) > 0;
    });
  }
}
