import pg from 'pg';
import type { LoadRequest } from '../load.ts';
import { LARGE_EMPLOYER, LARGE_REFERRER, type Owner } from './growth-people.ts';
import type { GrowthScenario, GrowthSubject } from './growth-scenario.ts';
import { fillWithMoney } from './money-growth-data.ts';

type Options = Pick<GrowthScenario, 'isNext' | 'isOpen'>;

function read(as: Owner, name: string, path: string, options: Options = {}): GrowthScenario {
  return { name: `${as}: ${name}`, path, as, ...options };
}

async function ids(url: string, text: string, values: readonly unknown[] = []): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(text, [...values]);
  await client.end();
  return rows.map(({ id }) => id);
}

/** The number that are hired and undone in turn. */
const IN_TURNS = 8;
const INTERVIEWING = `select id from referrals where employer_id = $1 and status = 'interviewing'
  order by created_at desc limit $2 offset $3`;

/** Hires each worker once. The saved card is charged, and the money committed, before the response. */
async function chargedHires(url: string): Promise<() => LoadRequest | null> {
  const open = await ids(url, INTERVIEWING, [LARGE_EMPLOYER, null, IN_TURNS]);
  let at = -1;
  return () => {
    at += 1;
    return at < open.length ? { method: 'PUT', path: `/api/referrals/${open[at]}/hire`, body: '{}' } : null;
  };
}

/** Hires a worker and undoes it, so that any number of requests can be made. Only the first hire is charged. */
async function hires(url: string): Promise<() => LoadRequest> {
  const open = await ids(url, INTERVIEWING, [LARGE_EMPLOYER, IN_TURNS, 0]);
  let at = -1;
  return () => {
    at += 1;
    const isUndone = Math.floor(at / open.length) % 2 === 1;
    const step = isUndone ? 'rollback' : 'hire';
    return { method: 'PUT', path: `/api/referrals/${open[at % open.length]}/${step}`, body: '{}' };
  };
}

/** Every withdrawal is paid when it is made, because the next one may only be made then. */
const PAID_IMMEDIATELY = [
  `create or replace function bench_pays() returns trigger language plpgsql as $f$
    begin
      new.status := 'paid';
      new.transfer_id := new.id::text;
      new.settled_at := now();
      return new;
    end $f$`,
  'create or replace trigger bench_pays before insert on withdrawals for each row execute function bench_pays()',
];

const PLENTY = `update ledger_accounts set balance_cents = 100000000000 where owner_id = $1 and type = 'referrer_available'`;

async function withdrawals(url: string): Promise<() => LoadRequest> {
  for (const text of PAID_IMMEDIATELY) await ids(url, text);
  await ids(url, PLENTY, [LARGE_REFERRER]);
  return () => ({ method: 'POST', path: '/api/payout-account/withdraw', body: '{"amount":"25.00"}' });
}

const MONTH = new Date().toISOString().slice(0, 7);

/** The screens and calls about money of an employer, a referrer, and an admin. */
export const MONEY_GROWTH: GrowthSubject = {
  things: 'ledger entries',
  heading: 'money, ms a request',
  fill: fillWithMoney,
  scenarios: [
    read('employer', 'figures', '/api/billing/summary'),
    read('employer', 'payments', '/api/billing/payments?limit=20'),
    read('employer', 'payments, next page', '/api/billing/payments?limit=20', { isNext: true }),
    read('employer', 'open payments', '/api/billing/payments?limit=20&open=yes'),
    read('employer', 'invoices', '/api/billing/invoices?limit=20'),
    read('employer', 'invoices, next page', '/api/billing/invoices?limit=20', { isNext: true }),
    read('employer', 'invoices of a month', `/api/billing/invoices?limit=20&month=${MONTH}`),
    read('employer', 'plan', '/api/billing/subscription'),
    read('referrer', 'balance', '/api/payout-account'),
    read('referrer', 'payouts', '/api/payouts?limit=20'),
    read('referrer', 'payouts, next page', '/api/payouts?limit=5', { isNext: true }),
    read('referrer', 'early payouts', '/api/early-payouts?limit=20'),
    read('referrer', 'tax profile', '/api/tax-profile'),
    read('referrer', 'tax documents', '/api/tax-documents'),
    read('referrer', 'figures', '/api/referrer-stats'),
    read('referrer', 'finished', '/api/completed-referrals?limit=20'),
    read('admin', 'payments', '/api/admin/payments?limit=20'),
    read('admin', 'payments, next page', '/api/admin/payments?limit=20', { isNext: true }),
    read('admin', 'failed payments', '/api/admin/payments?limit=20&status=failed'),
    read('admin', 'payments of one', `/api/admin/payments?limit=20&employerId=${LARGE_EMPLOYER}`),
    read('admin', 'withdrawals', '/api/admin/withdrawals?limit=20'),
    read('admin', 'withdrawals, next page', '/api/admin/withdrawals?limit=5', { isNext: true }),
    read('admin', 'failed withdrawals', '/api/admin/withdrawals?limit=20&status=failed'),
    read('admin', 'refunds', '/api/admin/refunds?limit=20'),
    read('admin', 'owed balances', '/api/admin/owed-balances?limit=20'),
    read('admin', 'ledger of a person', `/api/admin/ledger/person/${LARGE_REFERRER}`),
    read('admin', 'disputes', '/api/admin/disputes?limit=20'),
    read('admin', 'comparison of books', '/api/admin/reconciliation'),
    read('admin', 'differences', '/api/admin/reconciliation/differences?limit=20'),
    read('admin', 'unhandled events', '/api/admin/unhandled-events?limit=20'),
    read('admin', 'reward claims', '/api/admin/reward-claims?limit=20'),
    read('admin', 'figures', '/api/admin/stats', { isOpen: true }),
    { name: 'hired and charged', path: '', as: 'employer', changes: chargedHires },
    { name: 'hired, and undone', path: '', as: 'employer', changes: hires },
    { name: 'withdrawn', path: '', as: 'referrer', changes: withdrawals },
  ],
};
