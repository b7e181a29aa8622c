import pg from 'pg';
import { CARD_ON_FILE, WAITING_HIRES } from './chargeable-hires.ts';
import { idAt } from './growth-ids.ts';
import { LARGE_REFERRER } from './growth-people.ts';
import { addReferrals, REFERRAL_TABLES } from './referral-growth-data.ts';
import { withoutIndexes } from './without-indexes.ts';

/** A paid hire has nine entries; every fifth is also withdrawn, in six more. */
const ENTRIES_OF_HIRE = 9;
/** One in ten workers is not hired yet, so that hires can be measured. */
const STATUSES = [...Array<string>(8).fill('completed'), 'hired', 'interviewing'];

/** The numbered hires, from which every row is made. */
const HIRES = `create temporary table hires as
  select row_number() over (order by created_at desc, id) as n, id as referral_id, job_id, employer_id, referrer_id, hired_at as at,
    ${idAt('400', 'hired_at', 'row_number() over (order by created_at desc, id)')} as payment_id,
    ${idAt('500', 'hired_at', 'row_number() over (order by created_at desc, id)')} as obligation_id,
    ${idAt('600', 'hired_at', 'row_number() over (order by created_at desc, id)')} as hire_id
  from referrals where is_successful_hire and referrer_id is not null`;

const PAYMENTS = `insert into payments (id, employer_id, purpose, referral_id, job_id, status, lines, amount_cents, provider,
    provider_payment_id, prepared_at, succeeded_at, created_at, updated_at, has_invoice)
  select payment_id, employer_id, 'hire', referral_id, job_id, 'succeeded',
    '[{"kind": "bonus", "label": "Referral bonus", "amountCents": 50000}, {"kind": "platform_fee", "label": "Platform fee", "amountCents": 10000}]',
    60000, 'sandbox', 'pi_' || n, at, at, at, at, true from hires`;
const INVOICES = `insert into invoices (id, series, number, kind, source_kind, source_id, provider, employer_id, payment_id, lines,
    total_cents, tax_cents, seller, bill_to, po_number, language, occurred_at, issued_at)
  select ${idAt('700', 'at', 'n')}, 'TEST-INV', n, 'invoice', 'payment', payment_id::text, 'sandbox', employer_id, payment_id,
    '[{"kind": "bonus", "amountCents": 50000}, {"kind": "platform_fee", "amountCents": 10000}]', 60000, 0,
    '{"name": "Crewvine", "address": "1 Main Street, Austin, TX"}', '{"name": "Company"}', '', 'en', at, at from hires`;
const COUNTER = `update invoice_counters set last_number = (select count(*) from hires) where series = 'TEST-INV'`;
const OBLIGATIONS = `insert into obligations (id, referral_id, job_id, employer_id, referrer_id, kind, amount_cents, state, live_key,
    payment_id, created_at, updated_at)
  select obligation_id, referral_id, job_id, employer_id, referrer_id, 'bonus', 50000, 'delivered', referral_id || ':bonus',
    payment_id, at, at from hires`;
const SETTLEMENTS = `insert into hire_settlements (referral_id, hire_id, job_id, employer_id, referrer_id, bonus_cents, hired_at,
    payout_schedule, created_at, state, reason, ended_at)
  select referral_id, hire_id, job_id, employer_id, referrer_id, 50000, at,
    '[{"percent": 25, "days": 30}, {"percent": 75, "days": 60}]', at, 'ended', 'test', at from hires`;
const MILESTONES = `insert into milestones (id, obligation_id, referral_id, job_id, employer_id, referrer_id, position, percent,
    amount_cents, due_at, state, released_at, created_at)
  select ${idAt('800', 'at', '2 * n + position')}, obligation_id, referral_id, job_id, employer_id, referrer_id, position, percent,
    500 * percent, at + days * interval '1 day', case when at + days * interval '1 day' < now() then 'released' else 'pending' end,
    case when at + days * interval '1 day' < now() then at + days * interval '1 day' end, at
  from hires cross join (values (1, 25, 30), (2, 75, 60)) parts (position, percent, days)`;
const WITHDRAWALS = `insert into withdrawals (id, user_id, provider, account_id, amount_cents, bank_name, bank_last4, status,
    transfer_id, payout_id, created_at, sent_at, settled_at, checked_at)
  select ${idAt('900', `at + interval '61 days'`, 'n')}, referrer_id, 'sandbox', 'acct_' || referrer_id, 50000, 'Test Bank', '6789', 'paid',
    'tr_' || n, 'po_' || n, at + interval '61 days', at + interval '62 days', at + interval '64 days', now()
  from hires where n % 5 = 0 and at < now() - interval '70 days'`;
const RECIPIENTS = `insert into payout_recipients (user_id, provider, account_id, status, bank_name, bank_last4, activated_at,
    created_at, updated_at, checked_at)
  select distinct referrer_id, 'sandbox', 'acct_' || referrer_id, 'active', 'Test Bank', '6789', now(), now(), now(), now() from hires`;
const SANDBOX_RECIPIENTS = `insert into sandbox_recipients (id, reference, status, requirements, bank_name, bank_last4, behaviour)
  select account_id, user_id::text, 'active', '{}', bank_name, bank_last4, 'pays' from payout_recipients`;

/** Without a signed form, no one may withdraw this much. */
const TAX_PROFILE = `insert into tax_profiles (id, user_id, name, classification, tax_id_type, tax_id, tax_id_last4, street, city, state,
    zip, certification_version, certification_language, certification_hash, document_hash, signature, ip, user_agent, signed_at)
  values (gen_random_uuid(), '${LARGE_REFERRER}', 'Ana Number0', 'individual', 'ssn', 'none', '6789', '1 Main Street', 'Austin', 'TX',
    '78701', '1', 'en', 'none', 'none', 'Ana Number0', '127.0.0.1', 'none', now())`;

/** One movement of each hire, and its entries: accounts and cents, in the order of the product's own. */
function movements(
  step: number,
  kind: string,
  reference: string,
  at: string,
  entries: readonly (readonly [account: string, cents: number])[],
  where = 'true',
): string {
  const values = entries.map(([account, cents]) => `(${account}, ${cents})`).join(', ');
  return `with moved as (
      insert into ledger_transactions (id, kind, reference, referral_id, payment_id, occurred_at, created_at, provider, employer_id)
      select ${idAt('a00', at, `16 * n + ${step}`)}, '${kind}', ${reference}, referral_id, payment_id, ${at}, ${at}, 'sandbox',
        employer_id from hires where ${where} returning 1)
    insert into ledger_entries (transaction_id, account, account_id, amount_cents)
    select ${idAt('a00', at, `16 * n + ${step}`)}, a.code, a.id, e.cents
    from hires cross join lateral (values ${values}) e (account, cents)
    join ledger_accounts a on a.code = e.account and a.provider = 'sandbox'
    where (${where}) and (select count(*) >= 0 from moved)`;
}

const of = (type: string, column: string): string => `'${type}:' || ${column}`;
const [HELD, COMMITTED, AVAILABLE, PENDING] = [
  of('employer_held', 'employer_id'),
  of('referrer_committed', 'referrer_id'),
  of('referrer_available', 'referrer_id'),
  of('payouts_pending', 'referrer_id'),
];
const due = (days: number): string => `at + interval '${days} days'`;
const part = (position: number): string =>
  `'milestone:' || ${idAt('800', 'at', `2 * n + ${position}`)} || ':released'`;
const withdrawal = (step: string): string =>
  `'withdrawal:' || ${idAt('900', `at + interval '61 days'`, 'n')} || ':${step}'`;
const WITHDRAWN = `n % 5 = 0 and at < now() - interval '70 days'`;

const MOVEMENTS = [
  movements(1, 'charge_succeeded', `'charge:' || payment_id`, 'at', [
    [`'provider_clearing'`, -60_000],
    [HELD, 60_000],
  ]),
  movements(2, 'hire_committed', `'hire:' || hire_id`, 'at', [
    [HELD, -60_000],
    [COMMITTED, 50_000],
    [`'revenue:platform_fee'`, 10_000],
  ]),
  movements(
    3,
    'milestone_released',
    part(1),
    due(30),
    [
      [COMMITTED, -12_500],
      [AVAILABLE, 12_500],
    ],
    `${due(30)} < now()`,
  ),
  movements(
    4,
    'milestone_released',
    part(2),
    due(60),
    [
      [COMMITTED, -37_500],
      [AVAILABLE, 37_500],
    ],
    `${due(60)} < now()`,
  ),
  movements(
    5,
    'withdrawal_requested',
    withdrawal('requested'),
    due(61),
    [
      [AVAILABLE, -50_000],
      [PENDING, 50_000],
    ],
    WITHDRAWN,
  ),
  movements(
    6,
    'withdrawal_sent',
    withdrawal('sent'),
    due(62),
    [
      [PENDING, -50_000],
      [`'in_transit'`, 50_000],
    ],
    WITHDRAWN,
  ),
  movements(
    7,
    'withdrawal_settled',
    withdrawal('settled'),
    due(64),
    [
      [`'in_transit'`, -50_000],
      [`'provider_clearing'`, 50_000],
    ],
    WITHDRAWN,
  ),
];

const ACCOUNTS = `insert into ledger_accounts (type, owner_id, provider)
  select 'employer_held', employer_id, 'sandbox' from hires group by employer_id
  union all
  select type, referrer_id, 'sandbox' from hires
    cross join unnest(array['referrer_committed', 'referrer_available', 'payouts_pending']) type group by 1, 2`;

/** The sums that the ledger's own triggers would store. */
const SUMS = [
  `update ledger_accounts a set balance_cents = s.cents
    from (select account_id, sum(amount_cents) as cents from ledger_entries group by 1) s where s.account_id = a.id`,
  `insert into ledger_account_kinds (account_id, kind, cents)
    select e.account_id, t.kind, sum(e.amount_cents) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    group by 1, 2`,
  `insert into ledger_account_days (account_id, day, cents)
    select e.account_id, (t.occurred_at at time zone 'UTC')::date, sum(e.amount_cents)
    from ledger_account_types y join ledger_accounts a on a.type = y.type and y.is_by_day
    join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id group by 1, 2`,
  `insert into ledger_employer_months (employer_id, provider, month, kind, type, source, cents)
    select t.employer_id, t.provider, date_trunc('month', t.occurred_at at time zone 'UTC')::date, t.kind, a.type,
      coalesce(a.source, ''), sum(e.amount_cents)
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.employer_id is not null group by 1, 2, 3, 4, 5, 6`,
  `insert into ledger_account_years (account_id, year, kind, cents)
    select e.account_id, extract(year from t.occurred_at at time zone 'America/New_York')::integer, t.kind, sum(e.amount_cents)
    from ledger_kinds k join ledger_transactions t on t.kind = k.kind and k.is_income
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id and a.type = 'referrer_available' group by 1, 2, 3`,
];

const TABLES = [
  ...REFERRAL_TABLES,
  'payments',
  'invoices',
  'obligations',
  'hire_settlements',
  'milestones',
  'withdrawals',
  'ledger_transactions',
  'ledger_entries',
];

/** Fills a migrated database with about that many ledger entries, and the hires that they are about. */
export async function fillWithMoney(url: string, entries: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query('select setseed(0.5)');
    await client.query(`set session_replication_role = 'replica'`);
    await withoutIndexes(client, TABLES, async () => {
      await addReferrals(client, Math.ceil(entries / ENTRIES_OF_HIRE), STATUSES);
      for (const text of [
        HIRES,
        'analyze hires',
        PAYMENTS,
        INVOICES,
        COUNTER,
        OBLIGATIONS,
        SETTLEMENTS,
        MILESTONES,
      ])
        await client.query(text);
      for (const text of [
        WITHDRAWALS,
        RECIPIENTS,
        SANDBOX_RECIPIENTS,
        TAX_PROFILE,
        ACCOUNTS,
        'analyze ledger_accounts',
      ])
        await client.query(text);
      for (const text of [...MOVEMENTS, ...CARD_ON_FILE, WAITING_HIRES]) await client.query(text);
    });
    await client.query('analyze');
    for (const text of SUMS) await client.query(text);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
