import { statement } from '../sandbox-names.ts';

const SUBSCRIPTION_COLUMNS = `s.id, s.reference, s.customer_id as "customerId", s.payment_method_id as "cardId", s.plan, s.status,
  iso(s.anchor_at) as "anchorAt", s.months, iso(s.period_start) as "periodStart", iso(s.period_end) as "periodEnd",
  s.cancel_at_period_end as "cancelAtPeriodEnd"`;

export const SUBSCRIPTION_ADD = statement(
  'subscription-add',
  `insert into sandbox_subscriptions (id, reference, customer_id, payment_method_id, plan, status, anchor_at, months,
      period_start, period_end)
    values ($1, $2, $3, $4, $5, 'active', $6, 1, $6, $7) on conflict do nothing returning id`,
);
export const SUBSCRIPTION = statement(
  'subscription',
  `select ${SUBSCRIPTION_COLUMNS} from sandbox_subscriptions s where s.id = $1 for update`,
);
export const SUBSCRIPTION_BY_REFERENCE = statement(
  'subscription-by-reference',
  `select ${SUBSCRIPTION_COLUMNS} from sandbox_subscriptions s where s.reference = $1 for update`,
);
export const SUBSCRIPTION_CHANGE = statement(
  'subscription-change',
  `update sandbox_subscriptions set plan = $2, status = $3, payment_method_id = $4, months = $5, period_start = $6,
      period_end = $7, cancel_at_period_end = $8
    where id = $1`,
);
/** Subscriptions whose period is over. */
export const SUBSCRIPTIONS_DUE = statement(
  'subscriptions-due',
  `select id from sandbox_subscriptions where status <> 'canceled' and period_end <= $1 order by period_end limit $2`,
);
/** Skips a subscription that another worker holds. */
export const SUBSCRIPTION_DUE = statement(
  'subscription-due',
  `select ${SUBSCRIPTION_COLUMNS} from sandbox_subscriptions s
    where s.id = $1 and s.status <> 'canceled' and s.period_end <= $2 for update skip locked`,
);

const INVOICE_COLUMNS = `i.id, i.subscription_id as "subscriptionId", i.plan, i.reason, i.status,
  i.amount_cents::float8 as "amountCents", i.tries, iso(i.next_try_at) as "nextTryAt", iso(i.period_start) as "periodStart",
  iso(i.period_end) as "periodEnd", iso(i.created_at) as "createdAt"`;

/** Its key makes it unique, regardless of repetitions for the same period or change. */
export const INVOICE_ADD = statement(
  'invoice-add',
  `insert into sandbox_invoices (id, idempotency_key, subscription_id, plan, reason, status, amount_cents, tries,
      period_start, period_end, created_at)
    values ($1, $2, $3, $4, $5, 'open', $6, 0, $7, $8, $9) on conflict do nothing returning id`,
);
export const INVOICE = statement(
  'invoice',
  `select ${INVOICE_COLUMNS} from sandbox_invoices i where i.id = $1 for update`,
);
export const INVOICE_NEWEST = statement(
  'invoice-newest',
  `select ${INVOICE_COLUMNS} from sandbox_invoices i where i.subscription_id = $1
    order by i.period_start desc, i.created_at desc limit 1`,
);
export const INVOICE_BY_KEY = statement(
  'invoice-by-key',
  `select ${INVOICE_COLUMNS} from sandbox_invoices i where i.idempotency_key = $1`,
);
export const INVOICE_CHANGE = statement(
  'invoice-change',
  `update sandbox_invoices set status = $2, tries = $3, next_try_at = $4 where id = $1`,
);
export const INVOICES_DUE = statement(
  'invoices-due',
  `select id from sandbox_invoices where status = 'open' and next_try_at <= $1 order by next_try_at limit $2`,
);
export const INVOICE_DUE = statement(
  'invoice-due',
  `select ${INVOICE_COLUMNS} from sandbox_invoices i
    where i.id = $1 and i.status = 'open' and i.next_try_at <= $2 for update skip locked`,
);
export const INVOICES_VOID = statement(
  'invoices-void',
  `update sandbox_invoices set status = 'void', next_try_at = null where subscription_id = $1 and status = 'open'
    returning id`,
);
/** The database creates the intents that pay invoices, in the same statement. */
export const INTENT_OF = statement(
  'invoice-intent',
  `select id from sandbox_payment_intents where idempotency_key = 'invoice:' || $1`,
);
export const INVOICE_OF = statement(
  'invoice-of-intent',
  `select metadata ->> 'invoiceId' as id from sandbox_payment_intents where id = $1`,
);
