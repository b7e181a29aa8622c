import type { StuckMoney } from '#contract/billing/reconciliation/reconciliation.ts';

/** Money for these add-ons is held after the hire until delivery. */
export const ADD_ONS = `('background_check', 'drug_test', 'i9_verification')`;

interface Rule {
  readonly kind: StuckMoney['kind'];
  /**
   * Rows of `payment`, `cents`, `since` and `problem`; each uses an index of open work only. `$1` is now, `$2`
   * the installation's provider.
   */
  readonly rows: string;
}

const RULES: readonly Rule[] = [
  {
    kind: 'held_after_end',
    rows: `select o.payment_id as payment, o.amount_cents as cents, o.updated_at as since,
        format('Referral %s is %s, its %s of %s cents is still held', o.referral_id, r.status, o.kind, o.amount_cents) as problem
      from obligations o join referrals r on r.id = o.referral_id
      where o.state = 'held' and (is_rejected_referral(r.status)
        or (r.is_successful_hire and o.kind not in ${ADD_ONS}))`,
  },
  {
    kind: 'bonus_unsettled',
    rows: `select o.payment_id, o.amount_cents, o.updated_at,
        format('Bonus %s of %s cents is committed to no hire', o.id, o.amount_cents)
      from obligations o where o.state = 'committed' and o.kind = 'bonus'
        and not exists (select from hire_settlements s where s.referral_id = o.referral_id and s.state = 'open')`,
  },
  {
    kind: 'refund_given_up',
    rows: `select f.payment_id, f.amount_cents, f.updated_at,
        format('Refund %s of %s cents has failed and is not tried again', f.id, f.amount_cents)
      from refunds f where f.status = 'failed' and f.next_try_at is null`,
  },
  {
    kind: 'charge_unprepared',
    rows: `select p.id, p.amount_cents, p.created_at,
        format('Payment %s of %s cents has no intent at the provider', p.id, p.amount_cents)
      from payments p where p.status in ('requires_payment', 'processing', 'failed') and p.purpose <> 'returned_payment'
        and (p.provider_payment_id is null or p.provider <> $2) and p.created_at < $1::timestamptz - interval '1 hour'`,
  },
];

/** Money that only a person can move (rules.md#stuck-money): one sentence each. */
export const STUCK_PROBLEMS = RULES.map(
  ({ rows }) => `select problem from (${rows}) x (payment, cents, since, problem)`,
).join(' union all ');

const MOST_SHOWN = 50;

/** The same for the money desk, the longest waiting first. */
export const STUCK_MONEY = {
  name: 'stuck-money',
  text: `select kind, payment as "paymentId", dollars(cents) as amount, iso(since) as since from (${RULES.map(
    ({ kind, rows }) => `select '${kind}' as kind, x.* from (${rows}) x (payment, cents, since, problem)`,
  ).join(' union all ')}) stuck order by stuck.since, payment, kind limit ${MOST_SHOWN}`,
};
