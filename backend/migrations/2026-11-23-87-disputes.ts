import { Migration } from '@mikro-orm/migrations';

/** Charges that employers have disputed with their banks, and the state of that money (rules.md#disputes). */
export class Disputes extends Migration {
  override up(): void {
    this.addSql(`create table disputes (
      id uuid primary key,
      payment_id uuid not null references payments (id),
      provider text not null check (provider in ('sandbox', 'stripe')),
      provider_dispute_id text not null,
      amount_cents bigint not null check (amount_cents > 0),
      reason text not null,
      state text not null check (state in ('open', 'won', 'lost')),
      withdrawn_cents bigint not null default 0,
      fee_cents bigint not null default 0,
      movements integer not null default 0,
      evidence_due_at timestamptz,
      opened_at timestamptz not null,
      closed_at timestamptz,
      unique (provider_dispute_id, provider),
      check ((state = 'open') = (closed_at is null))
    )`);
    this.addSql(`create index disputes_payment_id on disputes (payment_id)`);
    this.addSql(`create index disputes_opened on disputes (opened_at, id)`);
    this.addSql(`create index disputes_open on disputes (opened_at, id) where state = 'open'`);
    this.addSql(`alter table milestones add column frozen_by uuid references disputes (id)`);
    this.addSql(`create index milestones_frozen_by on milestones (frozen_by) where frozen_by is not null`);
    this.addSql(`drop index milestones_due`);
    this.addSql(`create index milestones_due on milestones (due_at, id)
      where state = 'pending' and set_aside_at is null and frozen_by is null`);
    this.addSql(`alter table payments add column disputed_cents bigint not null default 0
      check (disputed_cents between 0 and amount_cents)`);
    this.addSql(`insert into ledger_kinds (kind, is_correction) values
      ('dispute_withdrawn', false), ('dispute_reinstated', false), ('dispute_lost', false), ('provider_fee', false)`);
  }
}
