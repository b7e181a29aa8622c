import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ORM } from '#platform/tokens.ts';

/** Columns that no mapping and no statement writes, by the reason; a name may represent a whole table. */
const NOT_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'one row, by its default': ['application_clock.id', 'demo_data.id'],
  'rate-limiter-flexible writes them': ['rate_limits.expire', 'rate_limits.key', 'rate_limits.points'],
  'a trigger writes them': [
    'job_spots.latitude',
    'job_spots.longitude',
    'job_spots.spot',
    'jobs.card',
    'jobs.cell',
    'jobs.search_words',
    'jobs.spot',
    'ledger_accounts.currency',
    'sandbox_balance_transactions.created_at',
    'sandbox_balance_transactions.id',
  ],
  'by hand, to take a package off the list': ['job_posting_packages.is_active'],
  'billing keeps plans in a table of its own': [
    'users.stripe_subscription_id',
    'users.subscription_ends_at',
    'users.subscription_plan',
    'users.subscription_status',
  ],
  'billing keeps its customers in a table of its own': ['users.stripe_customer_id'],
  'processes of an older release know it': ['sms_log.cost_cents'],
  'nobody gives people scores': ['users.referrer_quality_score', 'users.specializations'],
  'people are found by the town they name': ['users.latitude', 'users.longitude'],
  'checks and references are kept by their own context': [
    'candidate_profiles.background_check_consent',
    'candidate_profiles.background_check_data',
    'candidate_profiles.background_check_status',
    'candidate_profiles.consent_received_at',
    'candidate_profiles.consent_request_sent_at',
    'candidate_profiles.fcra_disclosure_version',
    'candidate_profiles.reference_score',
    'candidate_profiles.references',
    'referrals.reference_checks',
  ],
  'made from the address of the product': ['candidate_profiles.presentation_url'],
  'each worker of a crew has a referral of their own': ['referrals.team_members'],
  'the signature stands in the signed document': ['offer_letters.worker_signature_url'],
};

const SOURCES = ['backend/{modules,platform,app}/**/*.ts', 'backend/migrations/*.ts'];
const NO_SOURCE = /\.test\.ts$|\/testing\//;

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

it('every column of every table is written by a mapping or a statement', async () => {
  const written = new Set([...mappedColumns(), ...(await statedColumns())]);
  const columns = await app.application.sql.rows<{ column: string }>({
    name: 'test-columns',
    text: `select c.table_name || '.' || c.column_name as column from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        and coalesce(c.column_default, '') !~ '^(now|gen_random_uuid|nextval)'
        and c.table_name <> 'mikro_orm_migrations' order by 1`,
  });
  const listed = new Set(Object.values(NOT_WRITTEN).flat());
  const isListed = (column: string): boolean => listed.has(column) || listed.has(column.split('.')[0] ?? '');
  const names = columns.map(({ column }) => column);
  expect(names.filter((column) => !written.has(column) && !isListed(column))).toEqual([]);
  // A column with a writer must leave the list.
  expect([...listed].filter((column) => written.has(column))).toEqual([]);
});

function mappedColumns(): string[] {
  const entities = [...app.application.get(ORM).getMetadata().getAll().values()];
  return entities.flatMap(({ tableName, props }) =>
    props.flatMap(({ fieldNames }) => fieldNames.map((field) => `${tableName}.${field}`)),
  );
}

/** The columns in literal inserts and updates. */
async function statedColumns(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(SOURCES)) {
    if (NO_SOURCE.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    for (const [, table, names = ''] of text.matchAll(/insert into (\w+)(?: as \w+)?\s*\(([^)]*)\)/gi))
      for (const name of names.split(',')) found.push(`${table}.${name.trim()}`);
    for (const [, table, changes = ''] of text.matchAll(
      /update (?:only )?(\w+)(?: (?:as )?\w+)?\s+set\s([\s\S]*?)(?:\bwhere\b|\bfrom\b|\breturning\b|`|'\s*[),;])/gi,
    ))
      for (const [, name] of changes.matchAll(/(\w+)\s*=(?!\s*(?:null\b|'\{\}))/g))
        found.push(`${table}.${name}`);
  }
  return found;
}
