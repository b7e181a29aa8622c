import { Migration } from '@mikro-orm/migrations';

/** Confirmed addresses, links that reset a password, sign-in through a provider, a list of one's own sessions. */
export class AccountTables extends Migration {
  override up(): void {
    this.addSql(
      `alter table users add column email_verified_at timestamptz, add column deleted_at timestamptz`,
    );

    // The token itself stands in the e-mail alone. `email` is the address that a confirmation is about.
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

    // A session is named to its owner by an id that opens nothing.
    this.addSql(`alter table sessions
      add column id uuid not null default gen_random_uuid(),
      add column user_agent text,
      add column address text,
      add column last_seen_at timestamptz not null default now()`);
    this.addSql(`create unique index sessions_id on sessions (id)`);
  }
}
