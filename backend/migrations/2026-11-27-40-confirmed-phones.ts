import { Migration } from '@mikro-orm/migrations';

/** Phones that their owners have confirmed, and the codes that prove it. */
export class ConfirmedPhones extends Migration {
  override up(): void {
    this.addSql(`alter table users add column phone_verified_at timestamptz`);
    // The last user to confirm a number has it, because numbers get new owners.
    this.addSql(
      `create unique index users_verified_phone on users (phone) where phone_verified_at is not null`,
    );
    // The ID hides the phone, the purpose, and the account. Codes for unknown phones are stored, too, so that no call takes longer than another.
    this.addSql(`create table phone_codes (
      id text primary key,
      code jsonb not null,
      forgotten_at timestamptz not null
    )`);
    this.addSql(`create index phone_codes_forgotten_at on phone_codes (forgotten_at)`);
  }
}
