import { Migration } from '@mikro-orm/migrations';

/** The day of the last rehire. The work does not end before it. */
export class Rehires extends Migration {
  override async up(): Promise<void> {
    this.addSql('alter table i9_forms add column rehired_on date');
    this.addSql(`update i9_forms f set rehired_on = (
        select max((e.data ->> 'rehiredOn')::date) from i9_entries e where e.form_id = f.id and e.kind = 'supplement_b')
      where f.form_status = 'complete'`);
  }
}
