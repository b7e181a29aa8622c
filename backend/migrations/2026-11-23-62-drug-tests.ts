import { Migration } from '@mikro-orm/migrations';

/** A drug test is a check of another kind: a referral may have one of each at a time (rules.md#drug-tests). */
export class DrugTests extends Migration {
  override up(): void {
    this.addSql(`alter table background_checks
      add column site text,
      add column appointment jsonb,
      drop constraint background_checks_package_type_check,
      add constraint background_checks_package_type_check
        check (package_type in ('basic', 'standard', 'comprehensive', 'drug_test')),
      add constraint background_checks_appointment
        check (appointment is null or (status = 'authorized' and package_type = 'drug_test'))`);
    this.addSql(`drop index background_checks_live`);
    this.addSql(
      `create unique index background_checks_live on background_checks (live_referral_id, (package_type = 'drug_test'))`,
    );
    this.addSql(`alter table sandbox_background_reports add column site text not null default ''`);
  }
}
