import { Migration } from '@mikro-orm/migrations';

/** Early payment of parts of bonuses, for a fee (rules.md#early-payout). */
export class EarlyPayouts extends Migration {
  override up(): void {
    this.addSql(`alter table milestones add column early_fee_cents bigint
      check (early_fee_cents is null or early_fee_cents > 0 and early_fee_cents < amount_cents and state = 'released')`);
    this.addSql(
      `create index milestones_coming on milestones (referrer_id, due_at, id) where state = 'pending'`,
    );
    this.addSql(`create index milestones_early on milestones (referrer_id, released_at, id)
      where early_fee_cents is not null`);
    this.addSql(`insert into ledger_kinds (kind, is_correction) values ('early_payout_fee', false)`);
    this.addSql(`insert into ledger_accounts (type, source, provider)
      select 'revenue', 'early_payout', unnest(array['sandbox', 'stripe'])`);
  }
}
