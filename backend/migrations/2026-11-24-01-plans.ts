import { Migration } from '@mikro-orm/migrations';

/** Monthly plans: the provider's data of each, its invoices, and the embedded provider's own. */
export class Plans extends Migration {
  override up(): void {
    this.addSql(`alter table subscriptions
      add column provider text not null default 'sandbox',
      add column next_plan text,
      add column featured_remaining integer not null default 0 check (featured_remaining >= -1),
      add column paid_period_start timestamptz,
      add column past_due_since timestamptz,
      add column failed_tries integer not null default 0 check (failed_tries >= 0),
      add column next_try_at timestamptz,
      add column due_invoice_id text,
      add column due_cents bigint not null default 0 check (due_cents >= 0),
      add column ended_at timestamptz,
      add check (status in ('incomplete', 'active', 'past_due', 'ended')),
      add check (plan in ('pro', 'unlimited')),
      add check (next_plan in ('pro', 'unlimited')),
      add check ((status = 'ended') = (ended_at is not null)),
      add check ((status = 'past_due') = (past_due_since is not null))`);
    this.addSql(
      `create unique index subscriptions_running on subscriptions (user_id) where status <> 'ended'`,
    );
    this.addSql(
      `create index subscriptions_past_due on subscriptions (past_due_since) where status = 'past_due'`,
    );

    this.addSql(`create table subscription_invoices (
      id text primary key,
      subscription_id uuid not null references subscriptions (id),
      user_id uuid not null references users (id),
      plan text not null check (plan in ('pro', 'unlimited')),
      reason text not null check (reason in ('first', 'renewal', 'change')),
      status text not null check (status in ('open', 'paid', 'void')),
      amount_cents bigint not null check (amount_cents >= 0),
      tries integer not null check (tries >= 0),
      period_start timestamptz not null,
      period_end timestamptz not null,
      created_at timestamptz not null,
      paid_at timestamptz,
      check ((status = 'paid') = (paid_at is not null))
    )`);
    this.addSql(
      `create index subscription_invoices_user on subscription_invoices (user_id, created_at desc, id desc)`,
    );
    this.addSql(`create index subscription_invoices_subscription on subscription_invoices (subscription_id)`);
    this.addSql(`insert into ledger_kinds (kind, is_correction) values ('subscription_paid', false)`);
    this.addSql(`insert into ledger_accounts (type, source, provider)
      select 'revenue', 'subscription', unnest(array['sandbox', 'stripe'])`);
    this.sandbox();
  }

  /** The embedded provider's data. Only its adapter reads it. */
  private sandbox(): void {
    this.addSql(`create table sandbox_subscriptions (
      id text primary key,
      reference text not null unique,
      customer_id text not null references sandbox_customers (id),
      payment_method_id text not null references sandbox_payment_methods (id),
      plan text not null,
      status text not null check (status in ('active', 'past_due', 'canceled')),
      anchor_at timestamptz not null,
      months integer not null check (months > 0),
      period_start timestamptz not null,
      period_end timestamptz not null,
      cancel_at_period_end boolean not null default false
    )`);
    this.addSql(`create index sandbox_subscriptions_customer on sandbox_subscriptions (customer_id)`);
    this.addSql(`create index sandbox_subscriptions_method on sandbox_subscriptions (payment_method_id)`);
    this.addSql(
      `create index sandbox_subscriptions_due on sandbox_subscriptions (period_end) where status <> 'canceled'`,
    );
    this.addSql(`create table sandbox_invoices (
      id text primary key,
      idempotency_key text not null unique,
      subscription_id text not null references sandbox_subscriptions (id),
      plan text not null,
      reason text not null check (reason in ('first', 'renewal', 'change')),
      status text not null check (status in ('open', 'paid', 'void')),
      amount_cents bigint not null check (amount_cents >= 0),
      tries integer not null,
      next_try_at timestamptz,
      period_start timestamptz not null,
      period_end timestamptz not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create index sandbox_invoices_subscription on sandbox_invoices (subscription_id)`);
    this.addSql(`create index sandbox_invoices_due on sandbox_invoices (next_try_at) where status = 'open'`);
  }
}
