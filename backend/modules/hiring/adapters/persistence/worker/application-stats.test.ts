import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { SqlApplicationQueries } from './sql-application-queries.ts';

const [worker, employer] = [newId<'user'>(), newId()];
const PEOPLE = `insert into users (id, email, email_verified_at, first_name, last_name, user_type, referral_code, created_at, updated_at)
  values ($1, 'bo@example.com', now(), 'Bo', 'Smith', 'worker', 'ABCD1234', now(), now()),
    ($2, 'boss@example.com', now(), 'Bo', 'Ss', 'employer', 'EFGH5678', now(), now())`;
const JOBS = `insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, created_at, updated_at)
  select gen_random_uuid(), $1, n::text, '', '', '', '', '', now(), now() from generate_series(1, 4) n`;
/** By account, by confirmed email, and by an email that the worker has not confirmed. */
const REFERRALS = `insert into referrals (id, job_id, employer_id, worker_id, worker_name, worker_phone, worker_email, verification_status,
    source, payout_schedule, status, status_changed_at, hired_at, created_at, updated_at)
  select gen_random_uuid(), jobs.id, employer_id, case when by = 'account' then $1::uuid end, 'Bo', '+1' || (2000000000 + n), 'bo@example.com', verified,
    'link', '[]', status, now(), case status when 'hired' then now() end, now(), now()
  from (values (1, 'account', 'verified', 'submitted'), (2, 'account', 'pending', 'offer_sent'), (3, 'email', 'verified', 'hired'),
    (4, 'email', 'pending', 'submitted')) r (n, by, verified, status) join jobs on title = n::text`;

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
  await client.query(PEOPLE, [worker, employer]);
  await client.query(JOBS, [employer]);
  await client.query(REFERRALS, [worker]);
});
afterAll(() => drop());

it('the figures of a worker count each application once and compare none with the others', async () => {
  const texts: string[] = [];
  const row = async (statement: { readonly text: string }, values: readonly unknown[]): Promise<unknown> => {
    texts.push(statement.text);
    return (await client.query(statement.text, [...values])).rows[0];
  };
  const queries = new SqlApplicationQueries({ row } as unknown as Sql);
  expect(await queries.stats(worker)).toEqual({
    applications: 3,
    open: 1,
    interviews: 2,
    offers: 1,
    hires: 1,
  });
  const { rows } = await client.query(`explain (format json) ${texts[0]}`, [worker]);
  expect(JSON.stringify(rows)).not.toMatch(/"Group Key"|"Node Type":"Unique"/);
});
