import type { Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { SecurityEvents } from './2026-11-25-42-security-events.ts';
import { PreparedPartitions } from './2026-12-03-10-prepared-partitions.ts';
import { Partitions } from './2026-12-03-11-partitions.ts';

let client: TestConnection['client'];
let drop: TestConnection['drop'];
let url: string;
beforeAll(async () => {
  ({ client, drop, url } = await connectTestDatabase());
});
afterAll(() => drop());

async function migrate(type: new (...given: never[]) => Migration, isTransactional: boolean): Promise<void> {
  const migration: Migration = Reflect.construct(type, [{}, {}]);
  await migration.up();
  if (isTransactional) await client.query('begin');
  for (const query of migration.getQueries()) if (typeof query === 'string') await client.query(query);
  if (isTransactional) await client.query('commit');
}

/** The earlier tables, from the migrations of 2026-11-20 and later. */
const VISITS = `create table referral_visits (
    id uuid primary key,
    referrer_id uuid not null references users (id),
    job_id uuid references jobs (id),
    visitor_id uuid references users (id),
    code text not null,
    visited_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index referral_visits_referrer on referral_visits (referrer_id, visited_at desc);
  create index referral_visits_visitor on referral_visits (visitor_id, visited_at desc);
  create index referral_visits_job on referral_visits (job_id);
  alter table referral_visits add column first_visited_at timestamptz;
  create index referral_visits_first on referral_visits (referrer_id, first_visited_at);
  create index referral_visits_visited_at on referral_visits (visited_at)`;

const SHAPE = `select c.relname || ' ' || pg_get_constraintdef(k.oid) as part from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relname in ('security_events', 'referral_visits')
  union all select replace(pg_get_indexdef(indexrelid), ' ONLY ', ' ') from pg_index
    where indrelid in ('security_events'::regclass, 'referral_visits'::regclass)
  union all select table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
    from information_schema.columns where table_name in ('security_events', 'referral_visits')
  union all select pg_get_triggerdef(oid) from pg_trigger
    where tgrelid in ('security_events'::regclass, 'referral_visits'::regclass) and not tgisinternal
  order by 1`;

it('existing rows stay, in the table of before, with every constraint, index, and trigger', async () => {
  const shape = (await client.query<{ part: string }>(SHAPE)).rows;
  await client.query(
    `drop table security_events, referral_visits; drop function security_events_are_kept, security_events_stay`,
  );
  await migrate(SecurityEvents, true);
  await client.query(VISITS);
  const before = new Set((await client.query<{ part: string }>(SHAPE)).rows.map(({ part }) => part));
  await client.query(`insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
    values (gen_random_uuid(), 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now())`);
  await client.query(`insert into security_events (id, at, user_id, kind)
    select gen_random_uuid(), now() - n * interval '1 day', users.id, 'signed_in' from users, generate_series(0, 500) n`);
  await client.query(`insert into referral_visits (id, referrer_id, code, visited_at, first_visited_at, expires_at)
    select gen_random_uuid(), users.id, 'CODE' || n, now() - n * interval '1 day', now(), now() from users, generate_series(0, 500) n`);
  await client.query(`insert into referral_visits (id, referrer_id, code, visited_at, first_visited_at, expires_at)
    select '01890a5d-ac96-774b-bcce-b302099a8057', id, 'SEVEN', now(), now(), now() from users`);
  const rowsOf = async (table: string, columns: string) =>
    (await client.query(`select ${columns} from ${table} order by 1`)).rows;
  const events = await rowsOf('security_events', '*');
  const visits = await rowsOf('referral_visits', 'code, referrer_id, visited_at');

  const earlier = new Client({ connectionString: url });
  await earlier.connect();
  const prepared = async (): Promise<unknown> => {
    const listed = await earlier.query({ name: 'list', text: 'select * from security_events order by id' });
    const added = await earlier.query({
      name: 'add',
      text: `insert into referral_visits (id, referrer_id, code, visited_at, expires_at)
        select '01890a5d-ac96-774b-bcce-b302099a8058', id, 'EIGHT', now(), now() from users`,
    });
    await earlier.query({ name: 'remove', text: `delete from referral_visits where code = 'EIGHT'` });
    return [listed.rows, added.rowCount];
  };
  const answers = await prepared();

  // A first try may have been interrupted.
  await migrate(PreparedPartitions, false);
  await migrate(PreparedPartitions, false);
  const implied: string[] = [];
  client.on('notice', ({ message = '' }) =>
    implied.push(...(/table "(\w+)" is implied/.exec(message)?.slice(1) ?? [])),
  );
  await client.query('set client_min_messages = debug1');
  await migrate(Partitions, true);
  await client.query('reset client_min_messages');
  // Attached without reading a row or building an index.
  expect(implied).toEqual(['security_events_until_first', 'referral_visits_until_first']);
  const indexes = `select count(*)::int as n from pg_index where indrelid = $1::regclass`;
  for (const table of implied)
    expect((await client.query(indexes, [`partitions.${table}`])).rows).toEqual([{ n: 6 }]);

  // Processes of the release before have prepared their statements.
  expect(await prepared()).toEqual(answers);
  await earlier.end();
  expect(await rowsOf('security_events', '*')).toEqual(events);
  expect(await rowsOf('referral_visits', 'code, referrer_id, visited_at')).toEqual(visits);
  expect(await rowsOf('referral_visits', 'id, code')).toContainEqual({
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    code: 'SEVEN',
  });
  expect((await client.query<{ part: string }>(SHAPE)).rows).toEqual(shape);
  const lost = [...before].filter((part) => !shape.some((row) => row.part === part));
  expect(lost).toEqual([
    expect.stringContaining('UNIQUE INDEX security_events_pkey'),
    'security_events PRIMARY KEY (id)',
  ]);
  const found = await client.query<{ name: string; n: string }>(
    `select tableoid::regclass::text as name, count(*)::int as n from security_events group by 1
      union all select tableoid::regclass::text, count(*)::int from referral_visits group by 1 order by 1`,
  );
  expect(found.rows).toEqual([
    { name: 'partitions.referral_visits_until_first', n: 502 },
    { name: 'partitions.security_events_until_first', n: 501 },
  ]);
  const bounds = await client.query(
    `select from month_partitions('security_events') where ends_at > now() + interval '1 month' and ends_at < now() + interval '63 days'`,
  );
  expect(bounds.rowCount).toBe(1);
  await expect(client.query('delete from security_events')).rejects.toThrow('only ever added to');
});
