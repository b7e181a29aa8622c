import { Migration } from '@mikro-orm/migrations';

/** What a worker is told of the first day: when, whom to ask for, and the link that opens it without an account. */
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
