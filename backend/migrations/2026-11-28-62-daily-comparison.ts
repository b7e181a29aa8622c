import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes for the daily comparison: by the last change on either side. It also checks a part of the older
 * rows, and continues each day where the last day ended (rules.md#reconciliation).
 */
export class DailyComparison extends Migration {
  override up(): void {
    this.addSql('alter table disputes add column moved_at timestamptz');
    this.addSql('update disputes set moved_at = coalesce(closed_at, opened_at)');
    this.addSql('create index disputes_moved on disputes (moved_at)');
    this.addSql('create index balance_transactions_noted on balance_transactions (noted_at, id)');
    this.addSql('alter table balance_listings add column swept_at timestamptz, add column swept_id text');
    this
      .addSql(`create index balance_transactions_refund on balance_transactions (split_part(refund_try, ':', 1))
      where refund_try is not null`);
    this.addSql(`create index payments_succeeded on payments (succeeded_at) where succeeded_at is not null`);
    this.addSql(
      `create index subscription_invoices_paid on subscription_invoices (paid_at) where paid_at is not null`,
    );
    this.addSql('create index refunds_changed on refunds (updated_at)');
    this.addSql(
      'create index withdrawals_changed on withdrawals (greatest(created_at, sent_at, settled_at)) where transfer_id is not null',
    );
    this.addSql(
      `create index found_differences_standing on found_differences (provider, about) where state <> 'agreed'`,
    );
  }
}
