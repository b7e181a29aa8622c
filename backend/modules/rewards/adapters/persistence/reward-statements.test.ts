import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { COMPLETED_REFERRALS, HIRES_OF_REFERRER } from './reward-statements.ts';

const [referrer, employer, job] = [newId(), newId(), newId()];
const PEOPLE = `insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
  values ($1, 'ref@example.com', 'Re', 'Fer', 'referrer', 'ABCD1234', now(), now()),
    ($2, 'boss@example.com', 'Bo', 'Ss', 'employer', 'EFGH5678', now(), now())`;
const JOB = `insert into jobs (id, employer_id, title, company, description, location, pay_rate, schedule, created_at, updated_at)
  values ($1, $2, '', '', '', '', '', '', now(), now())`;
/** One of three is the referrer's. One of five of those is completed, and all others are. */
const REFERRALS = `insert into referrals (id, job_id, employer_id, referrer_id, worker_name, worker_phone, source, payout_schedule, status,
    status_changed_at, hired_at, completed_at, created_at, updated_at)
  select gen_random_uuid(), $1, $2, case when n % 3 = 0 then $3::uuid end, 'Bo', '+1' || (2000000000 + n), 'link', '[]',
    case when is_completed then 'completed' else 'contacted' end, now(), case when is_completed then now() end,
    case when is_completed then now() end, now() - n * interval '1 minute', now()
  from generate_series(1, 12000) n cross join lateral (select n % 3 > 0 or n % 15 = 0 as is_completed) d`;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

let client: TestConnection['client'];
let drop: TestConnection['drop'];
beforeAll(async () => {
  ({ client, drop } = await connectTestDatabase());
  await client.query(PEOPLE, [referrer, employer]);
  await client.query(JOB, [job, employer]);
  await client.query(REFERRALS, [job, employer, referrer]);
  await client.query('vacuum analyze referrals');
});
afterAll(() => drop());

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** The executed nodes of a statement that read referrals. */
async function readingOf(text: string, values: readonly unknown[]): Promise<readonly PlanNode[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
    `explain (analyze, format json) ${text}`,
    [...values],
  );
  const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
  return nodes.filter((node) => node['Relation Name'] === 'referrals');
}

it('a page of finished referrals reads none of the unfinished ones in between', async () => {
  const reading = await readingOf(COMPLETED_REFERRALS.text, [referrer, 21, null, null]);
  expect(reading.length).toBeGreaterThan(0);
  const unneeded = reading.filter(
    (node) => node['Node Type'] !== 'Index Only Scan' && (node['Rows Removed by Filter'] ?? 0) > 0,
  );
  expect(unneeded).toEqual([]);
});

it('finished referrals are listed page by page, newest first', async () => {
  const first = await client.query(COMPLETED_REFERRALS.text, [referrer, 21, null, null]);
  const last = first.rows.at(-1);
  const next = await client.query(COMPLETED_REFERRALS.text, [referrer, 1000, last.createdAt, last.id]);
  const all = [...first.rows, ...next.rows].map(({ createdAt }) => String(createdAt));
  expect(all).toHaveLength(800);
  expect(all).toEqual(all.toSorted().toReversed());
});

it('the next reward of a referrer reads only the hires that the top tier needs', async () => {
  const { rows } = await client.query(HIRES_OF_REFERRER.text, [referrer]);
  expect(rows).toEqual([{ hires: 10 }]);
  const reading = await readingOf(HIRES_OF_REFERRER.text, [referrer]);
  expect(reading.map((node) => [node['Actual Rows'], node['Rows Removed by Filter'] ?? 0])).toEqual([
    [10, 0],
  ]);
});
