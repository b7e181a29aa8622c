import type { Statement } from '#platform/persistence/sql.ts';

const truth = (name: string, text: string): Statement => ({ name: `test-truth-${name}`, text });

/** Every payment: the provider's record of it, against the books. */
const PAYMENTS = [
  truth(
    'charges',
    `select p.id, p.status, i.id as intent, i.status as "atProvider", i.amount_cents::float8 as cents
      from sandbox_payment_intents i full join payments p on p.provider_payment_id = i.id
      where (i.status is not distinct from 'succeeded') <> (p.status is not distinct from 'succeeded')
        or i.status = 'succeeded' and i.amount_cents <> p.amount_cents`,
  ),
  truth(
    'charged-once',
    `select i.metadata ->> 'paymentId' as payment, count(*)::integer as times from sandbox_payment_intents i
      join payments p on p.provider_payment_id = i.id
      where i.status = 'succeeded' and i.metadata ? 'paymentId' and p.refunded_cents < p.amount_cents group by 1 having count(*) > 1`,
  ),
  // If a dispute was lost, the bank has returned the money that was in transit.
  truth(
    'refunds',
    `with theirs as (
        select payment_intent_id as intent, sum(amount_cents) as cents from sandbox_refunds
        where status <> 'failed' group by 1
      ), ours as (
        select p.provider_payment_id as intent, sum(r.amount_cents) as cents
        from refunds r join payments p on p.id = r.payment_id
        where r.status = 'settled' and r.provider_refund_id not like 'dp\\_%' group by 1
      )
      select intent, theirs.cents::float8 as theirs, ours.cents::float8 as ours from theirs full join ours using (intent)
      where theirs.cents is distinct from ours.cents`,
  ),
  truth(
    'disputes',
    `select s.id, s.status, d.state from sandbox_disputes s full join disputes d on d.provider_dispute_id = s.id
      where s.status is distinct from d.state or s.amount_cents <> d.amount_cents`,
  ),
];

/** A refund waits only for a bank that decides, or one that has sent it back. */
const REFUNDS_DUE = truth(
  'refunds-due',
  `select r.id, r.status, r.attempts from refunds r join payments p on p.id = r.payment_id
    join sandbox_payment_intents i on i.id = p.provider_payment_id
    where r.status <> 'settled' and i.card_behaviour is distinct from 'refund_fails'
      and not exists (select from disputes d where d.payment_id = p.id and d.state <> 'won')`,
);

const PLANS = [
  truth(
    'invoices',
    `select s.id, s.status as theirs, i.status as ours, s.amount_cents::float8 as cents
      from sandbox_invoices s full join subscription_invoices i on i.id = s.id
      where (s.status is not distinct from 'paid') <> (i.status is not distinct from 'paid')
        or s.status = 'paid' and s.amount_cents <> i.amount_cents`,
  ),
  truth(
    'months-paid-once',
    `select s.customer_id as customer, i.reason, i.period_start, count(*)::integer as times
      from sandbox_invoices i join sandbox_subscriptions s on s.id = i.subscription_id
      where i.status = 'paid' and i.reason in ('first', 'renewal')
      group by 1, 2, 3 having count(*) > 1`,
  ),
  truth(
    'plans',
    `select coalesce(s.reference, o.id::text) as id, s.status as theirs, o.status as ours, s.plan, o.plan as own
      from (select * from sandbox_subscriptions where status <> 'canceled') s
      full join (select * from subscriptions where status <> 'ended') o on o.id::text = s.reference
      where s.status is distinct from o.status
        or s.plan <> coalesce(o.next_plan, o.plan) or s.cancel_at_period_end <> o.cancel_at_period_end`,
  ),
];

const PAYOUTS = [
  truth(
    'withdrawals',
    `with sent as (
        select idempotency_key as key, destination, amount_cents from sandbox_transfers where reversed_at is null
      )
      select w.id, w.status, w.amount_cents::float8 as ours, t.amount_cents::float8 as theirs, o.status as "payout"
      from withdrawals w
      full join sent t on t.key = 'withdrawal:' || w.id and t.destination = w.account_id
      left join sandbox_payouts o on o.idempotency_key = w.id::text
      where (w.status in ('sent', 'paid')) is distinct from (t.amount_cents is not null)
        or t.amount_cents <> w.amount_cents
        or (w.status = 'paid') <> (coalesce(o.status, '') = 'paid') or o.amount_cents <> w.amount_cents`,
  ),
  truth(
    'rewards-once',
    `select referral_id, count(*)::integer as times from referrer_rewards where status = 'paid'
      group by 1 having count(*) > 1`,
  ),
  truth(
    'earned',
    `with earned as (
        select user_id, sum(cents) as cents from (
          select referrer_id as user_id, amount_cents - coalesce(early_fee_cents, 0) as cents
          from milestones where state = 'released'
          union all
          select referrer_id, reward_amount_cents + boost_cents from referrer_rewards where status = 'paid'
          union all
          select user_id, -amount_cents from withdrawals where status <> 'failed'
          union all
          select a.owner_id, e.amount_cents from ledger_entries e
          join ledger_accounts a on a.id = e.account_id and a.type = 'payouts_pending'
          where exists (select from ledger_entries b
            where b.transaction_id = e.transaction_id and b.account = 'company_bank')
        ) as moved group by 1
      ), available as (
        select owner_id as user_id, sum(balance_cents) as cents from ledger_balances
        where type = 'referrer_available' group by 1
      )
      select user_id, e.cents::float8 as earned, a.cents::float8 as available from earned e full join available a using (user_id)
      where coalesce(e.cents, 0) <> coalesce(a.cents, 0)`,
  ),
];

/**
 * The promised money of a hire belongs to the referrer long after its day, unless the worker has not
 * confirmed or a bank decides.
 */
const MILESTONES_DUE = truth(
  'milestones-due',
  `select m.id, m.due_at from milestones m
    where m.state = 'pending' and not m.waits_for_worker and m.due_at < $1::timestamptz - interval '1 day'`,
);

/**
 * A paid post or boost exists, or its money is refunded. A post that waits for its renewal had its first days
 * all the same.
 */
const POSTS = truth(
  'posts',
  `select p.id, p.purpose, j.payment_status, j.featured_until from payments p left join jobs j on j.id = p.job_id
    where p.status = 'succeeded' and p.purpose in ('job_post', 'job_boost')
      and not exists (select from ledger_transactions t
        where t.payment_id = p.id and t.kind = 'job_post_given_back')
      and case p.purpose when 'job_post' then j.id is null or p.id::text <> all(j.opened_by)
        else j.featured_until is null end`,
);

/** A hire is one thing: who is hired has one settlement that counts, and no draft; and its employer pays a platform fee only for a letter that went out (rules.md#hire-ends-draft). */
export const HIRES: readonly Statement[] = [
  truth(
    'hires',
    `select r.id, r.status, s.hire_id from referrals r
      left join hire_settlements s on s.referral_id = r.id and s.state = 'open'
      where (r.status in ('hired', 'completed')) <> (s.hire_id is not null)`,
  ),
  truth(
    'drafts-of-the-hired',
    `select l.id, r.status from offer_letters l join referrals r on r.id = l.live_referral_id
      where l.status = 'draft' and r.status in ('hired', 'completed')`,
  ),
  truth(
    'fees-of-unsent-letters',
    `select o.id, o.state from obligations o where o.kind = 'platform_fee' and o.state in ('committed', 'delivered')
      and not exists (select from offer_letters l where l.referral_id = o.referral_id and l.sent_at is not null)`,
  ),
];

/**
 * The daily comparison finds, from changed rows, the same differences as a comparison of all rows in both
 * books.
 */
const DIFFERENCES = truth(
  'differences',
  `select coalesce(f.about, d.about) as about, f.their_cents::float8 as "foundThere", d.their_cents::float8 as there
    from (select * from found_differences where state <> 'agreed') f
      full join balance_differences d on d.provider = f.provider and d.about = f.about
    where (f.their_cents, f.our_cents) is distinct from (d.their_cents, d.our_cents)`,
);

/** All that ever moved at the provider is all that the books say moved there, fees too. */
const TOTALS = truth(
  'totals',
  `select t.cents::float8 as "atProvider", l.cents::float8 as "inBooks" from
      (select coalesce(sum(amount_cents - fee_cents), 0) as cents from sandbox_balance_transactions) t,
      (select coalesce(-sum(balance_cents), 0) as cents from ledger_balances
        where provider = 'sandbox' and type in ('provider_clearing', 'in_transit')) l
    where t.cents <> l.cents`,
);

/** Each is true when nothing is in transit; a row is one violation. */
export const MONEY_TRUTHS: readonly Statement[] = [
  ...PAYMENTS,
  REFUNDS_DUE,
  ...PLANS,
  ...PAYOUTS,
  POSTS,
  ...HIRES,
  DIFFERENCES,
  TOTALS,
];
export { MILESTONES_DUE };
