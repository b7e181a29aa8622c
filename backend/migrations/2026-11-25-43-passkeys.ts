import { Migration } from '@mikro-orm/migrations';

/** Passkeys: the public half of a key on a device (rules.md#passkeys). */
export class Passkeys extends Migration {
  override up(): void {
    // `asked_at` is the time of the last answered challenge. That challenge and older ones do not count again.
    this.addSql(`create table passkeys (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      user_agent text,
      created_at timestamptz not null,
      last_used_at timestamptz,
      asked_at timestamptz
    )`);
    this.addSql(`create index passkeys_by_user on passkeys (user_id, created_at)`);
  }
}
