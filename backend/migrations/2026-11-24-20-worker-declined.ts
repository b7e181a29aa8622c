import { Migration } from '@mikro-orm/migrations';

/** A worker who declines a referral ends it, with a separate reason (rules.md#worker-declines). */
export class WorkerDeclined extends Migration {
  override up(): void {
    this.addSql(`alter table referrals drop constraint referrals_rejection_reason_check`);
    this.addSql(`alter table referrals add constraint referrals_rejection_reason_check
      check (rejection_reason in ('not_available', 'missing_certification', 'experience', 'pay_expectation',
        'position_filled', 'no_response', 'other', 'worker_declined')) not valid`);
    this.addSql(`alter table referrals validate constraint referrals_rejection_reason_check`);
  }
}
