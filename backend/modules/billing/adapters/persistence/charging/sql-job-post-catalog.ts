import { asId, type JobId, type PaymentId } from '#kernel/ids.ts';
import { Money } from '#kernel/money.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import { BOOST_LABEL, JOB_POST_LABEL } from '#modules/billing/domain/charging/fee-calculator.ts';
import type { JobPackage, JobPostCatalog } from '#modules/billing/application/charging/job-post-charges.ts';

const COLUMNS = `p.id, p.name, p.price_cents as "priceCents", p.duration as days, p.is_featured as "isFeatured",
  p.is_active as "isOnSale", p.kind`;

const PACKAGE: Statement = {
  name: 'job-package-one',
  text: `select ${COLUMNS} from job_posting_packages p where p.id = $1`,
};
/** The name and price may have changed since. A process of the previous release writes only the label. */
const PACKAGE_OF_PAYMENT: Statement = {
  name: 'job-package-of-payment',
  text: `select ${COLUMNS} from payments paid join job_posting_packages p on case when paid.package_id is null
      then paid.lines -> 0 ->> 'label' = case p.kind when 'boost' then $3 else $2 end || p.name
      else p.id = paid.package_id end
    where paid.id = $1 order by p.price_cents = paid.amount_cents desc, p.id limit 1`,
};
const PAYMENT_OF: Statement = {
  name: 'job-post-payment',
  text: `select id from payments where job_id = $1 and purpose = 'job_post' and status <> 'canceled'
      and ($2::timestamptz is null or created_at >= $2)
    order by created_at desc, id desc limit 1`,
};

/** One at a time: the boost that waits for its card is paid next. */
const OPEN_BOOST: Statement = {
  name: 'job-boost-payment',
  text: `select id from payments where job_id = $1 and purpose = 'job_boost' and package_id = $2
      and status in ('requires_payment', 'processing', 'failed')
    order by created_at desc, id desc limit 1`,
};

type PackageRow = Omit<JobPackage, 'price'> & { readonly priceCents: string | number };

export class SqlJobPostCatalog implements JobPostCatalog {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async package(id: string): Promise<JobPackage | null> {
    return packageIn(await this.sql.row<PackageRow>(PACKAGE, [id]));
  }

  async packageOf(paymentId: PaymentId): Promise<JobPackage | null> {
    const labels = [JOB_POST_LABEL, BOOST_LABEL];
    return packageIn(await this.sql.row<PackageRow>(PACKAGE_OF_PAYMENT, [paymentId, ...labels]));
  }

  async openBoost(jobId: JobId, packageId: string): Promise<PaymentId | null> {
    const row = await this.sql.row<{ id: string }>(OPEN_BOOST, [jobId, packageId]);
    return row && asId<'payment'>(row.id);
  }

  async paymentOf(jobId: JobId, since: Date | null): Promise<PaymentId | null> {
    const row = await this.sql.row<{ id: string }>(PAYMENT_OF, [jobId, since]);
    return row && asId<'payment'>(row.id);
  }
}

function packageIn(row: PackageRow | null): JobPackage | null {
  if (!row) return null;
  const { priceCents, ...pack } = row;
  return { ...pack, price: Money.ofCents(Number(priceCents)) };
}
