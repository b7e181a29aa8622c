import { Migration } from '@mikro-orm/migrations';

/** The first day of a worker: the time, the person to meet, and the link that opens it without an account. */
export class FirstDays extends Migration {
  override up(): void {
    this.addSql(`create table first_days (
      referral_id uuid primary key references referrals (id) on delete cascade,
      day date,
      contact_name text,
      contact_phone text,
      nonce text not null,
      token_hash text not null unique,
      told_hired_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
  }
}
