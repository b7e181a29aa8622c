import { Migration } from '@mikro-orm/migrations';

/** The last result of each sweep of due work by name, in real time instead of the application clock. */
export class Sweeps extends Migration {
  override up(): void {
    this.addSql(`create table sweeps (
      name text primary key,
      last_success_at timestamptz,
      last_failure_at timestamptz,
      failures integer not null default 0 check (failures >= 0),
      reason text)`);
  }
}
