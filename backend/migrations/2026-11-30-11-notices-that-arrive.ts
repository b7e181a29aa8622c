import { Migration } from '@mikro-orm/migrations';

/**
 * The wait of a notice begins when it has reached the candidate (rules.md#notice-arrives). An earlier notice
 * that waits counts as delivered by email if a known email never bounced. The employer mails the others.
 */
export class NoticesThatArrive extends Migration {
  override up(): void {
    this.addSql(`alter table adverse_actions add column notice jsonb, add column final_notice jsonb,
      add column look_at timestamptz, alter column final_due_at drop not null`);
    this.addSql(`update adverse_actions a set
        notice = jsonb_build_object('state', case when mailed.known then 'reached' else 'to_mail' end, 'sentAt', iso(a.created_at),
          'reachedAt', case when mailed.known then iso(a.created_at) end, 'reachedBy', case when mailed.known then 'email' end,
          'mailedOn', null, 'mailedBy', null),
        final_due_at = case when mailed.known then a.final_due_at end
      from (select n.id, n.status <> 'waiting' or r.worker_email is not null and not exists (
          select from undeliverable_addresses d where d.email = lower(r.worker_email) and d.problem = 'bounced') as known
        from adverse_actions n join referrals r on r.id = n.referral_id) as mailed
      where mailed.id = a.id`);
    this.addSql(`alter table adverse_actions alter column notice set not null`);
    this.addSql(
      `create index adverse_actions_look on adverse_actions (look_at, id) where look_at is not null`,
    );
  }
}
