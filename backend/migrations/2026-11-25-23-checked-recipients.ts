import { Migration } from '@mikro-orm/migrations';

/** Recipients with a pending step are checked at the provider, because events may be lost (rules.md#withdrawals). */
export class CheckedRecipients extends Migration {
  override up(): void {
    this.addSql(`alter table payout_recipients add column checked_at timestamptz`);
    this.addSql(`update payout_recipients set checked_at = updated_at`);
    this.addSql(`alter table payout_recipients alter column checked_at set not null`);
    this.addSql(`create index payout_recipients_waiting on payout_recipients (provider, checked_at, user_id)
      where status in ('onboarding', 'verifying', 'restricted')`);
  }
}
