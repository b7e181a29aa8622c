import type { Sql } from '#platform/persistence/sql.ts';

type Row = Readonly<Record<string, unknown>>;

interface Column {
  readonly name: string;
  readonly type: string;
}

/** Another value of a column, in SQL, by its type; what a check holds to a list is said by the test. */
const OTHER: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => `'another ${column}'`,
  boolean: (column) => `not ${column}`,
  integer: (column) => `coalesce(${column}, 0) + 1`,
  bigint: (column) => `coalesce(${column}, 0) + 100`,
  numeric: (column) => `coalesce(${column}, 0) + 1`,
  'double precision': (column) => `coalesce(${column}, 0) + 1`,
  date: () => `date '2031-02-03'`,
  'timestamp with time zone': () => `timestamptz '2031-02-03T04:05:06Z'`,
  ARRAY: (column) => `array['another ${column}']`,
};

/** Columns by which people are found, so that their data can be erased. */
const FOUND_BY = new Set(['email', 'email_verified_at', 'worker_email']);

/** Changes one row column by column, to see where each of them is seen. */
export class ColumnProbe {
  private readonly sql: Sql;
  private readonly table: string;
  private readonly id: string;

  constructor(sql: Sql, table: string, id: string) {
    this.sql = sql;
    this.table = table;
    this.id = id;
  }

  /** All but what the database computes. */
  async columns(): Promise<readonly Column[]> {
    const rows = await this.sql.rows<Column>(
      {
        name: 'probe-columns',
        text: `select column_name as name, data_type as type from information_schema.columns
          where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by column_name`,
      },
      [this.table],
    );
    return rows;
  }

  async row(): Promise<Row> {
    const { table } = this;
    const read = { name: `probe-${table}`, text: `select to_jsonb(t) as row from ${table} t where id = $1` };
    const found = await this.sql.row<{ row: Row }>(read, [this.id]);
    if (!found) throw new Error(`No ${table} with that id`);
    return found.row;
  }

  async change({ name, type }: Column, special: string | undefined, statement = 'other'): Promise<void> {
    const value = special ?? OTHER[type]?.(name);
    if (value === undefined) throw new Error(`Say another value for ${this.table}.${name}, a ${type}`);
    await this.write(`${this.table}-${name}-${statement}`, `${name} = ${value}`, []);
  }

  async restore(row: Row, { name }: Column): Promise<void> {
    const { table } = this;
    const was = `${name} = (jsonb_populate_record(null::${table}, $2::jsonb)).${name}`;
    await this.write(`${table}-${name}-back`, was, [JSON.stringify(row)]);
  }

  /** Something in every column, so that its loss is seen. */
  async fillAll(but: ReadonlySet<string>, others: Readonly<Record<string, string>>): Promise<void> {
    const columns = (await this.columns()).filter(({ name }) => !but.has(name));
    for (const column of columns) {
      const special = column.type === 'boolean' ? 'true' : others[column.name];
      if (!FOUND_BY.has(column.name)) await this.change(column, special, 'fill');
    }
  }

  private async write(name: string, assignment: string, values: readonly unknown[]): Promise<void> {
    const text = `update ${this.table} set ${assignment} where id = $1`;
    await this.sql.rows({ name: `probe-${name}`, text }, [this.id, ...values]);
  }
}
