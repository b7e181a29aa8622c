import { Migration } from '@mikro-orm/migrations';

/** Authenticator apps with their recovery codes, and the last proof of identity of each session. */
export class SecondFactors extends Migration {
  override up(): void {
    // Sealed. An unconfirmed app was only shown and requires nothing. `last_step` is the last half minute whose code was accepted.
    this.addSql(`create table authenticator_apps (
      user_id uuid primary key references users (id) on delete cascade,
      secret text not null,
      last_step bigint,
      confirmed_at timestamptz,
      created_at timestamptz not null
    )`);
    this.addSql(`create table recovery_codes (
      user_id uuid not null references users (id) on delete cascade,
      code_hash text not null,
      used_at timestamptz,
      created_at timestamptz not null,
      primary key (user_id, code_hash)
    )`);
    // Existing sessions have not proved anything lately.
    this.addSql(`alter table sessions add column proved_at timestamptz not null default 'epoch'`);
    this.addSql(`alter table sessions alter column proved_at set default now()`);
  }
}
