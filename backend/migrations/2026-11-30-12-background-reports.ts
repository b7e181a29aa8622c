import { Migration } from '@mikro-orm/migrations';

/**
 * The report that went with a notice, sealed (rules.md#whole-report). No foreign key: it is swept by the day of its check, and outlives nothing that
 * it would have to be deleted with.
 */
export class BackgroundReports extends Migration {
  override up(): void {
    this.addSql(`create table background_reports (
      action_id uuid primary key,
      sealed text not null,
      settled_at timestamptz not null
    )`);
    this.addSql(`create index background_reports_settled on background_reports (settled_at)`);
  }
}
