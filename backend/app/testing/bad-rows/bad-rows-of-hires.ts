import { randomUUID } from 'node:crypto';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer } from '#testing/fixtures/sign-up.ts';
import { ok, type ProductFixture } from '../product-fixture.ts';

export interface BadRow {
  readonly sweep: string;
  readonly table: string;
  readonly key: string;
  /** Makes something due, the longest ago first; answers its key. */
  readonly due: (hoursAgo: number) => Promise<string>;
  /** A condition for the row once the work is done; null if the row is deleted then. */
  readonly done: string | null;
}

export interface BadRowFixture {
  /** By the product's clock. */
  readonly rows: (statement: string, values: readonly unknown[]) => Promise<unknown>;
  /** An employer whose workers are referred, hired and paid for. */
  readonly fixture: () => Promise<ProductFixture>;
}

/** Due rows of jobs, referrals, letters and their money. */
export function badRowsOfHires({ rows, fixture }: BadRowFixture): readonly BadRow[] {
  /** Backdates the due time of a row that the product has made. */
  const dueSince = async (id: string, statement: string, hoursAgo: number): Promise<string> => {
    await rows(statement, [id, hoursAgo]);
    return id;
  };
  const draft = async (): Promise<Loose> => {
    const product = await fixture();
    return ok(await product.offer(await product.interviewing()));
  };

  return [
    {
      sweep: 'billing.retry_refunds',
      table: 'refunds',
      key: 'id',
      due: async (hoursAgo) => {
        const [id, { employer }] = [randomUUID(), await fixture()];
        await rows(
          `with p as (insert into payments (id, employer_id, purpose, status, lines, amount_cents, provider,
                prepared_at, succeeded_at, created_at, updated_at)
              values ($1, $2, 'job_post', 'succeeded', '[]', 500, 'sandbox', now(), now(), now(), now())
              returning id)
            insert into refunds (id, payment_id, position, amount_cents, status, attempts, next_try_at, created_at, updated_at)
              select id, id, 1, 500, 'failed', 1, now() - $3 * interval '1 hour', now(), now() from p`,
          [id, employer.id, hoursAgo],
        );
        return id;
      },
      done: 'attempts = 2',
    },
    {
      sweep: 'billing.prepare_payments',
      table: 'payments',
      key: 'id',
      due: async (hoursAgo) => {
        const [id, { employer }] = [randomUUID(), await fixture()];
        await rows(
          `insert into payments (id, employer_id, purpose, status, lines, amount_cents, created_at, updated_at)
            values ($1, $2, 'job_post', 'requires_payment', '[]', 500, now() - ($3 + 1) * interval '1 hour', now())`,
          [id, employer.id, hoursAgo],
        );
        return id;
      },
      done: 'asked_again_at is not null',
    },
    {
      sweep: 'billing.end_unpaid_plans',
      table: 'subscriptions',
      key: 'id',
      due: async (hoursAgo) => {
        const [id, employer] = [randomUUID(), await signUpEmployer((await fixture()).app)];
        await rows(
          `with c as (insert into sandbox_customers (id, reference) values ($1, $1) returning id),
            m as (insert into sandbox_payment_methods (id, customer_id, card_number_last4, behaviour, brand, exp_month, exp_year)
              select id, id, '4242', 'declines', 'visa', 12, 2099 from c returning id)
            insert into sandbox_subscriptions
              (id, reference, customer_id, payment_method_id, plan, status, anchor_at, months, period_start, period_end)
              select id, id, id, id, 'pro', 'past_due', now(), 1, now(), now() + interval '1 month' from m`,
          [id],
        );
        await rows(
          `insert into subscriptions (id, user_id, plan, status, monthly_price_cents, provider, stripe_subscription_id,
              past_due_since, created_at, updated_at)
            values ($1::uuid, $2, 'pro', 'past_due', 9900, 'sandbox', $1::text, now() - interval '15 days' - $3 * interval '1 hour',
              now(), now())`,
          [id, employer.id, hoursAgo],
        );
        return id;
      },
      done: `status = 'ended'`,
    },
    {
      sweep: 'offers.end_unpaid_drafts',
      table: 'offer_letters',
      key: 'id',
      due: async (hoursAgo) => {
        const { offerLetter } = await draft();
        const idle = `update offer_letters set updated_at = now() - interval '14 days' - $2 * interval '1 hour' where id = $1`;
        return dueSince(offerLetter.id, idle, hoursAgo);
      },
      done: `status = 'withdrawn'`,
    },
    {
      sweep: 'offers.remind',
      table: 'offer_letters',
      key: 'id',
      due: async (hoursAgo) => {
        const product = await fixture();
        const { id } = await product.sentLetter(await product.interviewing());
        const ending = `update offer_letters set sent_at = now() - interval '3 days',
          expires_at = now() + interval '2 days' - $2 * interval '1 hour' where id = $1`;
        return dueSince(id, ending, hoursAgo);
      },
      done: 'reminded_at is not null',
    },
    {
      sweep: 'hiring.end_paid_days',
      table: 'jobs',
      key: 'id',
      due: async (hoursAgo) => {
        const { id } = await (await fixture()).job();
        const over = `update jobs set posting_type = 'paid', payment_status = 'paid', paid_at = now() - interval '30 days',
          online_until = now() - $2 * interval '1 hour' where id = $1`;
        return dueSince(id, over, hoursAgo);
      },
      done: 'not is_active',
    },
    {
      sweep: 'hiring.tell_new_jobs',
      table: 'saved_searches',
      key: 'id',
      due: async (hoursAgo) => {
        const [id, { referrer }] = [randomUUID(), await fixture()];
        await rows(
          `insert into saved_searches (id, user_id, name, query, looked_until, due_at, created_at)
            values ($1::uuid, $2, 'Framing', jsonb_build_object('q', $1::text), now() - interval '1 day',
              now() - $3 * interval '1 hour', now())`,
          [id, referrer.id, hoursAgo],
        );
        return id;
      },
      done: 'due_at > now()',
    },
    {
      sweep: 'hiring.expire_confirmations',
      table: 'referrals',
      key: 'id',
      due: async (hoursAgo) => {
        const product = await fixture();
        const { id } = ok(await product.refer((await product.job())['id']));
        const late = `update referrals set confirmation_expires_at = now() - $2 * interval '1 hour' where id = $1`;
        return dueSince(id, late, hoursAgo);
      },
      done: `verification_status = 'expired'`,
    },
  ];
}
