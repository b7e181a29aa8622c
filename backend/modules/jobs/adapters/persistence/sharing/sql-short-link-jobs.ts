import { asId, type JobId } from '#kernel/ids.ts';
import type { ShortLinkJobs } from '#modules/jobs/application/sharing/short-links.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';

const BY_END: Statement = {
  name: 'short-link-job',
  text: `select id, is_active as "isActive" from jobs
    where right(replace(id::text, '-', ''), 15) = $1 and (posting_type = 'free' or payment_status = 'paid')
    order by is_active desc, id limit 1`,
};

export class SqlShortLinkJobs implements ShortLinkJobs {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async byIdEnd(idEnd: string): Promise<{ readonly id: JobId; readonly isActive: boolean } | null> {
    const row = await this.sql.row<{ id: string; isActive: boolean }>(BY_END, [idEnd]);
    return row && { id: asId<'job'>(row.id), isActive: row.isActive };
  }
}
