import { Migration } from '@mikro-orm/migrations';

/** One row, which `/readyz` writes to learn whether the database accepts writes. */
export class ReadinessChecks extends Migration {
  override up(): void {
    this.addSql(`create table readiness_checks (
      name text primary key,
      checked_at timestamptz not null)`);
  }
}
