import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';

let url: string;
let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ url, client, drop } = await connectTestDatabase());
});
afterAll(() => drop());

/** One table by instant, and one by ID. Each has one partition before December 2030 and one from then on. */
beforeEach(async () => {
  await client.query(`set timezone = 'UTC';
    drop table if exists noted, clicked;
    create table noted (id uuid not null, at timestamptz not null, primary key (id, at)) partition by range (at);
    create index on noted (at desc, id desc);
    create table partitions.noted_until_first partition of noted for values from (minvalue) to ('2030-12-01 00:00:00+00');
    create table partitions.noted_later partition of noted for values from ('2030-12-01 00:00:00+00') to (maxvalue);
    create table clicked (id uuid primary key, seen_at timestamptz not null) partition by range (id);
    create table partitions.clicked_until_first partition of clicked for values from (minvalue) to ('${idOf('2030-12-01T00:00Z')}');
    create table partitions.clicked_later partition of clicked for values from ('${idOf('2030-12-01T00:00Z')}') to (maxvalue)`);
});

function idOf(at: string): string {
  const hex = new Date(at).getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

async function lay(at: string, table = 'noted'): Promise<number> {
  const { rows } = await client.query<{ laid: number }>('select lay_months($1::regclass, $2) as laid', [
    table,
    at,
  ]);
  return rows[0]?.laid ?? 0;
}

async function dropBefore(at: string, table = 'noted', column = 'at'): Promise<number> {
  const text = 'select drop_months($1::regclass, $2, $3) as dropped';
  const { rows } = await client.query<{ dropped: number }>(text, [table, at, column]);
  return rows[0]?.dropped ?? 0;
}

async function bounds(table = 'noted'): Promise<readonly string[]> {
  const { rows } = await client.query<{ bounds: string }>(
    `select concat_ws(' ', replace(partition::text, 'partitions.' || $1::text || '_', ''), to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'),
      '–', to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')) as bounds from month_partitions($1::regclass)`,
    [table],
  );
  return rows.map(({ bounds: text }) => text);
}

async function note(...instants: readonly string[]): Promise<void> {
  for (const at of instants) await client.query('insert into noted values (gen_random_uuid(), $1)', [at]);
}

/** The partition and instant of each row. */
async function noted(): Promise<readonly string[]> {
  const { rows } = await client.query<{ row: string }>(
    `select replace(tableoid::regclass::text, 'partitions.noted_', '') || ' ' || to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') as row
      from noted order by at`,
  );
  return rows.map(({ row }) => row);
}

describe('laying months', () => {
  it.each(['noted', 'clicked'])(
    '%s gets partitions for this month and the next three, once',
    async (table) => {
      expect(await lay('2030-12-31T23:59:59Z', table)).toBe(4);
      const laid = await bounds(table);
      expect(laid).toEqual([
        'until_first – 2030-12-01 00:00',
        '2030_12 2030-12-01 00:00 – 2031-01-01 00:00',
        '2031_01 2031-01-01 00:00 – 2031-02-01 00:00',
        '2031_02 2031-02-01 00:00 – 2031-03-01 00:00',
        '2031_03 2031-03-01 00:00 – 2031-04-01 00:00',
        'later 2031-04-01 00:00 –',
      ]);
      expect(await lay('2030-12-31T23:59:59Z', table)).toBe(0);
      expect(await bounds(table)).toEqual(laid);
      expect(await lay('2031-01-01T00:00:00Z', table)).toBe(1);
    },
  );

  it.each(['America/Los_Angeles', 'Pacific/Auckland'])(
    'months begin at midnight UTC for a session in %s',
    async (zone) => {
      await client.query(`set timezone = '${zone}'; set datestyle = 'German'`);
      await lay('2031-01-31T23:30:00Z');
      await note(
        '2031-01-31T23:59:59.999Z',
        '2031-02-01T00:00:00Z',
        '2031-02-28T23:59:59.999Z',
        '2031-03-01T00:00:00Z',
      );
      expect(await bounds()).toContain('2031_02 2031-02-01 00:00 – 2031-03-01 00:00');
      expect(await noted()).toEqual([
        '2031_01 2031-01-31 23:59:59.999',
        '2031_02 2031-02-01 00:00:00.000',
        '2031_02 2031-02-28 23:59:59.999',
        '2031_03 2031-03-01 00:00:00.000',
      ]);
      await client.query(`set datestyle = 'ISO'`);
    },
  );

  it('rows without a month are accepted, and move to their month when it is made', async () => {
    await note('2029-05-05T00:00:00Z', '2031-02-03T00:00:00Z', '2031-09-09T00:00:00Z');
    expect(await noted()).toEqual([
      'until_first 2029-05-05 00:00:00.000',
      'later 2031-02-03 00:00:00.000',
      'later 2031-09-09 00:00:00.000',
    ]);
    await lay('2031-01-15T00:00:00Z');
    expect(await noted()).toEqual([
      'until_first 2029-05-05 00:00:00.000',
      '2031_02 2031-02-03 00:00:00.000',
      'later 2031-09-09 00:00:00.000',
    ]);
  });

  it('months that passed without partitions share one', async () => {
    await note('2032-02-29T12:00:00Z');
    expect(await lay('2034-06-15T00:00:00Z')).toBe(5);
    expect(await bounds()).toEqual([
      'until_first – 2030-12-01 00:00',
      '2030_12 2030-12-01 00:00 – 2034-06-01 00:00',
      '2034_06 2034-06-01 00:00 – 2034-07-01 00:00',
      '2034_07 2034-07-01 00:00 – 2034-08-01 00:00',
      '2034_08 2034-08-01 00:00 – 2034-09-01 00:00',
      '2034_09 2034-09-01 00:00 – 2034-10-01 00:00',
      'later 2034-10-01 00:00 –',
    ]);
    expect(await noted()).toEqual(['2030_12 2032-02-29 12:00:00.000']);
  });

  it('a UUIDv7 decides the month of its row, and one row per ID is enforced across months', async () => {
    await lay('2030-12-31T23:59:59Z', 'clicked');
    const last = idOf('2030-12-31T23:59:59.999Z').replace('7000-8000-000000000000', '7fff-bfff-ffffffffffff');
    const add = (id: string) => client.query(`insert into clicked values ($1, now())`, [id]);
    await add(last);
    await add(idOf('2031-01-01T00:00:00Z'));
    const { rows } = await client.query<{ table: string }>(
      'select tableoid::regclass::text as table from clicked order by id',
    );
    expect(rows.map(({ table }) => table)).toEqual([
      'partitions.clicked_2030_12',
      'partitions.clicked_2031_01',
    ]);
    await expect(add(last)).rejects.toThrow('duplicate key');
  });

  it('two processes that lay months at the same time make each only once', async () => {
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query('begin');
    await other.query(`select lay_months('noted', '2030-12-15T00:00Z')`);
    expect(await lay('2030-12-15T00:00:00Z')).toBe(0);
    await other.query('commit');
    await other.end();
    expect(await bounds()).toHaveLength(6);
  });

  it('a table in use is left as it is, after half a second', async () => {
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query(`begin; insert into noted values (gen_random_uuid(), '2031-02-03')`);
    await expect(lay('2030-12-15T00:00:00Z')).rejects.toThrow('lock timeout');
    await other.query('commit');
    await other.end();
    expect(await bounds()).toHaveLength(2);
    expect(await lay('2030-12-15T00:00:00Z')).toBe(4);
    expect(await noted()).toEqual(['2031_02 2031-02-03 00:00:00.000']);
  });
});

describe('dropping months', () => {
  beforeEach(() => lay('2030-12-15T00:00:00Z'));

  it('months are dropped when they end before the instant and have no younger row', async () => {
    await note('2030-11-30T00:00:00Z', '2030-12-31T23:59:59Z', '2031-01-01T00:00:00Z');
    expect(await dropBefore('2030-12-31T23:59:59Z')).toBe(0);
    expect(await noted()).toHaveLength(3);
    expect(await dropBefore('2031-01-01T00:00:00Z')).toBe(1);
    expect(await noted()).toEqual(['2031_01 2031-01-01 00:00:00.000']);
    expect(await bounds()).toEqual([
      'until_2031_01 – 2031-01-01 00:00',
      '2031_01 2031-01-01 00:00 – 2031-02-01 00:00',
      '2031_02 2031-02-01 00:00 – 2031-03-01 00:00',
      '2031_03 2031-03-01 00:00 – 2031-04-01 00:00',
      'later 2031-04-01 00:00 –',
    ]);
  });

  it('old rows still have a partition afterward', async () => {
    await dropBefore('2031-02-01T00:00:00Z');
    await note('2026-11-20T00:00:00Z', '2031-01-05T00:00:00Z');
    expect(await noted()).toEqual([
      'until_2031_02 2026-11-20 00:00:00.000',
      'until_2031_02 2031-01-05 00:00:00.000',
    ]);
  });

  it('a row that was renewed since prevents its month from being dropped', async () => {
    await lay('2030-12-15T00:00:00Z', 'clicked');
    const renewed = idOf('2030-12-24T00:00:00Z');
    await client.query(`insert into clicked values ($1, '2031-06-01'), ($2, '2030-12-25')`, [
      renewed,
      idOf('2030-12-25T00:00:00Z'),
    ]);
    expect(await dropBefore('2031-05-01T00:00:00Z', 'clicked', 'seen_at')).toBe(0);
    await client.query(`update clicked set seen_at = '2031-04-30' where id = $1`, [renewed]);
    // Never the last one, which has no end.
    expect(await dropBefore('2035-01-01T00:00:00Z', 'clicked', 'seen_at')).toBe(4);
    expect((await client.query('select from clicked')).rowCount).toBe(0);
    expect(await bounds('clicked')).toEqual(['until_2031_04 – 2031-04-01 00:00', 'later 2031-04-01 00:00 –']);
  });
});
