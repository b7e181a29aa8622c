import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { LEDGER_TRANSACTION_KINDS } from '#contract/billing/vocabulary/ledger/ledger.ts';

const PERSON = `insert into users (id, email, first_name, last_name, user_type, referral_code, created_at, updated_at)
  values ($1::uuid, $1::text || '@example.com', 'Pat', 'Person', 'referrer', $1::text, now(), now())`;
const TRANSACTION = `insert into ledger_transactions (id, kind, reference, occurred_at, provider, corrects)
  values ($1, $2, $3, $4, $5, (select id from ledger_transactions where reference = $6))`;
const ENTRY = `insert into ledger_entries (transaction_id, account, amount_cents) values ($1, $2, $3)`;
const BALANCES = `select account, balance_cents::integer as cents from ledger_balances
  where owner_id = $1 and provider = $2 order by account`;

interface About {
  readonly kind?: string;
  readonly provider?: string;
  readonly corrects?: string;
  readonly at?: string;
}

describe('the tables of the ledger', () => {
  let client: TestConnection['client'];
  let other: pg.Client;
  let drop: TestConnection['drop'];
  let url: string;

  beforeAll(async () => {
    ({ client, drop, url } = await connectTestDatabase());
    other = new pg.Client({ connectionString: url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await drop();
  });

  it('the test database sorts text as English does, like most databases', async () => {
    const sorted = "select string_agg(x, '' order by x) as x from (values ('b'), ('A'), ('C')) v (x)";
    expect((await client.query<{ x: string }>(sorted)).rows).toEqual([{ x: 'AbC' }]);
  });

  async function person(): Promise<string> {
    const id = newId();
    await client.query(PERSON, [id]);
    return id;
  }

  async function write(by: pg.Client, about: About, reference: string, entries: readonly [string, number][]) {
    const id = newId();
    const { kind = 'reward_paid', provider = 'sandbox', corrects = null, at = '2026-11-23T12:00Z' } = about;
    await by.query(TRANSACTION, [id, kind, reference, at, provider, corrects]);
    for (const [account, cents] of entries) await by.query(ENTRY, [id, account, cents]);
    return id;
  }

  async function post(about: About, ...movements: readonly (readonly [string, ...[string, number][]])[]) {
    await client.query('begin');
    try {
      for (const [reference, ...entries] of movements) await write(client, about, reference, entries);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }

  const balances = async (owner: string, provider = 'sandbox') =>
    (await client.query(BALANCES, [owner, provider])).rows;

  const reward = (to: string, cents: number): [string, number][] => [
    ['reward_expense', -cents],
    [`referrer_available:${to}`, cents],
  ];

  it('the ledger accepts balanced transactions, once per reference', async () => {
    const to = await person();
    await post({}, ['first', ...reward(to, 5)]);
    await expect(post({}, ['first', ...reward(to, 5)])).rejects.toThrow(/ledger_transactions_reference/);
    expect(await balances(to)).toEqual([{ account: `referrer_available:${to}`, cents: 5 }]);
  });

  it('the ledger refuses unbalanced transactions, and a movement without two sides', async () => {
    await expect(post({}, ['one-sided', ['reward_expense', -5]])).rejects.toThrow(/does not balance/);
    const unbalanced: [string, number][] = [
      ['reward_expense', -5],
      ['provider_clearing', 6],
    ];
    await expect(post({}, ['unbalanced', ...unbalanced])).rejects.toThrow(/does not balance/);
    await expect(post({}, ['empty'])).rejects.toThrow(/does not balance/);
  });

  it('the ledger refuses unknown kinds of movements and accounts', async () => {
    const { rows } = await client.query<{ kind: string }>('select kind from ledger_kinds');
    expect(rows.map(({ kind }) => kind).sort()).toEqual([...LEDGER_TRANSACTION_KINDS].sort());
    const to = await person();
    await expect(post({ kind: 'gift' }, ['gift', ...reward(to, 5)])).rejects.toThrow(
      /ledger_transactions_kind/,
    );
    const unknown: [string, number][] = [
      ['petty_cash', -5],
      ['reward_expense', 5],
    ];
    await expect(post({}, ['petty', ...unknown])).rejects.toThrow(/No such ledger account: petty_cash/);
  });

  it('the ledger refuses negative balances of people, but not of the company', async () => {
    const to = await person();
    await post({}, ['earned', ...reward(to, 500)]);
    const out: [string, number][] = [
      [`referrer_available:${to}`, -501],
      [`payouts_pending:${to}`, 501],
    ];
    await expect(post({ kind: 'withdrawal_requested' }, ['too much', ...out])).rejects.toThrow(
      /Ledger account referrer_available:.* would be -1 cents/,
    );
    expect(await balances(to)).toEqual([{ account: `referrer_available:${to}`, cents: 500 }]);
    const { rows } = await client.query(
      `select balance_cents < 0 as below from ledger_accounts where code = 'reward_expense' and provider = 'sandbox'`,
    );
    expect(rows).toEqual([{ below: true }]);
  });

  it('the ledger checks balances at the end of a transaction, not between its movements', async () => {
    const to = await person();
    const back: [string, number][] = reward(to, -5);
    await post({}, ['before it came', ...back], ['it came', ...reward(to, 5)]);
    expect(await balances(to)).toEqual([{ account: `referrer_available:${to}`, cents: 0 }]);
  });

  it('the ledger shows a transaction its own movements, and discards them on a rollback', async () => {
    const to = await person();
    await client.query('begin');
    await write(client, {}, 'seen early', reward(to, 7));
    await client.query('savepoint before_more');
    await write(client, {}, 'taken back', reward(to, 100));
    expect(await balances(to)).toEqual([{ account: `referrer_available:${to}`, cents: 107 }]);
    await client.query('rollback to savepoint before_more');
    expect(await balances(to)).toEqual([{ account: `referrer_available:${to}`, cents: 7 }]);
    await client.query('commit');
    expect(await balances(to)).toEqual([{ account: `referrer_available:${to}`, cents: 7 }]);
  });

  it('the ledger stores the totals of each kind and day of an account', async () => {
    const to = await person();
    const revenue = (cents: number): [string, number][] => [
      ['provider_clearing', -cents],
      ['revenue:job_post', cents],
    ];
    await post({ kind: 'charge_succeeded', at: '2026-03-01T23:59Z' }, ['march', ...revenue(100)]);
    await post({ kind: 'charge_succeeded', at: '2026-03-01T01:00Z' }, ['march too', ...revenue(20)]);
    await post({ kind: 'charge_succeeded', at: '2026-04-02T00:00Z' }, ['april', ...revenue(3)]);
    const days = await client.query(
      `select day::text, cents::integer from ledger_account_days d join ledger_accounts a on a.id = d.account_id
        where a.code = 'revenue:job_post' and a.provider = 'sandbox' order by day`,
    );
    expect(days.rows).toEqual([
      { day: '2026-03-01', cents: 120 },
      { day: '2026-04-02', cents: 3 },
    ]);
    await post({}, ['kind 1', ...reward(to, 5)], ['kind 2', ...reward(to, 6)]);
    const kinds = await client.query(
      'select kind, cents::integer from ledger_turnovers where owner_id = $1',
      [to],
    );
    expect(kinds.rows).toEqual([{ kind: 'reward_paid', cents: 11 }]);
  });

  it('the ledger separates the sandbox’s money from real money', async () => {
    const to = await person();
    await post({ provider: 'sandbox' }, ['play money', ...reward(to, 500)]);
    const out: [string, number][] = [
      [`referrer_available:${to}`, -500],
      [`payouts_pending:${to}`, 500],
    ];
    const real = { provider: 'stripe', kind: 'withdrawal_requested' };
    await expect(post(real, ['made real', ...out])).rejects.toThrow(/\(stripe\) would be -500 cents/);
    expect(await balances(to, 'stripe')).toEqual([]);
  });

  it('the ledger requires a correction to name the corrected transaction', async () => {
    const to = await person();
    await post({}, ['wrong', ...reward(to, 5)]);
    const back: [string, number][] = reward(to, -5);
    await expect(post({ kind: 'correction' }, ['right', ...back])).rejects.toThrow(
      /must say what it corrects/,
    );
    await post({ kind: 'correction', corrects: 'wrong' }, ['right', ...back]);
    expect(await balances(to)).toEqual([{ account: `referrer_available:${to}`, cents: 0 }]);
  });

  it('two transactions never deadlock in any order of their movements', async () => {
    const [one, two] = [await person(), await person()];
    await post({}, ['opened 1', ...reward(one, 1)], ['opened 2', ...reward(two, 1)]);
    await client.query('begin');
    await other.query('begin');
    await write(client, {}, 'mine 1', reward(one, 1));
    await write(other, {}, 'theirs 1', reward(two, 1));
    await write(client, {}, 'mine 2', reward(two, 1));
    await write(other, {}, 'theirs 2', reward(one, 1));
    await client.query('commit');
    await other.query('commit');
    expect([...(await balances(one)), ...(await balances(two))].map(({ cents }) => cents)).toEqual([3, 3]);
  });

  it('parallel posting loses nothing', async () => {
    const to = await person();
    const clients = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const by = new pg.Client({ connectionString: url });
        await by.connect();
        return by;
      }),
    );
    await Promise.all(
      clients.map(async (by, index) => {
        for (let turn = 0; turn < 10; turn += 1) {
          await by.query('begin');
          await write(by, {}, `many ${index} ${turn}`, reward(to, 1));
          await by.query('commit');
        }
        await by.end();
      }),
    );
    expect(await balances(to)).toEqual([{ account: `referrer_available:${to}`, cents: 60 }]);
  });

  it('a finished ledger transaction takes no further entries', async () => {
    const to = await person();
    await client.query('begin');
    const id = await write(client, {}, 'ended', reward(to, 5));
    await client.query('commit');
    const late = client.query(
      `insert into ledger_entries (transaction_id, account, amount_cents)
        values ($1, 'provider_clearing', -5), ($1, 'provider_fees', 5)`,
      [id],
    );
    await expect(late).rejects.toThrow(/only ever added to/);
  });

  it.each([
    `update ledger_entries set amount_cents = 6`,
    `delete from ledger_entries`,
    `truncate ledger_entries`,
    `update ledger_transactions set kind = 'other'`,
    `delete from ledger_transactions`,
    `truncate ledger_transactions cascade`,
  ])('the ledger refuses `%s`', async (change) => {
    await post({}, [change, ...reward(await person(), 5)]);
    await expect(client.query(change)).rejects.toThrow(/only ever added to/);
  });
});
