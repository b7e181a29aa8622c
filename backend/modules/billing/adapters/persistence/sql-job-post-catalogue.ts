import { asId, type JobId, type PaymentId } from '../../../../kernel/ids.ts';
import { Money } from '../../../../kernel/money.ts';
import type { Sql, Statement } from '../../../../platform/persistence/sql.ts';
import type { JobPackage, JobPostCatalogue } from '../../application/job-post-charges.ts';

const PACKAGE: Statement = {
  name: 'job-package-one',
  text: `select id, name, price_cents as "priceCents", duration as days, is_featured as "isFeatured",
      is_active as "isOnSale" from job_posting_packages where id = $1`,
};
const PAYMENT_OF: Statement = {
  name: 'job-post-payment',
  text: `select id from payments where job_id = $1 and purpose = 'job_post' and status <> 'canceled'
      and ($2::timestamptz is null or created_at >= $2)
    order by created_at desc, id desc limit 1`,
};

type PackageRow = Omit<JobPackage, 'price'> & { readonly priceCents: string | number };

export class SqlJobPostCatalogue implements JobPostCatalogue {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async package(id: string): Promise<JobPackage | null> {
    const row = await this.sql.row<PackageRow>(PACKAGE, [id]);
    if (!row) return null;
    const { priceCents, ...pack } = row;
    return { ...pack, price: Money.ofCents(Number(priceCents)) };
  }

  async paymentOf(jobId: JobId, since: Date | null): Promise<PaymentId | null> {
    const row = await this.sql.row<{ id: string }>(PAYMENT_OF, [jobId, since]);
    return row && asId<'payment'>(row.id);
  }
}
