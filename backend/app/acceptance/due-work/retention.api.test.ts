import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENTS_QUEUE, FAILED_QUEUE, JOBS_QUEUE } from '#platform/queue/install-queues.ts';
import { DUE_WORK, QUEUE_WATCH } from '#platform/tokens.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { textOf } from '#testing/rules/repository-files.ts';
import { realTime } from '#testing/fixtures/time/real-time.ts';

const [, swept = '', kept = ''] = textOf('docs/retention.md').split(/\n## (?:Swept|Retained)\n/);
const rows = (part: string) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .map(([, table = '', time = '', sweep = '']) => ({ table, time, sweep }));
const sweptTables = rows(swept);
const keptTables = [...kept.matchAll(/`(\w+)`/g)].map(([, table = '']) => table);
/** Null if the time does not depend on days. */
function daysIn(time: string): number | null {
  const days = /\b(a|\d+) (day|year)s?\b/.exec(time);
  if (!days) return null;
  return (days[1] === 'a' ? 1 : Number(days[1])) * (days[2] === 'year' ? 365 : 1);
}
const daysOf = (table: string): number | null =>
  daysIn(sweptTables.find((row) => row.table === table)?.time ?? '');

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'mikro_orm_migrations'`;

/** The text below the table describes what pg-boss removes itself. */
const [, done = '', failed = ''] =
  /`pgboss\.job`\) after ([\w ]+), and permanently failed work after ([\w ]+) \(/.exec(swept) ?? [];
/** Creates a row of `$1` with the age `$2`; `$3` is a person. */
const ROWS: Readonly<Record<string, string>> = {
  notifications: `insert into notifications (id, user_id, type, title, message, created_at) values (gen_random_uuid(), $2, 'new_job', 'A', 'B', $1)`,
  sms_log: `insert into sms_log (id, recipient_phone, message, status, budget, created_at, sender_id) values (gen_random_uuid(), '+15125550100', 'A', 'sent', 'caused', $1, $2)`,
  text_days: `insert into text_days (day, texts) select $1::timestamptz, 4 where $2::uuid is not null`,
  inbound_texts: `insert into inbound_texts (provider_id, received_at) select gen_random_uuid()::text, $1::timestamptz where $2::uuid is not null`,
  referral_visits: `insert into referral_visits (id, referrer_id, code, visited_at, first_visited_at, expires_at) values (gen_random_uuid(), $2, 'ABC', $1, $1, $1)`,
  idempotent_calls: `insert into idempotent_calls (user_id, key, call, body_hash, created_at) values ($2, gen_random_uuid()::text, 'POST /', 'x', $1)`,
  security_events: `insert into security_events (id, at, user_id, kind) values (gen_random_uuid(), $1, $2, 'password_changed')`,
  sessions: `insert into sessions (sid, sess, user_id, expire, created_at)
    select gen_random_uuid()::text, '{"userType": "worker"}', $2, session_end($1, 'worker'), $1`,
  drafts: `insert into drafts (user_id, place, content, updated_at) values ($2, 'post:' || gen_random_uuid(), 'A', $1)`,
  judged_writings: `insert into judged_writings (id, author_id, kind, link_count, in_review, auto_flags, created_at)
    values (gen_random_uuid(), $2, 'post', 0, false, '{}', $1)`,
  phone_codes: `insert into phone_codes (id, code, forgotten_at)
    select gen_random_uuid()::text, '{}', $1::timestamptz + interval '1 day' where $2::uuid is not null`,
  waitlist_signups: `insert into waitlist_signups (id, email, language, ip_address, user_agent, last_mail_at, created_at)
    select gen_random_uuid(), gen_random_uuid() || '@example.com', 'en', '', '', $1, $1 where $2::uuid is not null`,
  offer_templates: `insert into offer_templates (id, holder_id, created_by, name, deleted_at, created_at, updated_at)
    values (gen_random_uuid(), $2, $2, 'A', $1, $1, $1)`,
  images: `insert into images (id, owner_id, purpose, content_type, width, height, content, created_at, checked_at)
    values (gen_random_uuid(), $2, 'post', 'image/webp', 1, 1, 'x', $1, $1)`,
  handled_events: `insert into handled_events (consumer, event_id, handled_at) select 'a', gen_random_uuid(), $1::timestamptz where $2::uuid is not null`,
  background_reports: `insert into background_reports (action_id, sealed, settled_at) select gen_random_uuid(), 'x', $1::timestamptz where $2::uuid is not null`,
  webhook_events: `insert into webhook_events (id, provider, type, received_at) select 'evt_' || gen_random_uuid(), 'sandbox', 'payment_intent.succeeded', $1::timestamptz where $2::uuid is not null`,
};

/** Tables that use the machine's own time (docs/testing.md#what-stays-in-real-time). */
const SWEPT_BY_REAL_TIME: ReadonlySet<string> = new Set([
  'idempotent_calls',
  'security_events',
  'sessions',
  'handled_events',
]);

/** The trigger records each deleting statement, even if it finds nothing. */
const NOTE_DELETION = `create function note_deletion() returns trigger language plpgsql as $$
  begin insert into test_deletions values (tg_table_name); return null; end $$`;
const noted = (table: string): string =>
  `create trigger note_deletion after delete on "${table}" for each statement execute function note_deletion()`;

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

describe('the page on retention', () => {
  it('the page names each table once', async () => {
    const there = await app.application.sql.rows<{ name: string }>({ name: 'test-tables', text: TABLES });
    const named = [...sweptTables.map(({ table }) => table), ...keptTables];
    expect(named.toSorted()).toEqual(there.map(({ name }) => name).toSorted());
  });

  it('every retention period in days is tested', () => {
    const counted = sweptTables.filter(({ time }) => daysIn(time) !== null).map(({ table }) => table);
    expect(Object.keys(ROWS).toSorted()).toEqual(counted.toSorted());
  });

  it('the page describes the queue’s retention correctly', async () => {
    const queues = await runSql<{ name: string; waiting: number; done: number }>(
      app.application.sql,
      `select name, retention_seconds / 86400 as waiting, deletion_seconds / 86400 as done from pgboss.queue`,
    );
    const of = Object.fromEntries(queues.map((queue) => [queue.name, queue]));
    expect([of[EVENTS_QUEUE]?.done, of[JOBS_QUEUE]?.done]).toEqual([daysIn(done), daysIn(done)]);
    expect(of[FAILED_QUEUE]).toMatchObject({ waiting: daysIn(failed), done: daysIn(failed) });
  });

  it('the page names every table that due work deletes from, with the work that does it', async () => {
    const { sql } = app.application;
    await runSql(sql, 'create table test_deletions (name text not null)');
    await runSql(sql, NOTE_DELETION);
    for (const { name } of await sql.rows<{ name: string }>({ name: 'test-tables', text: TABLES }))
      if (name !== 'test_deletions') await runSql(sql, noted(name));
    const found: string[] = [];
    for (const work of app.application.all(DUE_WORK)) {
      await runSql(sql, 'delete from test_deletions');
      await work.run();
      const from = await runSql<{ name: string }>(sql, 'select distinct name from test_deletions order by 1');
      found.push(...from.map(({ name }) => `${name}: ${work.name}`));
    }
    await runSql(sql, 'drop function note_deletion cascade');
    await runSql(sql, 'drop table test_deletions');
    const said = sweptTables.map(({ table, sweep }) => `${table}: ${sweep}`);
    expect(found.filter((one) => !said.includes(one))).toEqual([]);
    expect(found.length).toBeGreaterThan(15);
  });

  it('the sweeps that the page names exist', async () => {
    const there = (await app.application.get(QUEUE_WATCH).sweeps()).map(({ name }) => name);
    expect(sweptTables.filter(({ sweep }) => !there.includes(sweep))).toEqual([]);
  });
});

it.each(Object.keys(ROWS))('rows of %s are deleted after as many days as the page says', async (table) => {
  const { sql } = app.application;
  const { id } = await signUpReferrer(app);
  const days = daysOf(table) ?? 0;
  expect(days).toBeGreaterThan(0);
  const now = SWEPT_BY_REAL_TIME.has(table) ? realTime() : app.application.clock.now().getTime();
  const at = (age: number): Date => new Date(now - age * 86_400_000);
  const count = async (): Promise<number> => {
    const found = await sql.row<{ count: number }>({
      name: `test-count-${table}`,
      text: `select count(*)::int as count from ${table}`,
    });
    return found?.count ?? 0;
  };
  const before = await count();
  const add = { name: `test-add-${table}`, text: ROWS[table] ?? '' };
  await sql.rows(add, [at(days + 1.5), id]);
  await sql.rows(add, [at(days - 1.5 > 0 ? days - 1.5 : days / 2), id]);
  expect(await count()).toBe(before + 2);
  await app.application.worker.runDueWork();
  expect(await count()).toBe(before + 1);
});
