import { Migration } from '@mikro-orm/migrations';

const WORKDAYS = `text[] not null default '{mon,tue,wed,thu,fri}' check (workdays <@ '{sun,mon,tue,wed,thu,fri,sat}' and cardinality(workdays) > 0)`;

/** Days count by a company's workdays, and a job states its planned end. */
export class WorkCalendars extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table i9_settings add column workdays ${WORKDAYS},
      add column closed_on_holidays boolean not null default true`);
    this.addSql(`alter table i9_forms add column workdays ${WORKDAYS},
      add column closed_on_holidays boolean not null default true, add column expected_end_on date`);
    this.addSql('alter table first_days add column ends_on date');
  }
}
