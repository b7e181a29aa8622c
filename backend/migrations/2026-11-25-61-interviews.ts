import { Migration } from '@mikro-orm/migrations';

/** The time of an interview as texted to the worker. The link answers it without an account. */
export class Interviews extends Migration {
  override up(): void {
    this.addSql(`create table interviews (
      id uuid primary key,
      referral_id uuid not null references referrals (id) on delete cascade,
      at timestamptz not null,
      time_zone text not null,
      kind text not null check (kind in ('phone', 'in_person', 'video')),
      place text,
      note text,
      status text not null check (status in ('asked', 'confirmed', 'declined', 'proposed', 'ended')),
      proposed_times timestamptz[] not null default '{}' check (cardinality(proposed_times) <= 3),
      answered_at timestamptz,
      nonce text not null,
      token_hash text not null unique,
      next_reminder_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
    // One at a time: a new interview ends the last one.
    this.addSql(`create unique index interviews_live on interviews (referral_id) where status <> 'ended'`);
    this.addSql(`create index interviews_referral on interviews (referral_id, created_at desc)`);
    this.addSql(
      `create index interviews_to_remind on interviews (next_reminder_at) where next_reminder_at is not null`,
    );
  }
}
