import type { JobId, UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { PosterJob, PosterJobs } from '#modules/jobs/application/sharing/print-poster.ts';

const OPEN: Statement = {
  name: 'poster-job',
  text: `select title, company, location, pay_rate as "payRate", schedule,
      referral_bonus_cents::int as "bonusCents", iso(created_at) as "createdAt"
    from jobs where id = $1 and is_active`,
};
/** Reads `users` of identity. */
const CODE: Statement = {
  name: 'poster-code',
  text: `select referral_code as code from users where id = $1 and deleted_at is null`,
};

export class SqlPosterJobs implements PosterJobs {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  open(id: JobId): Promise<PosterJob | null> {
    return this.sql.row<PosterJob>(OPEN, [id]);
  }

  async codeOf(person: UserId): Promise<string | null> {
    const row = await this.sql.row<{ code: string }>(CODE, [person]);
    return row?.code ?? null;
  }
}
