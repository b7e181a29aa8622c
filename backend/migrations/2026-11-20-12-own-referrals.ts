import { Migration } from '@mikro-orm/migrations';

/** The export of a person's data and the deletion of their account search for referrals about them. */
export class OwnReferrals extends Migration {
  override up(): void {
    this.addSql(`create index referrals_worker_phone on referrals (worker_phone)`);
    this.addSql(`create index referrals_worker_email on referrals (lower(worker_email))
      where worker_email is not null`);
  }
}
