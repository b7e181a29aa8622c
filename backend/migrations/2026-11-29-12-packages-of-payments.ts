import { Migration } from '@mikro-orm/migrations';

/** The package that a post or a boost was paid for. The payment's line only has its name, which may change. */
export class PackagesOfPayments extends Migration {
  override up(): void {
    this.addSql(
      `alter table payments add column if not exists package_id uuid references job_posting_packages (id)`,
    );
    this.addSql(
      `create index if not exists payments_package on payments (package_id) where package_id is not null`,
    );
    this.addSql(`update payments paid set package_id = (select p.id from job_posting_packages p
        where paid.lines -> 0 ->> 'label' = case p.kind when 'boost' then 'Boost: ' else 'Job post: ' end || p.name
        order by p.price_cents = paid.amount_cents desc, p.id limit 1)
      where paid.purpose in ('job_post', 'job_boost') and paid.package_id is null`);
  }
}
