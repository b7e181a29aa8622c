import { Migration } from '@mikro-orm/migrations';

/** Fills columns that had no writer or no default. */
export class WrittenColumns extends Migration {
  override up(): void {
    this.addSql(`alter table sms_log alter column status set default 'sent'`);
    this.addSql(`update notifications set sent_at = created_at where sent_at is null`);
    this.addSql(`update users u set last_active_at = s.at
      from (select user_id, max(last_seen_at) as at from sessions where user_id is not null group by user_id) s
      where s.user_id = u.id and u.last_active_at is null`);
    this.addSql(`update users u set average_time_to_hire = r.days
      from (select referrer_id, round(avg(time_to_hire))::int as days from referrals
        where status in ('hired', 'completed') and time_to_hire is not null group by referrer_id) r
      where r.referrer_id = u.id`);
  }
}
