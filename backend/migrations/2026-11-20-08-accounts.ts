import { Migration } from '@mikro-orm/migrations';

/** Confirmed addresses, password resets, sign-in through a provider, and a user's list of sessions. */
export class AccountTables extends Migration {
  override up(): void {
    this.addSql(
      `alter table users add column email_verified_at timestamptz, add column deleted_at timestamptz`,
    );

    // Only the email contains the token itself. `email` is the address to confirm.
    this.addSql(`create table account_tokens (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      purpose text not null check (purpose in ('verify_email', 'reset_password')),
      token_hash text not null unique,
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null
    )`);
    this.addSql(`create index account_tokens_of_user on account_tokens (user_id, purpose, created_at desc)`);
    this.addSql(`create index account_tokens_expiry on account_tokens (expires_at)`);

    this.addSql(`create table external_identities (
      issuer text not null,
      subject text not null,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null,
      primary key (issuer, subject)
    )`);
    this.addSql(`create index external_identities_user on external_identities (user_id)`);

    // The session's owner sees it by an ID that does not open it.
    this.addSql(`alter table sessions
      add column id uuid not null default gen_random_uuid(),
      add column user_agent text,
      add column address text,
      add column last_seen_at timestamptz not null default now()`);
    this.addSql(`create unique index sessions_id on sessions (id)`);
  }
}
