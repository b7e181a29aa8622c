/** Invoices and credit notes are added and never changed; the database rejects anything else. */
export const AWAIT = {
  name: 'invoice-await',
  text: `insert into invoice_queue (source_kind, source_id, occurred_at)
    select $1, $2, $3 where not exists (select from invoices where source_kind = $1 and source_id = $2)
    on conflict (source_kind, source_id) do nothing`,
};

export const NEXT = {
  name: 'invoice-next',
  text: `select source_kind as kind, source_id as id, is_history as "isHistory" from invoice_queue
    where set_aside_until is null or set_aside_until <= $1
    order by occurred_at, (source_kind in ('refund', 'dispute')), source_id limit 1`,
};

/** A source queued again while it was being issued still waits, but already has its document. */
export const CLAIM = {
  name: 'invoice-claim',
  text: `with taken as (delete from invoice_queue where source_kind = $1 and source_id = $2
      returning source_kind, source_id, refund_notice)
    select refund_notice as "refundNotice", exists (select from invoices i
      where i.source_kind = taken.source_kind and i.source_id = taken.source_id) as "isIssued" from taken`,
};

export const RECEIPT_TOLD = {
  name: 'invoice-receipt-told',
  text: `update payments set receipt_told = true where id = $1`,
};

export const AWAITS_RECEIPT = {
  name: 'invoice-awaits-receipt',
  text: `select p.id from payments p where p.id = $1 and not p.receipt_told
    and (exists (select from invoices i where i.source_kind = 'payment' and i.source_id = p.id::text)
      or exists (select from invoice_queue q where q.source_kind = 'payment' and q.source_id = p.id::text))`,
};

export const DEFER_NOTICE = {
  name: 'invoice-defer-notice',
  text: `update invoice_queue set refund_notice = $2 where source_kind = 'refund' and source_id = $1 returning source_id`,
};

export const SET_ASIDE = {
  name: 'invoice-set-aside',
  text: `update invoice_queue set set_aside_until = $3 where source_kind = $1 and source_id = $2`,
};

export const TAKE_NUMBER = {
  name: 'invoice-take-number',
  text: `update invoice_counters set last_number = last_number + 1 where series = $1
    returning last_number::float8 as number`,
};

export const ADD = {
  name: 'invoice-add',
  text: `insert into invoices (id, series, number, kind, source_kind, source_id, provider, employer_id, payment_id, corrects,
      lines, total_cents, tax_cents, taxable_cents, tax_reference, seller, bill_to, po_number, language, occurred_at, issued_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
};

const DOCUMENT = `select id, series, number::float8 as number, kind,
    json_build_object('kind', source_kind, 'id', source_id) as source,
    provider, employer_id as "employerId", payment_id as "paymentId", corrects, lines,
    total_cents::float8 as "totalCents", tax_cents::float8 as "taxCents", coalesce(taxable_cents, total_cents)::float8 as "taxableCents",
    tax_reference as "taxReference", seller, bill_to as "billTo", po_number as "poNumber", language,
    iso(occurred_at) as "occurredAt", iso(issued_at) as "issuedAt"
  from invoices`;

export const FIND = { name: 'invoice-find', text: `${DOCUMENT} where id = $1` };

export const OF_SOURCE = {
  name: 'invoice-of-source',
  text: `${DOCUMENT} where source_kind = $1 and source_id = $2`,
};

export const LIST = {
  name: 'invoice-list',
  text: `select i.id, i.series || '-' || lpad(i.number::text, 6, '0') as number, i.kind, i.lines,
      i.total_cents::float8 as "totalCents", i.tax_cents::float8 as "taxCents", i.po_number as "poNumber",
      i.bill_to ->> 'name' as "billedTo",
      (select c.series || '-' || lpad(c.number::text, 6, '0') from invoices c where c.id = i.corrects) as corrects,
      coalesce((select sum(c.total_cents) from invoices c where c.corrects = i.id), 0)::float8 as "creditedCents",
      p.id as "paymentId", p.referral_id as "referralId", p.lines as "paidLines", iso(i.occurred_at) as "occurredAt", iso(i.issued_at) as "issuedAt"
    from invoices i
    left join payments p on p.id = coalesce(i.payment_id,
      (select s.payment_id from subscription_invoices s where i.source_kind = 'plan' and s.id = i.source_id))
    where i.employer_id = $1
      and i.occurred_at >= coalesce(coalesce($2, $6)::timestamp at time zone 'UTC', '-infinity')
      and i.occurred_at < coalesce(($2::timestamp + interval '1 month') at time zone 'UTC', 'infinity')
      and ($3::timestamptz is null or (i.occurred_at, i.id) < ($3::timestamptz, $4::uuid))
    order by i.occurred_at desc, i.id desc limit $5`,
};

export const NUMBER_OF = {
  name: 'invoice-number-of',
  text: `select series || '-' || lpad(number::text, 6, '0') as number from invoices
    where source_kind = $1 and source_id = $2`,
};

/** The newest invoice of the payment `p` to correct; for a plan, that of its month. */
const CORRECTED = `(select json_build_object('id', i.id, 'totalCents', i.total_cents, 'taxCents', i.tax_cents,
      'taxableCents', coalesce(i.taxable_cents, i.total_cents), 'taxReference', i.tax_reference, 'creditedCents', credited.cents,
      'creditedTaxCents', credited.tax, 'creditedTaxableCents', credited.taxable)
    from invoices i cross join lateral (select coalesce(sum(c.total_cents), 0) as cents,
        coalesce(sum(c.tax_cents), 0) as tax, coalesce(sum(coalesce(c.taxable_cents, c.total_cents)), 0) as taxable from invoices c where c.corrects = i.id) credited
    where (i.source_kind = case p.purpose when 'subscription' then 'plan' else 'payment' end
        and i.source_id = coalesce((select s.id from subscription_invoices s where s.payment_id = p.id), p.id::text))
      or (i.payment_id = p.id and i.source_kind = 'dispute_won')
    order by i.occurred_at desc, i.number desc limit 1)`;

/**
 * A bank's decision in the books: the first one of a dispute has its ID as reference, a later one also its
 * number.
 */
const DECIDED = (what: string) => `t.reference = 'dispute:' || split_part($1, ':', 1) || ':${what}'
  || coalesce(':' || nullif(split_part($1, ':', 2), ''), '')`;

/** Charges and refunds, by source. */
export const BILLABLES = {
  payment: {
    name: 'billable-payment',
    text: `select p.provider, p.employer_id as "employerId", p.id as "paymentId", p.lines,
        p.amount_cents::float8 as "totalCents", iso(p.succeeded_at) as "occurredAt", null as corrects,
        (select json_build_object('totalCents', i.total_cents, 'taxableCents', coalesce(i.taxable_cents, i.total_cents))
          from disputes d join invoices i on i.source_kind = 'payment' and i.source_id = d.payment_id::text
          where d.owed_payment_id = p.id) as repeats
      from payments p where p.id = $1::uuid and p.status = 'succeeded' and p.provider is not null
        and p.purpose <> 'subscription'`,
  },
  plan: {
    name: 'billable-plan',
    text: `select s.provider, i.user_id as "employerId", null as "paymentId",
        json_build_array(json_build_object('kind', 'plan', 'amountCents', i.amount_cents,
          'plan', json_build_object('name', i.plan,
            'from', to_char(i.period_start at time zone 'UTC', 'YYYY-MM-DD'),
            'until', to_char(i.period_end at time zone 'UTC', 'YYYY-MM-DD')))) as lines,
        i.amount_cents::float8 as "totalCents", iso(i.paid_at) as "occurredAt", null as corrects
      from subscription_invoices i join subscriptions s on s.id = i.subscription_id
      where i.id = $1 and i.status = 'paid' and i.amount_cents > 0`,
  },
  refund: {
    name: 'billable-refund',
    text: `select p.provider, p.employer_id as "employerId", p.id as "paymentId",
        json_build_array(json_build_object('kind', 'refund', 'amountCents', r.amount_cents)) as lines,
        r.amount_cents::float8 as "totalCents", iso(r.created_at) as "occurredAt", ${CORRECTED} as corrects
      from refunds r join payments p on p.id = r.payment_id where r.id = $1::uuid`,
  },
  /** The bank's return beyond pending refunds, according to the books. */
  dispute: {
    name: 'billable-dispute',
    text: `select d.provider, p.employer_id as "employerId", p.id as "paymentId",
        json_build_array(json_build_object('kind', 'dispute', 'amountCents', lost.cents)) as lines,
        lost.cents::float8 as "totalCents", iso(lost.at) as "occurredAt", ${CORRECTED} as corrects
      from disputes d join payments p on p.id = d.payment_id
      join lateral (select sum(e.amount_cents)::bigint as cents, min(t.occurred_at) as at
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where ${DECIDED('lost')} and e.account in ('disputes', 'provider_clearing')) lost
        on lost.cents > 0
      where d.id = split_part($1, ':', 1)::uuid`,
  },
  /** Charges the amount of its credit note again. */
  dispute_won: {
    name: 'billable-dispute-won',
    text: `select d.provider, p.employer_id as "employerId", p.id as "paymentId",
        json_build_array(json_build_object('kind', 'dispute_won', 'amountCents', won.cents)) as lines,
        won.cents::float8 as "totalCents", iso(won.at) as "occurredAt", null as corrects,
        (select json_build_object('taxCents', c.tax_cents, 'taxableCents', coalesce(c.taxable_cents, c.total_cents), 'taxReference', c.tax_reference)
          from invoices c where c.source_kind = 'dispute' and c.source_id = $2) as restores
      from disputes d join payments p on p.id = d.payment_id
      join lateral (select -sum(e.amount_cents)::bigint as cents, min(t.occurred_at) as at
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where ${DECIDED('overturned')} and e.account in ('disputes', 'provider_clearing')) won on won.cents > 0
      where d.id = split_part($1, ':', 1)::uuid`,
  },
} as const;
