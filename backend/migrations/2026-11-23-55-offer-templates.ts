import { Migration } from '@mikro-orm/migrations';

/** Templates for the letters of a company (rules.md#offer-templates). */
export class OfferTemplates extends Migration {
  override up(): void {
    // The holder is a company, or an employer without one.
    this.addSql(`create table offer_templates (
      id uuid primary key,
      holder_id uuid not null,
      created_by uuid not null references users (id),
      name text not null check (name <> ''),
      pay_type text check (pay_type in ('hourly', 'salary', 'project', 'daily')),
      schedule text,
      benefits text,
      benefit_ids text[] not null default '{}',
      conditions text,
      custom_terms text,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
    this.addSql(`create unique index offer_templates_name on offer_templates (holder_id, lower(name))`);
    this.addSql(
      `create index offer_templates_of_holder on offer_templates (holder_id, created_at desc, id desc)`,
    );
    this.addSql(`create index offer_templates_created_by on offer_templates (created_by)`);
  }
}
