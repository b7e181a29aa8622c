import { Migration } from '@mikro-orm/migrations';

const CAUSES = `'offer_declined', 'offer_expired', 'offer_withdrawn', 'offer_undone', 'not_hired', 'candidate_declined',
  'not_delivered', 'provider_refused', 'review_late', 'came_to_nothing', 'offer_changed', 'employer_canceled', 'hire_ended',
  'hired_without_letter', 'paid_twice', 'paid_too_late', 'post_closed', 'bank_paid', 'dispute_won', 'admin', 'provider', 'unknown'`;

const SAME_STEP = (at: string): string =>
  `${at} between x.created_at - interval '5 seconds' and x.created_at + interval '5 seconds'`;

/** Movements that a refund was booked with, and changes of its referral. */
const BOOKED = `select case m.kind when 'milestones_voided' then 'hire_ended' when 'job_post_given_back' then 'paid_twice'
      when 'letter_fee_given_back' then 'paid_too_late' else 'bank_paid' end
    from ledger_transactions q join ledger_transactions m on m.payment_id = q.payment_id or m.referral_id = q.referral_id
    where q.reference = 'refund:' || x.id || ':requested' and ${SAME_STEP('m.occurred_at')}
      and m.kind in ('milestones_voided', 'job_post_given_back', 'letter_fee_given_back', 'return_given_back')
    order by m.id limit 1`;
const CHANGED = `select case when s.to_status = 'rejected' then 'not_hired'
      when s.reason in ('offer_declined', 'offer_expired', 'offer_withdrawn') then s.reason else 'offer_undone' end
    from ledger_transactions q join referral_status_changes s on s.referral_id = q.referral_id
    where q.reference = 'refund:' || x.id || ':requested' and ${SAME_STEP('s.at')}
      and s.to_status in ('rejected', 'interviewing')
    order by s.at desc, s.id desc limit 1`;

/**
 * Why each refund was requested (rules.md#refund-causes). Earlier ones get what was booked or changed in the same step; a process of
 * the release before records `unknown`.
 */
export class RefundCauses extends Migration {
  override up(): void {
    this.addSql(
      `alter table refunds add column cause text not null default 'unknown' check (cause in (${CAUSES}))`,
    );
    this.addSql(`update refunds x set cause = case when x.asked_by is not null then 'admin'
      else coalesce((${BOOKED}), (${CHANGED}), 'unknown') end`);
  }
}
