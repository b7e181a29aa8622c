import { Migration } from '@mikro-orm/migrations';

/** An employer's statement on a report when a candidacy ends otherwise: by name and time, and immutable. */
export class StatementsOfReports extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table check_events
      add column stated_by text,
      add column way_out text check (way_out in ('reject', 'undo', 'withdraw')),
      add constraint check_events_statement
        check ((kind = 'report_no_part') = (stated_by is not null) and (kind = 'report_no_part') = (way_out is not null))`);
    this.addSql(`create function check_statements_stay() returns trigger language plpgsql as $f$
      begin raise exception 'a statement about a report is never changed'; end $f$`);
    this.addSql(`create trigger check_statements_stay before update or delete on check_events
      for each row when (old.kind = 'report_no_part') execute function check_statements_stay()`);
  }
}
