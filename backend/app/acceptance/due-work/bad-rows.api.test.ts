import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { QUEUE_WATCH } from '#platform/tokens.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpReferrer, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { badRowsOfDates } from '../../testing/bad-rows/bad-rows-of-dates.ts';
import { badRowsOfHires, type BadRow } from '../../testing/bad-rows/bad-rows-of-hires.ts';
import { ProductFixture } from '../../testing/product-fixture.ts';
import {
  IN_ONE_STATEMENT,
  OF_ONE_THING,
  PROVEN_ELSEWHERE,
} from '../../testing/bad-rows/sweeps-without-bad-row.ts';

let app: TestApplication;
/** Removes the trigger of the current case. */
let mend: (() => Promise<unknown>) | null = null;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());
// A case that failed leaves its failures and its trigger to no other.
afterEach(async () => {
  await mend?.();
  mend = null;
  await rows('delete from sweeps');
});

/** Due dates use the product's clock, so `now()` in a statement means the product's time. */
function rows<Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
  const now = `'${app.application.clock.now().toISOString()}'::timestamptz`;
  return runSql<Row>(app.application.sql, statement.replaceAll('now()', now), values);
}

async function isDone({ table, key, done }: BadRow, value: string): Promise<boolean> {
  const found = await rows(`select 1 from ${table} where ${key} = $1 and ${done ?? 'true'}`, [value]);
  return found.length > 0 === (done !== null);
}

/** Someone whose emails and pushes are collected until the morning. */
async function digestReader(): Promise<string> {
  const { id, client } = await signUpReferrer(app);
  await client.put('/api/notification-preferences', { digest: { every: 'daily', hour: 7 } });
  return id;
}

async function text(status: 'held' | 'sending', hoursAgo: number): Promise<string> {
  const id = randomUUID();
  await rows(
    `insert into sms_log (id, recipient_phone, message, status, budget, created_at, send_after, held_body, sending_since)
      values ($1, $2, 'A text', $3, 'caused', now(), case $3 when 'held' then now() - $4 * interval '1 hour' end,
        case $3 when 'held' then 'A text' end, case $3 when 'sending' then now() - $4 * interval '1 hour' end)`,
    [id, testPhone(), status, hoursAgo],
  );
  return id;
}

/** A sandbox payment by its own customer, from a bank that should have acted by then. */
async function debit(status: 'processing' | 'succeeded', hoursAgo: number): Promise<string> {
  const id = randomUUID();
  await rows(
    `with c as (insert into sandbox_customers (id, reference) values ($1, $1) returning id)
      insert into sandbox_payment_intents
        (id, idempotency_key, customer_id, amount_cents, status, client_secret, bank_acts_at)
        select id, id, id, 500, $2, id, case $2 when 'processing' then now() - $3 * interval '1 hour' end from c`,
    [id, status, hoursAgo],
  );
  return id;
}

let product: ProductFixture | undefined;
async function fixture(): Promise<ProductFixture> {
  product ??= await ProductFixture.open(app);
  return product;
}

const BAD_ROWS: readonly BadRow[] = [
  ...badRowsOfHires({ rows, fixture }),
  ...badRowsOfDates({ rows, fixture }),
  {
    sweep: 'notifications.release_held_texts',
    table: 'sms_log',
    key: 'id',
    due: (hoursAgo) => text('held', hoursAgo),
    done: `status <> 'held'`,
  },
  {
    sweep: 'notifications.give_up_texts',
    table: 'sms_log',
    key: 'id',
    due: (hoursAgo) => text('sending', hoursAgo + 12),
    done: `status = 'failed'`,
  },
  {
    sweep: 'notifications.send_digests',
    table: 'notification_preferences',
    key: 'user_id',
    due: async (hoursAgo) => {
      const id = await digestReader();
      await rows(
        `update notification_preferences set next_digest_at = now() - $2 * interval '1 hour' where user_id = $1`,
        [id, hoursAgo],
      );
      return id;
    },
    done: 'coalesce(next_digest_at > now(), true)',
  },
  {
    sweep: 'notifications.release_held_pushes',
    table: 'held_pushes',
    key: 'user_id',
    due: async (hoursAgo) => {
      const id = await digestReader();
      await rows(
        `insert into held_pushes (id, user_id, kind, facts, send_after, created_at)
          values (gen_random_uuid(), $1, 'new_job', '{}', now() - $2 * interval '1 hour', now())`,
        [id, hoursAgo],
      );
      return id;
    },
    done: null,
  },
  {
    sweep: 'billing.check_withdrawals',
    table: 'withdrawals',
    key: 'id',
    due: async (hoursAgo) => {
      const [id, { id: userId }] = [randomUUID(), await signUpReferrer(app)];
      await rows(
        `insert into withdrawals (id, user_id, provider, account_id, amount_cents, status, transfer_id, created_at, checked_at)
          values ($1::uuid, $2, 'stripe', 'acct_1', 500, 'sent', $1::text, now(), now() - ($3 + 2) * interval '1 hour')`,
        [id, userId, hoursAgo],
      );
      return id;
    },
    done: `checked_at > now() - interval '1 minute'`,
  },
  {
    sweep: 'billing.sandbox_payouts',
    table: 'sandbox_payouts',
    key: 'id',
    due: async (hoursAgo) => {
      const id = randomUUID();
      await rows(
        `with r as (insert into sandbox_recipients (id, reference, status, requirements, behaviour)
            values ($1, $1, 'active', '{}', 'pays') returning id)
          insert into sandbox_payouts (id, idempotency_key, recipient_id, amount_cents, status, arrives_at)
            select id, id, id, 500, 'pending', now() - $2 * interval '1 hour' from r`,
        [id, hoursAgo],
      );
      return id;
    },
    done: `status = 'paid'`,
  },
  {
    sweep: 'billing.sandbox_banks',
    table: 'sandbox_payment_intents',
    key: 'id',
    due: (hoursAgo) => debit('processing', hoursAgo),
    done: `status = 'succeeded'`,
  },
  {
    sweep: 'billing.sandbox_disputes',
    table: 'sandbox_disputes',
    key: 'id',
    due: async (hoursAgo) => {
      const id = await debit('succeeded', hoursAgo);
      await rows(
        `insert into sandbox_disputes (id, payment_intent_id, amount_cents, status, opened_at)
          values ($1, $1, 500, 'open', now() - interval '30 days' - $2 * interval '1 hour')`,
        [id, hoursAgo],
      );
      return id;
    },
    done: `status = 'lost'`,
  },
  {
    sweep: 'billing.renew_sandbox_plans',
    table: 'sandbox_subscriptions',
    key: 'id',
    due: async (hoursAgo) => {
      const id = await debit('succeeded', hoursAgo);
      await rows(
        `with m as (insert into sandbox_payment_methods (id, customer_id, card_number_last4, behaviour, brand, exp_month, exp_year)
            values ($1, $1, '4242', 'succeeds', 'visa', 12, 2099) returning id)
          insert into sandbox_subscriptions
            (id, reference, customer_id, payment_method_id, plan, status, anchor_at, months, period_start, period_end)
            select id, id, id, id, 'pro', 'active', now() - interval '1 month' - $2 * interval '1 hour', 1,
              now() - interval '1 month' - $2 * interval '1 hour', now() - $2 * interval '1 hour' from m`,
        [id, hoursAgo],
      );
      return id;
    },
    done: 'period_end > now()',
  },
  {
    sweep: 'moderation.end_expired_suspensions',
    table: 'moderation_actions',
    key: 'id',
    due: async (hoursAgo) => {
      const [id, { id: userId }] = [randomUUID(), await signUpReferrer(app)];
      await rows(
        `insert into moderation_actions
            (id, user_id, action, target_type, target_id, excerpt, reason_category, reason, created_by, created_at, expires_at)
          values ($1, $2, 'suspend', 'user', $2, '', 'other', 'Stop.', $2, now(), now() - $3 * interval '1 hour')`,
        [id, userId, hoursAgo],
      );
      return id;
    },
    done: 'not is_active',
  },
];

/** Makes the row unprocessable: any access fails. */
async function spoil({ table, key }: BadRow, value: string): Promise<() => Promise<unknown>> {
  const name = `spoiled_${table}`;
  await rows(`create or replace function ${name}() returns trigger language plpgsql as $f$
    begin raise exception 'a bad row'; end $f$`);
  await rows(`create trigger ${name} before update or delete on ${table} for each row
    when (old.${key} = '${value}') execute function ${name}()`);
  return () => rows(`drop trigger ${name} on ${table}`);
}

describe.each(BAD_ROWS)('a bad row of $sweep', (bad) => {
  it('the bad row delays no other rows, and admins see the failure', async () => {
    const { client: admin } = await signUpAdmin(app);
    const [spoiled, ...others] = [await bad.due(3), await bad.due(2), await bad.due(1)];
    mend = await spoil(bad, spoiled ?? '');
    await expect(app.application.worker.runDueWork()).rejects.toThrow('a bad row');
    for (const key of others) expect(await isDone(bad, key)).toBe(true);
    expect(await isDone(bad, spoiled ?? '')).toBe(false);
    const sweepsNow = async () => (await admin.get('/api/admin/stats')).body.health.sweeps;
    expect(await sweepsNow()).toContainEqual({
      name: bad.sweep,
      lastSuccessAt: null,
      failures: 1,
      reason: expect.stringContaining('a bad row'),
    });
    const failing = (await sweepsNow()).filter(({ failures }: { failures: number }) => failures > 0);
    expect(failing).toHaveLength(1);
    for (let run = 0; run < 4; run += 1) await app.application.worker.runDueWork().catch(() => undefined);
    const told = await rows(
      `select 1 from pgboss.job where data ->> 'kind' = 'platform.run_sweep' and data #>> '{data,sweep}' = $1`,
      [bad.sweep],
    );
    expect(told).toHaveLength(1);
    await mend();
    mend = null;
    await app.application.worker.runDueWork();
    expect(await isDone(bad, spoiled ?? '')).toBe(true);
  });
});

it('each sweep has a name that stays readable in the queue, where names with spaces would be sealed', async () => {
  const sweeps = await app.application.get(QUEUE_WATCH).sweeps();
  expect(sweeps.length).toBeGreaterThan(40);
  expect(sweeps.filter(({ name }) => !/^[a-z]+\.[a-z_]+$/.test(name))).toEqual([]);
});

describe('the table of sweeps', () => {
  const proven = Object.entries(PROVEN_ELSEWHERE);

  it('every sweep has a bad row here, or a reason why it has none', async () => {
    const sweeps = (await app.application.get(QUEUE_WATCH).sweeps()).map(({ name }) => name);
    const cases = BAD_ROWS.map(({ sweep }) => sweep);
    const others = [...IN_ONE_STATEMENT, ...OF_ONE_THING, ...proven.map(([sweep]) => sweep)];
    expect([...cases, ...others].toSorted()).toEqual(sweeps.toSorted());
  });

  it.each(proven)('the other test of %s exists', (_sweep, [file, title]) => {
    expect(readFileSync(file, 'utf8')).toContain(title);
  });
});
