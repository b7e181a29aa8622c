import { Migration } from '@mikro-orm/migrations';

/** Which text of the functions that stand in files of their own a database has. */
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
