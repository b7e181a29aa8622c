import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerCheck } from '#modules/billing/index.ts';
import { defineSql } from '#platform/persistence/sql-definitions.ts';
import { Sql } from '#platform/persistence/sql.ts';
import { createEmptyDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { definitions } from './definitions.ts';
import { migrations } from './index.ts';

const NAME = '2026-11-23-83-ledger-accounts';
const [E, R] = ['019d0000-0000-7000-8000-00000000000e', '019d0000-0000-7000-8000-00000000000f'];

/**
 * An employer who paid for one referral in the sandbox and for another with Stripe: hired, undone, and hired
 * again, a part released, a refund, a reward, and a refunded post.
 */
const HISTORY = `
  insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at) values
    ('${E}', 'boss@example.com', 'Bo', 'Ss', 'employer', 'ABCD1234', now(), now()),
    ('${R}', 'ref@example.com', 'Re', 'Ferrer', 'referrer', 'ABCD1235', now(), now());
  insert into payments (id, employer_id, purpose, referral_id, status, lines, amount_cents, refunded_cents, provider,
      provider_payment_id, succeeded_at, created_at, updated_at)
    select id, '${E}', purpose, referral, 'succeeded', '[]', cents, back, provider, id::text, now(), now(), now()
    from (values (pg_temp.id(1), 'offer', pg_temp.id(11), 62500, 0, 'sandbox'),
      (pg_temp.id(2), 'offer', pg_temp.id(12), 52500, 50000, 'stripe'),
      (pg_temp.id(3), 'job_post', null, 4900, 4900, 'stripe')) p (id, purpose, referral, cents, back, provider);
  insert into refunds (id, payment_id, position, amount_cents, status, provider_refund_id, created_at, updated_at) values
    (pg_temp.id(21), pg_temp.id(2), 1, 50000, 'settled', 're_1', now(), now()),
    (pg_temp.id(22), pg_temp.id(3), 1, 4900, 'requested', null, now(), now());
  insert into obligations (id, referral_id, job_id, employer_id, referrer_id, offer_letter_id, kind, amount_cents,
      refunded_cents, state, live_key, payment_id, created_at, updated_at)
    select id, referral, pg_temp.id(90), '${E}', '${R}', letter, kind, cents, back, state, live, payment, now(), now()
    from (values (pg_temp.id(31), pg_temp.id(11), pg_temp.id(41), 'letter_fee', 2500, 0, 'delivered', 'a', pg_temp.id(1)),
      (pg_temp.id(32), pg_temp.id(11), null, 'bonus', 50000, 0, 'committed', 'b', pg_temp.id(1)),
      (pg_temp.id(33), pg_temp.id(11), null, 'drug_test', 5000, 0, 'delivered', 'c', pg_temp.id(1)),
      (pg_temp.id(34), pg_temp.id(11), null, 'background_check', 5000, 0, 'held', 'd', pg_temp.id(1)),
      (pg_temp.id(35), pg_temp.id(12), pg_temp.id(42), 'letter_fee', 2500, 0, 'delivered', 'e', pg_temp.id(2)),
      (pg_temp.id(36), pg_temp.id(12), null, 'bonus', 50000, 50000, 'refunded', null, pg_temp.id(2)))
      o (id, referral, letter, kind, cents, back, state, live, payment);
  insert into milestones (id, obligation_id, referral_id, job_id, employer_id, referrer_id, position, percent, amount_cents,
      due_at, state, released_at, created_at) values
    (pg_temp.id(51), pg_temp.id(32), pg_temp.id(11), pg_temp.id(90), '${E}', '${R}', 1, 25, 12500, now(), 'released', now(), now()),
    (pg_temp.id(52), pg_temp.id(32), pg_temp.id(11), pg_temp.id(90), '${E}', '${R}', 2, 75, 37500, now(), 'pending', null, now());
  insert into ledger_transactions (id, kind, reference, referral_id, payment_id, occurred_at)
    select pg_temp.id(100 + n), kind, reference, referral, payment, '2026-10-01T12:00Z'::timestamptz + n * interval '1 day'
    from (values (1, 'charge_succeeded', 'charge:' || pg_temp.id(1), pg_temp.id(11), pg_temp.id(1)),
      (2, 'hire_committed', 'hire:' || pg_temp.id(61), pg_temp.id(11), null),
      (3, 'hire_undone', 'undo:hire:' || pg_temp.id(61), pg_temp.id(11), null),
      (4, 'hire_committed', 'hire:' || pg_temp.id(62), pg_temp.id(11), null),
      (5, 'milestone_released', 'milestone:' || pg_temp.id(51) || ':released', pg_temp.id(11), null),
      (6, 'add_on_delivered', 'delivered:' || pg_temp.id(33), pg_temp.id(11), null),
      (7, 'charge_succeeded', 'charge:' || pg_temp.id(2), pg_temp.id(12), pg_temp.id(2)),
      (8, 'refund_requested', 'refund:' || pg_temp.id(21) || ':requested', pg_temp.id(12), pg_temp.id(2)),
      (9, 'refund_settled', 'refund:' || pg_temp.id(21) || ':settled', pg_temp.id(12), pg_temp.id(2)),
      (10, 'charge_succeeded', 'charge:' || pg_temp.id(3), null, pg_temp.id(3)),
      (11, 'job_post_given_back', 'given_back:' || pg_temp.id(3), null, pg_temp.id(3)),
      (12, 'refund_requested', 'refund:' || pg_temp.id(22) || ':requested', null, pg_temp.id(3)),
      (13, 'reward_paid', 'reward:' || pg_temp.id(71), pg_temp.id(12), null)) t (n, kind, reference, referral, payment);
  insert into ledger_entries (transaction_id, account, amount_cents)
    select pg_temp.id(100 + n), account, cents from (values
      (1, 'provider_clearing', -62500), (1, 'revenue:letter_fee', 2500), (1, 'employer_held:${E}', 60000),
      (2, 'employer_held:${E}', -50000), (2, 'referrer_committed:${R}', 50000),
      (3, 'employer_held:${E}', 50000), (3, 'referrer_committed:${R}', -50000),
      (4, 'employer_held:${E}', -50000), (4, 'referrer_committed:${R}', 50000),
      (5, 'referrer_committed:${R}', -12500), (5, 'referrer_available:${R}', 12500),
      (6, 'employer_held:${E}', -5000), (6, 'revenue:add_on', 5000),
      (7, 'provider_clearing', -52500), (7, 'revenue:letter_fee', 2500), (7, 'employer_held:${E}', 50000),
      (8, 'employer_held:${E}', -50000), (8, 'refunds_pending:${E}', 50000),
      (9, 'refunds_pending:${E}', -50000), (9, 'provider_clearing', 50000),
      (10, 'provider_clearing', -4900), (10, 'revenue:job_post', 4900),
      (11, 'revenue:job_post', -4900), (11, 'employer_held:${E}', 4900),
      (12, 'employer_held:${E}', -4900), (12, 'refunds_pending:${E}', 4900),
      (13, 'reward_expense', -5000), (13, 'referrer_available:${R}', 5000)) e (n, account, cents)`;
const SHORT_IDS = `create function pg_temp.id(n integer) returns uuid language sql immutable
  as $f$ select ('019d0000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid $f$`;
const BALANCES = `select account, sum(balance_cents)::integer as cents from ledger_balances
  group by account having sum(balance_cents) <> 0 order by account`;
const ENTRIES = `select transaction_id, account, amount_cents::integer as cents from ledger_entries order by 1, 2`;
/** This history has no row for the claim of the reward, or for the hire that the bonus is committed to. */
const EXPLAINED = /^Referral .* says that its bonus|^Bonus .* is committed to no hire/;

let database: TestDatabase;
let orm: MikroORM;
let client: pg.Client;
let before: unknown[];

const books = async (): Promise<unknown[]> => [
  (await client.query(BALANCES)).rows,
  (await client.query(ENTRIES)).rows,
];

beforeAll(async () => {
  database = await createEmptyDatabase();
  orm = new MikroORM({
    clientUrl: database.url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, allOrNothing: false },
    logger: () => undefined,
  });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const index = migrations.findIndex(({ name }) => name === NAME);
  await orm.migrator.up({ to: migrations[index - 1]?.name ?? '' });
  await client.query(SHORT_IDS);
  await client.query(HISTORY);
  before = await books();
  await orm.migrator.up({ to: NAME });
}, 120_000);
afterAll(async () => {
  await client.end();
  await orm.close(true);
  await database.drop();
});

it('every account becomes a row with the balance of its entries, and the whole history stays', async () => {
  expect(await books()).toEqual(before);
  const kept = await client.query(
    `select code, provider, balance_cents::integer as cents from ledger_accounts where owner_id is not null order by 1, 2`,
  );
  expect(kept.rows).toEqual([
    { code: `employer_held:${E}`, provider: 'sandbox', cents: 5000 },
    { code: `employer_held:${E}`, provider: 'stripe', cents: 0 },
    { code: `referrer_available:${R}`, provider: 'sandbox', cents: 12_500 },
    { code: `referrer_available:${R}`, provider: 'stripe', cents: 5000 },
    { code: `referrer_committed:${R}`, provider: 'sandbox', cents: 37_500 },
    { code: `refunds_pending:${E}`, provider: 'stripe', cents: 4900 },
  ]);
  await orm.migrator.up();
  await defineSql(await orm.em.getConnection().getNativeClient(), definitions, migrations.length);
  const { problems } = await ledgerCheck(new Sql(orm), { now: () => TEST_NOW }, 'stripe').run();
  expect(problems.filter((problem) => !EXPLAINED.test(problem))).toEqual([]);
}, 60_000);

it('earlier corrections name the transaction that they correct', async () => {
  const { rows } = await client.query(
    `select t.kind, c.reference like 'charge:%' as of_charge, c.reference like 'hire:%' as of_hire
      from ledger_transactions t join ledger_transactions c on c.id = t.corrects order by t.kind`,
  );
  expect(rows).toEqual([
    { kind: 'hire_undone', of_charge: false, of_hire: true },
    { kind: 'job_post_given_back', of_charge: true, of_hire: false },
  ]);
});
