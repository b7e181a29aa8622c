import { Migration } from '@mikro-orm/migrations';

/** Authenticator apps with their recovery codes, and when whoever has a session last proved who they are. */
export class SecondFactors extends Migration {
  override up(): void {
    // Sealed. Not confirmed yet: it was shown, and asks for nothing. `last_step` is the last half minute that a code was taken of.
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
    // Sessions that are open now have proved nothing lately.
    this.addSql(`alter table sessions add column proved_at timestamptz not null default 'epoch'`);
    this.addSql(`alter table sessions alter column proved_at set default now()`);
  }
}
