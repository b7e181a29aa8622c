import { Migration } from '@mikro-orm/migrations';

/** Charges, the ledger, debts and earnings, and the embedded provider's own tables (rules.md#balanced-ledger, rules.md#charged-once). */
export class BillingTables extends Migration {
  override up(): void {
    this.payments();
    this.obligations();
    this.ledger();
    this.provider();
    this.catalog();
    this.sandbox();
  }

  private payments(): void {
    this.addSql(`create table payments (
      id uuid primary key,
      employer_id uuid not null references users (id),
      purpose text not null check (purpose in ('offer', 'hire', 'bonus', 'background_check', 'job_post')),
      referral_id uuid,
      offer_letter_id uuid,
      job_id uuid,
      status text not null check (status in ('requires_payment', 'processing', 'succeeded', 'failed', 'canceled')),
      lines jsonb not null,
      amount_cents bigint not null check (amount_cents > 0),
      currency text not null default 'usd' check (currency = 'usd'),
      provider text,
      provider_payment_id text,
      client_secret text,
      saved_card_id text,
      prepared_at timestamptz,
      failure_message text,
      refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
      succeeded_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((status = 'succeeded') = (succeeded_at is not null)),
      check (refunded_cents = 0 or status = 'succeeded')
    )`);
    this.addSql(`create unique index payments_provider on payments (provider_payment_id, provider)`);
    this.addSql(`create index payments_employer on payments (employer_id, created_at, id)`);
    this.addSql(`create index payments_referral_id on payments (referral_id)`);
    this.addSql(`create index payments_offer_letter_id on payments (offer_letter_id)`);
    this.addSql(`create index payments_job_id on payments (job_id)`);

    this.addSql(`create table refunds (
      id uuid primary key,
      payment_id uuid not null references payments (id),
      position integer not null check (position > 0),
      amount_cents bigint not null check (amount_cents > 0),
      status text not null check (status in ('requested', 'settled', 'failed')),
      provider_refund_id text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (payment_id, position)
    )`);
    this.addSql(`create unique index refunds_provider on refunds (provider_refund_id)`);
  }

  private obligations(): void {
    this.addSql(`create table obligations (
      id uuid primary key,
      referral_id uuid not null,
      job_id uuid not null,
      employer_id uuid not null references users (id),
      referrer_id uuid references users (id),
      offer_letter_id uuid,
      kind text not null check (kind in
        ('bonus', 'background_check', 'drug_test', 'i9_verification', 'platform_fee', 'letter_fee')),
      amount_cents bigint not null check (amount_cents > 0),
      refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
      state text not null check (state in ('due', 'held', 'committed', 'delivered', 'refunded', 'void')),
      live_key text,
      payment_id uuid references payments (id),
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((live_key is null) = (state in ('refunded', 'void'))),
      check (kind <> 'letter_fee' or offer_letter_id is not null),
      check (state in ('due', 'void') or payment_id is not null)
    )`);
    this.addSql(`create unique index obligations_live on obligations (live_key) where live_key is not null`);
    this.addSql(`create index obligations_referral_id on obligations (referral_id)`);
    this.addSql(`create index obligations_offer_letter_id on obligations (offer_letter_id)`);
    this.addSql(`create index obligations_employer_id on obligations (employer_id)`);
    this.addSql(`create index obligations_referrer_id on obligations (referrer_id)`);
    this.addSql(`create index obligations_payment_id on obligations (payment_id)`);

    this.addSql(`create table referral_settlements (
      referral_id uuid primary key,
      hire_id uuid not null unique,
      job_id uuid not null,
      employer_id uuid not null references users (id),
      referrer_id uuid references users (id),
      bonus_cents bigint not null check (bonus_cents >= 0),
      hired_at timestamptz not null,
      payout_schedule jsonb not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create index referral_settlements_employer_id on referral_settlements (employer_id)`);
    this.addSql(`create index referral_settlements_referrer_id on referral_settlements (referrer_id)`);

    this.addSql(`create table milestones (
      id uuid primary key,
      obligation_id uuid not null references obligations (id),
      referral_id uuid not null,
      job_id uuid not null,
      employer_id uuid not null references users (id),
      referrer_id uuid not null references users (id),
      position integer not null check (position > 0),
      percent integer not null check (percent between 1 and 100),
      amount_cents bigint not null check (amount_cents > 0),
      due_at timestamptz not null,
      state text not null check (state in ('pending', 'released', 'voided')),
      released_at timestamptz,
      voided_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      unique (obligation_id, position),
      check ((state = 'released') = (released_at is not null)),
      check ((state = 'voided') = (voided_at is not null))
    )`);
    this.addSql(`create index milestones_due on milestones (due_at, id) where state = 'pending'`);
    this.addSql(`create index milestones_referral_id on milestones (referral_id)`);
    this.addSql(`create index milestones_employer_id on milestones (employer_id)`);
    this.addSql(`create index milestones_referrer_id on milestones (referrer_id)`);
  }

  private ledger(): void {
    this.addSql(`create table ledger_transactions (
      id uuid primary key,
      kind text not null,
      reference text not null unique,
      referral_id uuid,
      payment_id uuid references payments (id),
      occurred_at timestamptz not null,
      created_at timestamptz not null default now()
    )`);
    this.addSql(`create index ledger_transactions_referral_id on ledger_transactions (referral_id)`);
    this.addSql(`create index ledger_transactions_payment_id on ledger_transactions (payment_id)`);

    this.addSql(`create table ledger_entries (
      transaction_id uuid not null references ledger_transactions (id),
      account text not null,
      amount_cents bigint not null check (amount_cents <> 0),
      primary key (transaction_id, account)
    )`);
    this.addSql(`create index ledger_entries_account on ledger_entries (account) include (amount_cents)`);
    this.addSql(`create view ledger_balances as
      select account, sum(amount_cents)::bigint as balance_cents from ledger_entries group by account`);

    this.addSql(`create function ledger_is_append_only() returns trigger language plpgsql as $f$
      begin
        raise exception 'The ledger is only ever added to: post a correction' using errcode = 'restrict_violation';
      end $f$`);
    for (const table of ['ledger_transactions', 'ledger_entries']) {
      this.addSql(`create trigger ${table}_append_only before update or delete on ${table}
        for each row execute function ledger_is_append_only()`);
      this.addSql(`create trigger ${table}_no_truncate before truncate on ${table}
        for each statement execute function ledger_is_append_only()`);
    }
    this.balanceRule('ledger_transactions', 'id');
    this.balanceRule('ledger_entries', 'transaction_id');
  }

  /** Checked when the database transaction ends, so that entries may come in any order. */
  private balanceRule(table: string, key: string): void {
    this.addSql(`create function ${table}_balance() returns trigger language plpgsql as $f$
      declare
        total bigint;
        entries integer;
      begin
        select coalesce(sum(amount_cents), 0), count(*) into total, entries
          from ledger_entries where transaction_id = new.${key};
        if total <> 0 or entries < 2 then
          raise exception 'Ledger transaction % does not balance', new.${key} using errcode = 'check_violation';
        end if;
        return null;
      end $f$`);
    this.addSql(`create constraint trigger ${table}_balance after insert on ${table}
      deferrable initially deferred for each row execute function ${table}_balance()`);
  }

  private provider(): void {
    this.addSql(`create table billing_customers (
      user_id uuid not null references users (id),
      provider text not null,
      provider_customer_id text not null,
      created_at timestamptz not null,
      primary key (user_id, provider),
      unique (provider_customer_id, provider)
    )`);
    this.addSql(`create table payment_methods (
      id uuid primary key,
      user_id uuid not null references users (id),
      provider text not null,
      provider_method_id text not null,
      brand text not null,
      last4 text not null check (last4 ~ '^[0-9]{4}$'),
      exp_month integer not null check (exp_month between 1 and 12),
      exp_year integer not null,
      created_at timestamptz not null,
      unique (provider_method_id, provider)
    )`);
    this.addSql(`create index payment_methods_user on payment_methods (user_id, created_at, id)`);

    this.addSql(`create table webhook_events (
      id text primary key,
      provider text not null,
      type text not null,
      received_at timestamptz not null
    )`);
  }

  private catalog(): void {
    this.addSql(`create table job_posting_packages (
      id uuid primary key,
      name text not null,
      description text not null,
      price_cents bigint not null check (price_cents >= 0),
      duration integer not null default 30 check (duration > 0),
      is_featured boolean not null default false,
      includes text[] not null default '{}',
      is_active boolean not null default true,
      sort_order integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`);
    this.addSql(`insert into job_posting_packages
        (id, name, description, price_cents, duration, is_featured, includes, sort_order) values
      ('019d0000-0000-7000-8000-000000000001', 'Basic', 'A standard post for one opening', 4900, 30, false,
        '{"30 days online","Standard listing","Referral tracking"}', 1),
      ('019d0000-0000-7000-8000-000000000002', 'Featured', 'Shown above standard posts', 9900, 30, true,
        '{"30 days online","Featured listing","Referral tracking","Shown in the weekly job mail"}', 2),
      ('019d0000-0000-7000-8000-000000000003', 'Premium', 'Twice as long, and always on top', 19900, 60, true,
        '{"60 days online","Featured listing","Referral tracking","Shown in the weekly job mail","Priority support"}', 3)`);

    this.addSql(`create table subscriptions (
      id uuid primary key,
      user_id uuid not null references users (id),
      stripe_subscription_id text unique,
      stripe_price_id text,
      stripe_customer_id text,
      status text not null default 'active',
      plan text not null,
      monthly_price_cents bigint not null check (monthly_price_cents >= 0),
      features text[] not null default '{}',
      job_posts_remaining integer not null default -1 check (job_posts_remaining >= -1),
      current_period_start timestamptz,
      current_period_end timestamptz,
      cancel_at_period_end boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
    this.addSql(`create index subscriptions_user_id on subscriptions (user_id)`);
  }

  /** The embedded provider's data. Only its adapter reads it. */
  private sandbox(): void {
    this.addSql(`create table sandbox_customers (
      id text primary key,
      reference text not null unique
    )`);
    this.addSql(`create table sandbox_payment_methods (
      id text primary key,
      customer_id text not null references sandbox_customers (id),
      card_number_last4 text not null,
      behaviour text not null check (behaviour in ('succeeds', 'declines', 'authenticates')),
      brand text not null,
      exp_month integer not null,
      exp_year integer not null,
      detached boolean not null default false
    )`);
    this.addSql(`create index sandbox_payment_methods_customer on sandbox_payment_methods (customer_id)`);
    this.addSql(`create table sandbox_payment_intents (
      id text primary key,
      idempotency_key text not null unique,
      customer_id text not null references sandbox_customers (id),
      amount_cents bigint not null check (amount_cents > 0),
      status text not null check (status in ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')),
      client_secret text not null,
      failure_code text,
      failure_message text,
      metadata jsonb not null default '{}'
    )`);
    this.addSql(`create index sandbox_payment_intents_customer on sandbox_payment_intents (customer_id)`);
    this.addSql(`create table sandbox_setup_intents (
      id text primary key,
      customer_id text not null references sandbox_customers (id),
      status text not null check (status in ('requires_payment_method', 'requires_action', 'succeeded')),
      client_secret text not null,
      payment_method_id text references sandbox_payment_methods (id)
    )`);
    this.addSql(`create index sandbox_setup_intents_customer on sandbox_setup_intents (customer_id)`);
    this.addSql(`create index sandbox_setup_intents_method on sandbox_setup_intents (payment_method_id)`);
    this.addSql(`create table sandbox_refunds (
      id text primary key,
      idempotency_key text not null unique,
      payment_intent_id text not null references sandbox_payment_intents (id),
      amount_cents bigint not null check (amount_cents > 0),
      status text not null check (status in ('pending', 'succeeded', 'failed')),
      metadata jsonb not null default '{}'
    )`);
    this.addSql(`create index sandbox_refunds_intent on sandbox_refunds (payment_intent_id)`);
    this.addSql(`create table sandbox_transfers (
      id text primary key,
      idempotency_key text not null unique,
      destination text not null,
      amount_cents bigint not null check (amount_cents > 0),
      status text not null check (status in ('paid', 'failed'))
    )`);
    this.addSql(`create table sandbox_events (
      id text primary key,
      type text not null,
      object_type text not null,
      object_id text not null,
      created_at timestamptz not null default now(),
      delivered_at timestamptz
    )`);
  }
}
