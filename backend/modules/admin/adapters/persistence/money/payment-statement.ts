import type { Statement } from '#platform/persistence/sql.ts';
import { namedPerson } from '../people/person-expressions.ts';
import { LINE_KIND, PAYMENT_COLUMNS, PAYMENT_JOINS, REFERRAL_OF_LINE } from '../lists/payment-list.ts';

const REFUNDS = `(select coalesce(json_agg(json_build_object('id', f.id, 'position', f.position,
      'amount', dollars(f.amount_cents), 'status', f.status, 'providerRefundId', f.provider_refund_id, 'cause', f.cause, 'reason', f.reason,
      'createdAt', iso(f.created_at), 'updatedAt', iso(f.updated_at)) order by f.position), '[]')
    from refunds f where f.payment_id = x.id)`;

const MILESTONES = `(select coalesce(json_agg(json_build_object('id', m.id,
      'isWaiting', m.waits_for_worker and m.state = 'pending', 'percent', m.percent, 'amount', dollars(m.amount_cents),
      'dueAt', iso(m.due_at), 'state', m.state) order by m.created_at, m.position), '[]')
    from milestones m where m.referral_id = r.id)`;

/** Everyone whom it was paid for, with their part of it. */
const REFERRALS = `(select coalesce(json_agg(json_build_object('id', r.id, 'workerName', r.worker_name,
      'status', r.status, 'jobTitle', j.title, 'company', j.company, 'bonus', dollars(r.bonus_cents),
      'referrer', ${namedPerson('u')}, 'hiredAt', iso(r.hired_at), 'bonusPaidAt', iso(r.bonus_paid_at),
      'amount', dollars(part.cents), 'milestones', ${MILESTONES}) order by r.worker_name, r.id), '[]')
    from (select ${REFERRAL_OF_LINE} as id, sum((line ->> 'amountCents')::bigint)::bigint as cents
      from jsonb_array_elements(x.lines) line group by 1) part
    join referrals r on r.id = part.id
    left join jobs j on j.id = r.job_id
    left join users u on u.id = r.referrer_id)`;

/** The part after an account's colon is a person's id, or what revenue was earned by; as an id it finds the index. */
export const LEDGER_ENTRIES = `(select json_agg(json_build_object('account', split_part(n.account, ':', 1),
      'owner', coalesce(o.first_name || ' ' || o.last_name, nullif(split_part(n.account, ':', 2), '')),
      'amount', dollars(n.amount_cents)) order by n.amount_cents, n.account)
    from ledger_entries n left join users o on o.id =
      case when n.account ~ ':[0-9a-f-]{36}$' then split_part(n.account, ':', 2)::uuid end
    where n.transaction_id = t.id)`;

/** A plan's payment is booked under the invoice it paid. */
const OF_PLAN = `(select 'invoice:' || s.id from subscription_invoices s where s.payment_id = x.id)`;

/** The movements of the payment, and those of its referrals: a hire commits what several payments have brought in. */
const LEDGER = `(select coalesce(json_agg(json_build_object('id', t.id, 'kind', t.kind, 'reference', t.reference,
      'ofThisPayment', t.payment_id is not distinct from x.id or t.reference is not distinct from ${OF_PLAN},
      'workerName', (select w.worker_name from referrals w where w.id = t.referral_id), 'at', iso(t.occurred_at), 'entries', ${LEDGER_ENTRIES})
      order by t.occurred_at, t.id), '[]')
    from ledger_transactions t where t.payment_id = x.id or t.reference = ${OF_PLAN} or t.referral_id = any (array(
      select ${REFERRAL_OF_LINE} from jsonb_array_elements(x.lines) line)))`;

/** One payment with everything that explains it, for an admin. */
export const PAYMENT: Statement = {
  name: 'admin-payment',
  text: `select x.id, ${PAYMENT_COLUMNS}, x.provider, x.provider_payment_id as "providerPaymentId",
      x.failure_message as "failureMessage",
      dollars(case when x.status = 'succeeded' then greatest(0, x.amount_cents - x.refunded_cents - x.disputed_cents
        - (select coalesce(sum(f.amount_cents), 0) from refunds f where f.payment_id = x.id and f.status = 'failed')) else 0
        end::bigint) as refundable,
      (select json_agg(json_build_object('kind', ${LINE_KIND}, 'label', line ->> 'label',
        'amount', dollars((line ->> 'amountCents')::bigint))) from jsonb_array_elements(x.lines) line) as lines,
      ${REFUNDS} as refunds, ${REFERRALS} as referrals, ${LEDGER} as ledger
    from payments x ${PAYMENT_JOINS}
    where x.id = $1`,
};
