import { Migration } from '@mikro-orm/migrations';

/** Packages promise the benefits of a paid post: days, a mark on its card, and the first place in alerts. */
export class PackageWords extends Migration {
  override up(): void {
    this.addSql(`update job_posting_packages set includes = '{"30 days online","Referral tracking"}'
      where id = '019d0000-0000-7000-8000-000000000001'`);
    this.addSql(`update job_posting_packages set description = 'Marked as featured for 30 days',
      includes = '{"30 days online","Featured badge","Named first in job alerts","Referral tracking"}'
      where id = '019d0000-0000-7000-8000-000000000002'`);
    this.addSql(`update job_posting_packages set description = 'Twice as long, and featured all the time',
      includes = '{"60 days online","Featured badge","Named first in job alerts","Referral tracking"}'
      where id = '019d0000-0000-7000-8000-000000000003'`);
  }
}
