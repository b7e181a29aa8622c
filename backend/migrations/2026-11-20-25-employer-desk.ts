import { Migration } from '@mikro-orm/migrations';

/** Indexes give the order of the employer's list by state and of each column of the board. */
export class EmployerOverviewIndexes extends Migration {
  override up(): void {
    this.addSql(`create index referrals_by_employer_status on referrals
      (employer_id, status, created_at desc, id desc)`);
  }
}
