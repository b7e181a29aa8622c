import { Migration } from '@mikro-orm/migrations';

/** Changes that candidates request in an offer (rules.md#counter-proposals). */
export class OfferCounters extends Migration {
  override up(): void {
    this.addSql(`create table offer_counters (
      id uuid primary key,
      offer_letter_id uuid not null references offer_letters (id),
      version integer not null check (version > 0),
      pay_rate text,
      start_date date,
      note text,
      status text not null check (status in ('open', 'accepted', 'declined', 'lapsed')),
      created_at timestamptz not null,
      answered_at timestamptz,
      check (status in ('open', 'lapsed') or answered_at is not null)
    )`);
    this.addSql(
      `create index offer_counters_of_letter on offer_counters (offer_letter_id, created_at desc, id desc)`,
    );
    // Only one at a time waits for an answer.
    this.addSql(
      `create unique index offer_counters_open on offer_counters (offer_letter_id) where status = 'open'`,
    );
  }
}
