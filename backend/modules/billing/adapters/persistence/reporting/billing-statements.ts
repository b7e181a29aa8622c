const PAYMENT_COLUMNS = `p.id, p.employer_id as "employerId", p.provider_payment_id as "providerPaymentId", p.status,
  p.amount_cents::float8 as "amountCents", p.client_secret as "clientSecret", p.lines, p.referral_id as "referralId",
  p.refunded_cents::float8 as "refundedCents", iso(p.created_at) as "createdAt", iso(p.succeeded_at) as "paidAt",
  (select json_build_object('id', i.id, 'number', i.series || '-' || lpad(i.number::text, 6, '0')) from invoices i
    where i.source_kind = case p.purpose when 'subscription' then 'plan' else 'payment' end
      and i.source_id = coalesce((select s.id from subscription_invoices s where s.payment_id = p.id), p.id::text)) as invoice`;

export const PAYMENT = {
  name: 'billing-payment',
  text: `select ${PAYMENT_COLUMNS} from payments p where p.id = $1`,
};

const listed = (where: string) => `select ${PAYMENT_COLUMNS} from payments p
    where p.employer_id = $1 ${where}
      and ($2::timestamptz is null or (p.created_at, p.id) < ($2::timestamptz, $3::uuid))
    order by p.created_at desc, p.id desc limit $4`;

export const PAYMENTS = { name: 'billing-payments', text: listed('') };

/** The condition is that of their index, so the invoiced ones are not read. */
export const OPEN_PAYMENTS = {
  name: 'billing-open-payments',
  text: listed(`and not p.has_invoice and p.status <> 'canceled'`),
};

/** Every payment for a letter, oldest first. */
export const PAID_FOR_LETTER = {
  name: 'billing-paid-for-letter',
  text: `select ${PAYMENT_COLUMNS} from payments p
    where p.status = 'succeeded' and p.id in (select id from payments where offer_letter_id = $1
      union select payment_id from obligations where offer_letter_id = $1)
    order by p.created_at, p.id`,
};

/**
 * The letter's fee is paid, with it or with an earlier letter, no bank has taken that back, and none of its
 * obligations is open.
 */
const isPaid = (letter: string) => `
      exists (select from obligations where offer_letter_id = ${letter} and kind = 'letter_fee' and state = 'delivered')
      and not exists (select from obligations where offer_letter_id = ${letter} and state = 'due')
      and not exists (select from payments
        where offer_letter_id = ${letter} and status in ('requires_payment', 'processing', 'failed'))
      and not exists (select from obligations o join disputes d on d.payment_id = o.payment_id and d.is_return
        join payments p on p.id = d.owed_payment_id and p.status <> 'succeeded' where o.offer_letter_id = ${letter})`;
/** The newest payment of a letter, or null, and whether everything is paid. */
export const MONEY_OF_LETTER = {
  name: 'billing-money-of-letter',
  text: `select ${isPaid('$1')} as "isPaid", (select to_jsonb(newest) from (select ${PAYMENT_COLUMNS} from payments p
    where p.id in (select id from payments where offer_letter_id = $1
      union select payment_id from obligations where offer_letter_id = $1)
    order by p.status = 'canceled', p.created_at desc, p.id desc limit 1) newest) as payment`,
};
export const LETTER_PAID = { name: 'billing-letter-paid', text: `select ${isPaid('$1')} as paid` };
export const LETTERS_PAID = {
  name: 'billing-letters-paid',
  text: `select l.id from unnest($1::uuid[]) as l (id) where ${isPaid('l.id')}`,
};

export const OWED_INSTEAD = {
  name: 'billing-owed-instead',
  text: `select p.id from disputes d join payments p on p.id = d.owed_payment_id
      and p.status in ('requires_payment', 'processing', 'failed')
    where d.payment_id = $1 and d.is_return order by d.opened_at desc limit 1`,
};

export const PAID_OUT = {
  name: 'billing-paid-out',
  text: `select id from milestones where referral_id = $1 and state = 'released' limit 1`,
};

/** Reads the stored account totals, one row per kind of movement regardless of the history's length. */
export const EARNINGS = {
  name: 'billing-earnings',
  text: `select
      coalesce(sum(cents) filter (where type = 'referrer_committed'), 0)::float8 as coming,
      coalesce(sum(cents) filter (where type = 'referrer_available'), 0)::float8 as available,
      coalesce(sum(cents) filter (where type = 'referrer_available'
        and kind in ('milestone_released', 'reward_paid')), 0)::float8 as released
    from ledger_turnovers
    where owner_id = $1 and provider = $2 and type in ('referrer_committed', 'referrer_available')`,
};

export const HELD = {
  name: 'billing-held',
  text: `select dollars(coalesce(sum(balance_cents), 0)::bigint) as held from ledger_balances
    where owner_id = $1 and provider = $2 and type = 'employer_held'`,
};

/**
 * The stored totals of the employer's twelve months (rules.md#real-billing-figures), so a long history is not read. A refund
 * counts from its start, because its money is no longer held. A lost dispute counts as a refund by the bank.
 */
export const MONTHS = {
  name: 'billing-months',
  text: `with months as (
      select m::date as day, to_char(m, 'YYYY-MM') as month
      from generate_series($2::timestamp - interval '11 months', $2::timestamp, interval '1 month') as m
    ), moved as (
      select n.month as starts, n.kind, n.type, n.source, n.cents from ledger_employer_months n
      where n.employer_id = $1 and n.provider = $3
        and n.month between (select min(day) from months) and (select max(day) from months)
    )
    select m.month, dollars((sums.charged - sums.refunds)::bigint) as spend, dollars(sums.refunds::bigint) as refunds,
      dollars(sums.bonuses::bigint) as "bonusesPaid", dollars(sums.fees::bigint) as "platformFees",
      dollars(sums.add_ons::bigint) as "addOns", dollars(sums.held::bigint) as "heldChange",
      dollars((sums.charged - sums.refunds - sums.bonuses - sums.fees - sums.add_ons - sums.held)::bigint) as other
    from months m
    cross join lateral (select
        coalesce(-sum(cents) filter (where kind in ('charge_succeeded', 'subscription_paid')
          and type = 'provider_clearing'
          or kind = 'dispute_overturned' and type in ('disputes', 'provider_clearing')), 0) as charged,
        coalesce(sum(cents) filter (where
          type = 'refunds_pending' and kind not in ('refund_settled', 'refund_returned', 'refund_paid_by_hand')
          or type in ('disputes', 'provider_clearing') and kind = 'dispute_lost'), 0) as refunds,
        coalesce(sum(cents) filter (where type = 'referrer_committed' and kind <> 'milestone_released'), 0) as bonuses,
        coalesce(sum(cents) filter (where source = 'platform_fee'), 0) as fees,
        coalesce(sum(cents) filter (where source = 'add_on'), 0) as add_ons,
        coalesce(sum(cents) filter (where type = 'employer_held'), 0) as held
      from moved where moved.starts = m.day) sums
    order by m.month`,
};

export const CARDS = {
  name: 'billing-cards',
  text: `select id, type, brand, last4, exp_month as "expMonth", exp_year as "expYear", iso(created_at) as "createdAt",
      pending_setup_id is null as "isVerified", verify_url as "verifyUrl",
      pending_setup_id is null and row_number() over (order by pending_setup_id is not null, chosen_at desc, id desc) = 1
        as "isDefault"
    from payment_methods where user_id = $1 and provider = $2
    order by pending_setup_id is not null, chosen_at desc, id desc limit 100`,
};

export const PACKAGES = {
  name: 'billing-packages',
  text: `select id, name, description, dollars(price_cents) as price, duration, is_featured as "isFeatured",
      includes, sort_order as "sortOrder"
    from job_posting_packages where is_active and kind = 'post' order by sort_order, id`,
};

export const BOOSTS = {
  name: 'billing-boosts',
  text: `select id, name, dollars(price_cents) as price, duration
    from job_posting_packages where is_active and kind = 'boost' order by sort_order, id`,
};

/** The only place where billing reads names that hiring stores, for the text of a notification. */
export const REFERRAL_NAMES = {
  name: 'billing-referral-names',
  text: `select r.worker_name as "workerName", j.title as "jobTitle"
    from referrals r join jobs j on j.id = r.job_id where r.id = $1`,
};
