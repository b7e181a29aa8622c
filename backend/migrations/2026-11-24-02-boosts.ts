import { Migration } from '@mikro-orm/migrations';

/**
 * Featured jobs come first while they last, and can be bought separately (rules.md#featured-first). Their
 * start decides the order. It becomes null an hour after the end, so that no list loses the job while it is
 * read.
 */
export class Boosts extends Migration {
  override up(): void {
    this.addSql(`alter table jobs add column featured_since timestamptz`);
    this.addSql(`update jobs set featured_since = coalesce(paid_at, created_at) where is_featured`);
    this.addSql(
      `create index jobs_featured on jobs (featured_since desc, id desc) where is_active and featured_since is not null`,
    );
    this.addSql(`create index jobs_featured_until on jobs (featured_until) where featured_since is not null`);
    this.addSql(`alter table job_posting_packages
      add column kind text not null default 'post' check (kind in ('post', 'boost'))`);
    this.addSql(`insert into job_posting_packages
        (id, name, description, price_cents, duration, is_featured, includes, sort_order, kind) values
      ('019d0000-0000-7000-8000-000000000011', 'One week', 'First in the lists for 7 days', 2900, 7, true, '{}', 1, 'boost'),
      ('019d0000-0000-7000-8000-000000000012', 'One month', 'First in the lists for 30 days', 7900, 30, true, '{}', 2,
        'boost')`);
    this.addSql(`alter table payments drop constraint payments_purpose_check,
      add constraint payments_purpose_check
        check (purpose in ('offer', 'hire', 'bonus', 'background_check', 'drug_test', 'job_post', 'job_boost'))`);
  }
}
