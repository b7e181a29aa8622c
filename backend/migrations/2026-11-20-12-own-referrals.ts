import { Migration } from '@mikro-orm/migrations';

/** A person's copy of their data, and the end of their account, look for the referrals that are about them. */
export class OwnReferrals extends Migration {
  override up(): void {
    this.addSql(`create index referrals_worker_phone on referrals (worker_phone)`);
    this.addSql(`create index referrals_worker_email on referrals (lower(worker_email))
      where worker_email is not null`);
  }
}
