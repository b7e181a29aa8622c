import { Migration } from '@mikro-orm/migrations';

/** The reason of a decision that is not the report, after a notice because of the report. */
export class OtherReasons extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table check_events add column other_reason text,
      add constraint check_events_other_reason check (other_reason is null or kind = 'report_no_part') not valid`);
    this.addSql(`alter table check_events validate constraint check_events_other_reason`);
  }
}
