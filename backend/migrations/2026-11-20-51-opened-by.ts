import { Migration } from '@mikro-orm/migrations';

/**
 * A post stores the payments that bought its days, so that a second one for the same days is refunded.
 * Unconfirmed payments must not be in it: they open the post when they are confirmed.
 */
export class OpenedBy extends Migration {
  override up(): void {
    this.addSql(`alter table jobs add column opened_by text[] not null default '{}'`);
    this.addSql(`update jobs j set opened_by = array(
        select p.id::text from payments p
        where p.job_id = j.id and p.purpose = 'job_post' and p.status = 'succeeded' and p.succeeded_at <= j.paid_at
        order by p.succeeded_at, p.id)
      where j.paid_at is not null`);
  }
}
