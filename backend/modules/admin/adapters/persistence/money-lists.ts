import { RETRYABLE_FAILURES } from '#contract/billing/vocabulary/payouts.ts';
import type { WithdrawalSearch } from '../../application/money-reader.ts';
import { personFilter, type Filters, type ListSource } from './list-statement.ts';
import { namedPerson } from './person-expressions.ts';

const SAME_STEP = (at: string): string =>
  `${at} between x.created_at - interval '5 seconds' and x.created_at + interval '5 seconds'`;

/** Why the product gave money back without an admin: what else was booked or changed in the same step. */
const CAUSE = `case when x.reason is null then coalesce((
    select case m.kind when 'hire_undone' then 'hire_undone' when 'milestones_voided' then 'hire_undone'
        when 'add_on_given_back' then 'add_on_canceled' else 'paid_twice' end
      from ledger_transactions q join ledger_transactions m on m.payment_id = q.payment_id or m.referral_id = q.referral_id
      where q.reference = 'refund:' || x.id || ':requested' and ${SAME_STEP('m.occurred_at')}
        and m.kind in ('hire_undone', 'milestones_voided', 'add_on_given_back', 'job_post_given_back',
          'letter_fee_given_back', 'return_given_back')
      order by m.id limit 1), (
    select case s.to_status when 'rejected' then 'referral_ended' else 'offer_ended' end
      from ledger_transactions q join referral_status_changes s on s.referral_id = q.referral_id
      where q.reference = 'refund:' || x.id || ':requested' and ${SAME_STEP('s.at')}
        and s.to_status in ('rejected', 'interviewing')
      order by s.at desc, s.id desc limit 1), 'automatic') end as cause`;

export const REFUNDS: ListSource = {
  name: 'admin-refunds',
  table: 'refunds',
  at: 'created_at',
  columns: `x.payment_id as "paymentId", ${namedPerson('e')} as employer, dollars(x.amount_cents) as amount, x.status,
    x.attempts, iso(x.next_try_at) as "nextTryAt", x.reason, ${CAUSE}, iso(x.created_at) as "createdAt"`,
  joins: 'join payments p on p.id = x.payment_id join users e on e.id = p.employer_id',
};

const RETRYABLE = `(${RETRYABLE_FAILURES.map((failure) => `'${failure}'`).join(', ')})`;

export const WITHDRAWALS: ListSource = {
  name: 'admin-withdrawals',
  table: 'withdrawals',
  at: 'created_at',
  columns: `${namedPerson('u')} as person, dollars(x.amount_cents) as amount, x.status, x.failure,
    x.bank_last4 as "bankLast4", iso(x.created_at) as "createdAt", iso(x.settled_at) as "settledAt",
    coalesce(x.failure in ${RETRYABLE}, false)
      and not exists (select from withdrawals again where again.retry_of = x.id) as "mayRetry"`,
  joins: 'join users u on u.id = x.user_id',
};

export const byStatus = (status: string | null): Filters => [
  { name: 'status', value: status, condition: (value) => `x.status = ${value}` },
];

export const withdrawalFilters = ({ status, userId }: WithdrawalSearch): Filters => [
  ...byStatus(status),
  personFilter('user', userId),
];
