import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { LayPartitions } from './lay-partitions.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const rows = <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  runSql<Row>(app.application.sql, text, values);

/** The tables whose months are made for less than the next three. */
const late = (): Promise<readonly { name: string }[]> =>
  rows<{ name: string }>(`select t.name from (values ('referral_visits'), ('security_events')) t (name),
    month_partitions(t.name::regclass) m where m.ends_at is null and m.starts_at < now() + interval '3 months' order by 1`);

describe('the months of one database, one step after the other', { shuffle: false }, () => {
  it('a table that cannot be changed now does not stop the months of others, and gets its own later', async () => {
    const lay = new LayPartitions(app.application.sql);
    const caller = new Client({ connectionString: app.databaseUrl });
    await caller.connect();
    await caller.query('begin; lock table referral_visits in row exclusive mode');
    expect(await late()).toHaveLength(2);
    expect(await lay.run()).toBe(1);
    expect(await late()).toEqual([{ name: 'referral_visits' }]);
    await expect(lay.run()).rejects.toThrow('lock timeout');
    await caller.query('commit');
    await caller.end();
    expect(await lay.run()).toBe(1);
    expect(await late()).toEqual([]);
    expect(await lay.run()).toBe(0);
  });

  /** Creates a row of `$1` with the age `$2`; `$3` is a person. */
  const OLD: Readonly<Record<string, string>> = {
    security_events: `insert into security_events (id, at, user_id, kind) values ($1, $2, $3, 'password_changed')`,
    referral_visits: `insert into referral_visits (id, referrer_id, code, visited_at, first_visited_at, expires_at)
      values ($1, $3, 'ABC', $2, $2, $2)`,
  };

  describe.each(Object.keys(OLD))('%s', (table) => {
    it('old months are dropped as a whole, and younger rows remain', async () => {
      const { id } = await signUpReferrer(app);
      const add = (row: string, at: string): Promise<unknown> => rows(OLD[table] ?? '', [row, at, id]);
      const key = `(select key_type from month_partitions('${table}') limit 1)`;
      await rows(`do $$ begin
        alter table ${table} detach partition partitions.${table}_until_first;
        perform add_month_partition('${table}', 'until_2020_01', null, '2020-01-01Z', ${key});
        perform add_month_partition('${table}', '2020_01', '2020-01-01Z', '2020-02-01Z', ${key});
        perform add_month_partition('${table}', '2020_02', '2020-02-01Z', (select min(starts_at) from month_partitions('${table}')
          where starts_at > '2020-02-01Z'), ${key});
      end $$`);
      await add('016f5e66-e800-7000-8000-00000000000a', '2019-12-31T23:59:59Z');
      await add('016f5f00-0000-7000-8000-00000000000b', '2020-01-01T02:47:00Z');
      const [before] = await rows<{ n: number }>(`select count(*)::int as n from ${table}`);
      await app.application.worker.runDueWork();
      expect(await rows(`select count(*)::int as n from ${table}`)).toEqual([{ n: (before?.n ?? 0) - 2 }]);
      const [oldest, ...others] = await rows<{ name: string }>(
        `select partition::text as name from month_partitions('${table}')`,
      );
      expect(oldest?.name).toBe(`partitions.${table}_until_2020_02`);
      expect(others.map(({ name }) => name)).not.toContain(`partitions.${table}_2020_01`);
    });
  });

  it.each(['partitions.security_events_later', 'partitions.security_events_until_2020_02'])(
    'events in %s cannot be removed either',
    async (partition) => {
      await rows(`insert into ${partition} (id, at, kind) select gen_random_uuid(),
        case when '${partition}' like '%later' then '2100-01-01Z' else '2020-01-01Z' end::timestamptz, 'signed_out'`);
      await expect(rows(`update ${partition} set detail = detail`)).rejects.toThrow('only ever added to');
      await expect(rows(`truncate ${partition}`)).rejects.toThrow('only ever added to');
      if (partition.endsWith('later'))
        await expect(rows(`delete from ${partition}`)).rejects.toThrow('only ever added to');
    },
  );

  it('accounts and jobs can be read while months are made and dropped', async () => {
    const reader = new Client({ connectionString: app.databaseUrl });
    await reader.connect();
    await reader.query('begin; lock table users, jobs in access share mode');
    for (const [table, column] of [
      ['security_events', 'at'],
      ['referral_visits', 'visited_at'],
    ]) {
      expect(await rows(`select lay_months('${table}', '2040-06-15Z') as laid`)).toEqual([{ laid: 5 }]);
      const drop = `select drop_months('${table}', '2040-07-01Z', '${column}') > 0 as "areDropped"`;
      expect(await rows(drop)).toEqual([{ areDropped: true }]);
    }
    await reader.query('rollback');
    await reader.end();
  });
});
