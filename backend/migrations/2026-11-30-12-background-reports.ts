import { Migration } from '@mikro-orm/migrations';

/**
 * The report sent with a notice, sealed (rules.md#whole-report). It has no foreign key: the sweep deletes it
 * by the day of its check, before the rows it belongs to.
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
