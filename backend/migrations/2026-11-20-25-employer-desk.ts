import { Migration } from '@mikro-orm/migrations';

/** The employer's list by state, and each column of the board, are read in the order of an index. */
export class EmployerOverviewIndexes extends Migration {
  override up(): void {
    this.addSql(`create index referrals_by_employer_status on referrals
      (employer_id, status, created_at desc, id desc)`);
  }
}
