import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpAdmin } from '#modules/admin/testing/sign-up-admin.ts';
import { statementsOf, type RanStatement } from '#testing/database/explain.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

interface Executed {
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Executed[];
}

/** Far from the present, so that the events of the test’s own sign-ins are the oldest. */
const NOW = '2060-12-31T23:59:59Z';

let app: TestApplication;
let client: Client;
let admin: HttpClient;
let person: SignedUp;

beforeAll(async () => {
  app = await startTestApplication();
  ({ client: admin } = await signUpAdmin(app));
  person = await signUpReferrer(app);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(`do $$ begin
    for month in 1..12 loop
      perform lay_months('security_events', make_timestamptz(2060, month, 1, 0, 0, 0, 'UTC'));
      perform lay_months('referral_visits', make_timestamptz(2060, month, 1, 0, 0, 0, 'UTC'));
    end loop;
  end $$`);
  await client.query(
    `insert into security_events (id, at, user_id, kind, address)
      select gen_random_uuid(), $1::timestamptz - n * interval '2 hours', $2, 'password_changed', '192.0.2.1' from generate_series(1, 4000) n`,
    [NOW, person.id],
  );
  await client.query('analyze security_events');
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

function touched(node: Executed): string[] {
  const name = node['Relation Name'];
  const own = name !== undefined && node['Actual Loops'] > 0 ? [name] : [];
  return [...own, ...(node.Plans ?? []).flatMap(touched)];
}

/** The partitions that a statement reads, with the plan for all values. */
async function partitionsRead(
  table: string,
  { statement, values }: RanStatement,
): Promise<readonly string[]> {
  await client.query('set plan_cache_mode = force_generic_plan');
  const explained = { name: `explain-${statement.name}`, text: statement.text, values: [...values] };
  await client.query(explained);
  const given = values.map((value) => client.escapeLiteral(String(value)).replace(/^'null'$/, 'null'));
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Executed }[] }>(
    `explain (analyze, format json) execute "explain-${statement.name}"${given.length > 0 ? `(${given.join(', ')})` : ''}`,
  );
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  return plan ? touched(plan.Plan).filter((name) => name.startsWith(`${table}_`)) : [];
}

const LATER = ['later', '2061_03', '2061_02', '2061_01', '2060_12'].map(
  (month) => `security_events_${month}`,
);

it.each([
  ['admins', '/api/admin/security-events?limit=20', () => admin],
  ['a person', '/api/auth/security-events?limit=20', () => person.client],
])('the newest page of events for %s reads the current month and empty ones', async (_, address, reader) => {
  const ran = await statementsOf(app.application.sql, async () => {
    expect((await reader().get(address)).status).toBe(200);
  });
  const lists = ran.filter(
    ({ statement }) => /from security_events\b.*limit/s.test(statement.text) && !/count/.test(statement.text),
  );
  expect(lists).toHaveLength(1);
  for (const list of lists) expect(await partitionsRead('security_events', list)).toEqual(LATER);
});

it('the sweep of events reads only months that have expired', async () => {
  const ran = await statementsOf(app.application.sql, () => app.application.worker.runDueWork());
  const sweep = ran.find(({ statement }) => statement.name === 'security-events-forget');
  expect(sweep).toBeDefined();
  if (sweep)
    expect(new Set(await partitionsRead('security_events', sweep))).toEqual(
      new Set(['security_events_until_first']),
    );
});

it('a visit is found in the month of its ID', async () => {
  const visit = '01890a5d-ac96-774b-bcce-b302099a8057';
  const statement = {
    name: 'test-visit',
    text: 'update referral_visits set visited_at = visited_at where id = $1',
  };
  expect(await partitionsRead('referral_visits', { statement, values: [visit] })).toEqual([
    'referral_visits_until_first',
  ]);
});
