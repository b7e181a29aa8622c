import { Migration } from '@mikro-orm/migrations';

/** The version of each SQL function file that the database has. */
export class SqlDefinitions extends Migration {
  override up(): void {
    this.addSql(`create table sql_definitions (
      name text primary key,
      text_hash text not null,
      release integer not null,
      defined_at timestamptz not null
    )`);
  }
}
