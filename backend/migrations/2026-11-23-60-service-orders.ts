import { Migration } from '@mikro-orm/migrations';

/** An ordered add-on is delivered, refunded, or canceled, with the time and the reason (rules.md#undelivered-add-ons). */
export class ServiceOrders extends Migration {
  override up(): void {
    this.addSql(`alter table payments drop constraint payments_purpose_check,
      add constraint payments_purpose_check
        check (purpose in ('offer', 'hire', 'bonus', 'background_check', 'drug_test', 'job_post'))`);
    this.addSql(`alter table service_addons
      add column started_at timestamptz,
      add column returned_at timestamptz,
      add column return_reason text check (return_reason in ('not_delivered', 'provider_refused', 'review_late',
        'came_to_nothing', 'offer_changed', 'employer_canceled')),
      drop constraint service_addons_status_check,
      add constraint service_addons_status_check
        check (status in ('pending', 'in_progress', 'completed', 'refunded', 'canceled'))`);
    this.addSql(`update service_addons set started_at = updated_at where status = 'in_progress'`);
    // Before, only an agency that gave up refunded money after a hire.
    this.addSql(`update service_addons a set returned_at = a.updated_at,
        status = case when given_up then 'refunded' else 'canceled' end,
        return_reason = case when given_up then 'provider_refused' else 'came_to_nothing' end
      from (select s.id, s.paid_at is not null and s.addon_type = 'background_check'
          and r.status in ('hired', 'completed') as given_up
        from service_addons s join referrals r on r.id = s.referral_id where s.status = 'refunded') as known
      where a.id = known.id`);
    this.addSql(`alter table service_addons add constraint service_addons_returned
      check ((status in ('refunded', 'canceled')) = (returned_at is not null and return_reason is not null))`);
    this.addSql(`drop index service_addons_live`);
    this.addSql(`create unique index service_addons_live on service_addons (referral_id, addon_type)
      where status not in ('refunded', 'canceled')`);
    // Finds add-ons that were not delivered in time.
    this.addSql(
      `create index service_addons_open on service_addons (id) where status in ('pending', 'in_progress')`,
    );
  }
}
