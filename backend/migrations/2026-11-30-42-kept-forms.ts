import { Migration } from '@mikro-orm/migrations';

/** The day three or one years later; after a February 29 it is March 1. */
const yearsOn = (day: string, years: number): string =>
  `((${day} + interval '${years} years')::date + case when to_char(${day}, 'MM-DD') = '02-29' then 1 else 0 end)`;

/**
 * Forms of people who worked, or may have, are retained after the hire. Existing forms canceled on or after
 * the first day of work are retained from the cancellation; complete ones of ended hires wait for their last
 * day.
 */
export class KeptForms extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table i9_forms
      add column hired_on date,
      add column hire_ended_on date,
      add column worked text check (worked in ('yes', 'unknown'))`);
    this.addSql(`update i9_forms f set hired_on = (r.hired_at at time zone f.time_zone)::date
      from referrals r where r.id = f.referral_id and r.hired_at is not null and f.form_status <> 'purged'`);
    this.addSql(`with late as (
        select f.id, coalesce(f.starts_on, f.hired_on) as first_day, (f.canceled_at at time zone f.time_zone)::date as last_day
        from i9_forms f where f.form_status = 'canceled')
      update i9_forms f set form_status = 'incomplete', canceled_at = null, worked = 'unknown', hire_ended_on = late.last_day,
        ended_on = late.last_day, is_retention_only = true,
        retention_expiry = greatest(${yearsOn('late.first_day', 3)}, ${yearsOn('late.last_day', 1)})
      from late where late.id = f.id and late.first_day <= late.last_day`);
    this
      .addSql(`update i9_forms f set worked = 'unknown', hire_ended_on = (r.status_changed_at at time zone f.time_zone)::date,
        next_due_on = (r.status_changed_at at time zone f.time_zone)::date, reminded_on = null,
        next_reminder_on = (r.status_changed_at at time zone f.time_zone)::date + 1
      from referrals r
      where r.id = f.referral_id and f.form_status = 'complete' and f.ended_on is null and r.status_changed_at is not null
        and r.status not in ('offer_signed', 'hired', 'completed') and f.starts_on <= (r.status_changed_at at time zone f.time_zone)::date`);
  }
}
