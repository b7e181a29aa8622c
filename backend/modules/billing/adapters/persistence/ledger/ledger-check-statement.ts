import { DEPARTED } from '../payouts/departed-check.ts';
import { EARLY_PAYOUTS } from '../payouts/early-payouts-check.ts';
import { WITHDRAWALS } from '../payouts/withdrawals-check.ts';
import { ADD_ONS, STUCK_PROBLEMS } from '../reconciliation/stuck-money.ts';

const LEDGER = `
  select format('The whole ledger sums to %s cents', sum(amount_cents)) as problem
    from ledger_entries having sum(amount_cents) <> 0
  union all
  select format('Transaction %s (%s) does not balance: %s cents in %s entries', t.reference, t.kind,
      coalesce(sum(e.amount_cents), 0), count(e.account))
    from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
    group by t.id having coalesce(sum(e.amount_cents), 0) <> 0 or count(e.account) < 2
  union all
  select format('Account %s (%s) is below zero: %s cents', b.account, b.provider, b.balance_cents)
    from ledger_balances b join ledger_account_types y on y.type = b.type and not y.may_be_negative
    where b.balance_cents < 0
  union all
  select format('Account %s (%s) says %s cents, its entries say %s', a.code, a.provider, a.balance_cents,
      coalesce(e.cents, 0))
    from ledger_accounts a
    left join (select account_id, sum(amount_cents) as cents from ledger_entries group by 1) e on e.account_id = a.id
    where a.balance_cents <> coalesce(e.cents, 0)
  union all
  select format('Account %s (%s) says %s cents of %s, its entries say %s', a.code, a.provider, coalesce(k.cents, 0),
      coalesce(k.kind, e.kind), coalesce(e.cents, 0))
    from ledger_account_kinds k
    full join (select n.account_id, t.kind, sum(n.amount_cents) as cents from ledger_entries n
      join ledger_transactions t on t.id = n.transaction_id group by 1, 2) e
      on e.account_id = k.account_id and e.kind = k.kind
    join ledger_accounts a on a.id = coalesce(k.account_id, e.account_id)
    where coalesce(k.cents, 0) <> coalesce(e.cents, 0)
  union all
  select format('Account %s (%s) says %s cents on %s, its entries say %s', a.code, a.provider, coalesce(d.cents, 0),
      coalesce(d.day, e.day), coalesce(e.cents, 0))
    from ledger_account_days d
    full join (select n.account_id, (t.occurred_at at time zone 'UTC')::date as day, sum(n.amount_cents) as cents
      from ledger_entries n join ledger_transactions t on t.id = n.transaction_id
        join ledger_accounts own on own.id = n.account_id
        join ledger_account_types y on y.type = own.type and y.is_by_day group by 1, 2) e
      on e.account_id = d.account_id and e.day = d.day
    join ledger_accounts a on a.id = coalesce(d.account_id, e.account_id)
    where coalesce(d.cents, 0) <> coalesce(e.cents, 0)
  union all
  select format('Account %s (%s) says %s cents of %s in %s, its entries say %s', a.code, a.provider, coalesce(y.cents, 0),
      coalesce(y.kind, e.kind), coalesce(y.year, e.year), coalesce(e.cents, 0))
    from ledger_account_years y
    full join (select n.account_id, t.kind, sum(n.amount_cents) as cents,
        extract(year from t.occurred_at at time zone 'America/New_York')::integer as year
      from ledger_accounts own join ledger_entries n on n.account_id = own.id
        join ledger_transactions t on t.id = n.transaction_id join ledger_kinds k on k.kind = t.kind and k.is_income
      where own.type = 'referrer_available' group by n.account_id, t.kind, year) e
      on e.account_id = y.account_id and e.kind = y.kind and e.year = y.year
    join ledger_accounts a on a.id = coalesce(y.account_id, e.account_id)
    where coalesce(y.cents, 0) <> coalesce(e.cents, 0)
  union all
  select format('Employer %s (%s) says %s cents of %s in %s in %s, the entries say %s', coalesce(m.employer_id, e.employer_id),
      coalesce(m.provider, e.provider), coalesce(m.cents, 0), coalesce(m.kind, e.kind), coalesce(m.type, e.type),
      to_char(coalesce(m.month, e.month), 'YYYY-MM'), coalesce(e.cents, 0))
    from ledger_employer_months m
    full join (select t.employer_id, t.provider, date_trunc('month', t.occurred_at at time zone 'UTC')::date as month, t.kind,
        own.type, coalesce(own.source, '') as source, sum(n.amount_cents) as cents
      from ledger_transactions t join ledger_entries n on n.transaction_id = t.id
        join ledger_accounts own on own.id = n.account_id
      where t.employer_id is not null group by 1, 2, 3, 4, 5, 6) e using (employer_id, provider, month, kind, type, source)
    where coalesce(m.cents, 0) <> coalesce(e.cents, 0)
  union all
  select format('Transaction %s (%s) of %s moves account %s of %s', t.reference, t.kind, t.provider, a.code, a.provider)
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    join ledger_accounts a on a.id = e.account_id
    where a.provider <> t.provider
  union all
  select format('Transaction %s (%s) does not say what it corrects', t.reference, t.kind)
    from ledger_transactions t join ledger_kinds k on k.kind = t.kind and k.is_correction where t.corrects is null`;

const PAYMENTS = `
  select format('Payment %s of %s cents is %s, the ledger charged %s', p.id, p.amount_cents, p.status, c.cents)
    from payments p
    left join lateral (select -sum(e.amount_cents) as cents from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_clearing'
      where t.payment_id = p.id and t.kind = 'charge_succeeded') c on true
    where coalesce(c.cents, 0) <> case when p.status = 'succeeded' and p.purpose <> 'subscription' then p.amount_cents else 0 end
  union all
  select format('Payment %s says %s cents are refunded, its refunds say %s', p.id, p.refunded_cents,
      coalesce(sum(r.amount_cents), 0))
    from payments p left join refunds r on r.payment_id = p.id and r.status <> 'failed'
    group by p.id having p.refunded_cents <> coalesce(sum(r.amount_cents), 0)
  union all
  select format('Refund %s of %s cents is %s, the ledger returned %s', r.id, r.amount_cents, r.status, c.cents)
    from refunds r
    left join lateral (select sum(e.amount_cents) as cents from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_clearing'
      where t.payment_id = r.payment_id and t.reference like 'refund:' || r.id || ':%') c on true
    where coalesce(c.cents, 0) <> case when r.status = 'settled' then r.amount_cents else 0 end`;

/** Payments of plans, by the provider's invoices. */
const PLANS = `
  select format('Invoice %s of %s cents is %s, the ledger took %s', i.id, i.amount_cents, i.status, c.cents)
    from subscription_invoices i
    left join lateral (select -sum(e.amount_cents) as cents from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_clearing'
      where t.reference = 'invoice:' || i.id) c on true
    where coalesce(c.cents, 0) <> case when i.status = 'paid' then i.amount_cents else 0 end`;

/** Expected balances, by the records that people see; both sides appear, so neither can be missing. */
const EXPECTED = `
  select 'employer_held:' || o.employer_id as account, p.provider, sum(o.amount_cents) as cents
    from obligations o join payments p on p.id = o.payment_id where o.state = 'held' group by 1, 2
  union all
  select 'refunds_pending:' || p.employer_id, p.provider, sum(r.amount_cents)
    from refunds r join payments p on p.id = r.payment_id where r.status not in ('settled', 'paid_by_hand') group by 1, 2
  union all
  select 'referrer_committed:' || m.referrer_id, p.provider, sum(m.amount_cents)
    from milestones m join obligations o on o.id = m.obligation_id join payments p on p.id = o.payment_id
    where m.state = 'pending' group by 1, 2
  union all
  select 'revenue:add_on', p.provider, sum(o.amount_cents)
    from obligations o join payments p on p.id = o.payment_id
    where o.kind in ${ADD_ONS} and o.state = 'delivered' group by 1, 2
  union all
  select 'revenue:early_payout', p.provider, sum(m.early_fee_cents)
    from milestones m join obligations o on o.id = m.obligation_id join payments p on p.id = o.payment_id
    where m.early_fee_cents is not null group by 1, 2
  union all
  select 'disputes', provider,
      sum(case state when 'lost' then amount_cents - withdrawn_cents else -withdrawn_cents end)
    from disputes group by 1, 2`;

const BALANCES = `
  select format('Account %s holds %s cents in the ledger and %s by the records',
      coalesce(x.account, b.account), coalesce(b.balance_cents, 0), coalesce(x.cents, 0))
    from (${EXPECTED}) x
    full join (select * from ledger_balances
      where type in ('employer_held', 'refunds_pending', 'referrer_committed', 'disputes') or account in ('revenue:add_on', 'revenue:early_payout')) b
      on b.account = x.account and b.provider = x.provider
    where coalesce(b.balance_cents, 0) <> coalesce(x.cents, 0)`;

const BONUSES = `
  select format('Bonus %s of %s cents has parts of %s', o.id, o.amount_cents, coalesce(sum(m.amount_cents), 0))
    from obligations o left join milestones m on m.obligation_id = o.id
    where o.kind = 'bonus' and o.state in ('committed', 'delivered') and o.referrer_id is not null
    group by o.id having o.amount_cents <> coalesce(sum(m.amount_cents), 0)
  union all
  select format('Milestone %s of %s cents is %s, the ledger released %s', m.id, m.amount_cents, m.state, c.cents)
    from milestones m
    left join lateral (select sum(e.amount_cents) as cents from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'referrer_available:' || m.referrer_id
      where t.reference = 'milestone:' || m.id || ':released') c on true
    where coalesce(c.cents, 0) <> case when m.state = 'released' then m.amount_cents else 0 end
  union all
  select format('Referral %s says that its bonus was %spaid, billing says the opposite', r.id,
      case when r.bonus_paid_at is null then 'not ' else '' end)
    from referrals r
    left join obligations o on o.referral_id = r.id and o.kind = 'bonus'
      and o.state in ('committed', 'delivered')
    where (r.bonus_paid_at is not null) <> (o.id is not null)`;

const REWARDS = `
  select format('Reward %s of %s cents and a boost of %s is %s, the ledger paid %s', w.id, w.reward_amount_cents,
      w.boost_cents, w.status, c.cents)
    from referrer_rewards w
    left join lateral (select sum(e.amount_cents) as cents from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'referrer_available:' || w.referrer_id
      where t.reference = 'reward:' || w.id) c on true
    where coalesce(c.cents, 0) <> case when w.status = 'paid' then w.reward_amount_cents + w.boost_cents else 0 end`;

/**
 * The provider's own books against ours, as far as they were read, except differences that an admin has
 * explained (rules.md#reconciliation).
 */
const PROVIDER = `
  select format('Balance of %s: %s is %s, %s cents at the provider and %s here', provider, about,
      case kind when 'theirs_only' then 'known to the provider alone' when 'ours_only' then 'known here alone'
        else 'of another amount' end, their_cents, our_cents)
    from balance_differences d
    where not exists (select from found_differences f where f.provider = d.provider and f.about = d.about
      and f.state = 'explained' and f.their_cents = d.their_cents and f.our_cents = d.our_cents)`;

/**
 * All movements at the provider against the accounts of its balance. Together with `PROVIDER`, which compares
 * each movement with the provider's lines, they agree with the sum of these lines.
 */
const TOTALS = `
  select format('The ledger has %s cents at %s, what moved there comes to %s', coalesce(b.cents, 0),
      coalesce(b.provider, m.provider), coalesce(m.cents, 0))
    from (select provider, -sum(balance_cents) as cents from ledger_balances
        where type in ('provider_clearing', 'in_transit') group by 1) b
      full join (select provider, sum(cents) as cents from (
          select provider, cents from moved_at_provider
          union all
          select provider, case kind when 'company_payout' then amount_cents - fee_cents
            when 'fee' then amount_cents - fee_cents when 'dispute' then 0 else -fee_cents end
          from balance_transactions) moved group by 1) m on m.provider = b.provider
    where coalesce(b.cents, 0) <> coalesce(m.cents, 0)`;

/**
 * Also reads the records of hiring and rewards: only here are the books compared with the data that people
 * see. `$1` is now, `$2` the installation's provider.
 */
export const LEDGER_CHECK = {
  name: 'ledger-check',
  text: `select (select count(*)::integer from ledger_transactions) as transactions,
    array(${[LEDGER, PAYMENTS, PLANS, BALANCES, BONUSES, REWARDS, WITHDRAWALS, EARLY_PAYOUTS, DEPARTED, STUCK_PROBLEMS, PROVIDER, TOTALS].join(' union all ')}) as problems`,
};
