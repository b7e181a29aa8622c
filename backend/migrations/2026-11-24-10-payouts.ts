import { Migration } from '@mikro-orm/migrations';

/** Withdrawals to banks: the recipients, and each withdrawal from the press to the bank (rules.md#withdrawals). */
export class Payouts extends Migration {
  override up(): void {
    this.books();
    this.recipients();
    this.withdrawals();
    this.sandbox();
  }

  private books(): void {
    this.addSql(`insert into ledger_kinds (kind, is_correction) values ('withdrawal_sent', false)`);
  }

  private recipients(): void {
    this.addSql(`create table payout_recipients (
      user_id uuid not null references users (id),
      provider text not null check (provider in ('sandbox', 'stripe')),
      account_id text not null,
      status text not null check (status in ('onboarding', 'verifying', 'active', 'restricted', 'closed')),
      requirements text[] not null default '{}',
      bank_name text,
      bank_last4 text,
      activated_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (user_id, provider),
      unique (provider, account_id)
    )`);
  }

  private withdrawals(): void {
    this.addSql(`create table withdrawals (
      id uuid primary key,
      user_id uuid not null references users (id),
      provider text not null check (provider in ('sandbox', 'stripe')),
      account_id text not null,
      amount_cents bigint not null check (amount_cents > 0),
      bank_name text,
      bank_last4 text,
      status text not null check (status in ('pending', 'sent', 'paid', 'failed')),
      transfer_id text,
      payout_id text,
      failure text check (failure in ('account_closed', 'no_account', 'refused_by_bank', 'account_not_ready', 'other')),
      created_at timestamptz not null,
      sent_at timestamptz,
      settled_at timestamptz,
      checked_at timestamptz not null,
      check ((status = 'failed') = (failure is not null)),
      check (status in ('pending', 'failed') or transfer_id is not null)
    )`);
    this.addSql(`create index withdrawals_user on withdrawals (user_id, created_at, id)`);
    // One open withdrawal per person, even after several presses.
    this.addSql(
      `create unique index withdrawals_open on withdrawals (user_id) where status in ('pending', 'sent')`,
    );
    this.addSql(
      `create index withdrawals_checked on withdrawals (checked_at, id) where status in ('pending', 'sent')`,
    );
    this.addSql(
      `create unique index withdrawals_payout on withdrawals (payout_id, provider) where payout_id is not null`,
    );
    this.addSql(`create index withdrawals_failed on withdrawals (created_at, id) where status = 'failed'`);
  }

  private sandbox(): void {
    this.addSql(`create table sandbox_recipients (
      id text primary key,
      reference text not null unique,
      status text not null check (status in ('incomplete', 'verifying', 'active', 'closed')),
      requirements text[] not null,
      bank_name text,
      bank_last4 text,
      behaviour text not null check (behaviour in ('pays', 'account_closed', 'no_account', 'refused_by_bank'))
    )`);
    this.addSql(`create table sandbox_payouts (
      id text primary key,
      idempotency_key text not null unique,
      recipient_id text not null references sandbox_recipients (id),
      amount_cents bigint not null,
      status text not null check (status in ('pending', 'paid', 'failed')),
      failure text,
      arrives_at timestamptz not null
    )`);
    this.addSql(`create index sandbox_payouts_recipient on sandbox_payouts (recipient_id)`);
    this.addSql(
      `create index sandbox_payouts_pending on sandbox_payouts (arrives_at) where status = 'pending'`,
    );
    this.addSql(`alter table sandbox_transfers add column reversed_at timestamptz`);
  }
}
