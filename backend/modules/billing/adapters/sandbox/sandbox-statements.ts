import { statement } from './sandbox-names.ts';

export const CUSTOMER_ADD = statement(
  'customer-add',
  `insert into sandbox_customers (id, reference) values ($1, $2) on conflict do nothing`,
);
export const CUSTOMER = statement('customer', `select id from sandbox_customers where reference = $1`);
export const CUSTOMER_REFERENCE = statement(
  'customer-reference',
  `select reference from sandbox_customers where id = $1`,
);

const INTENT_COLUMNS = `id, customer_id as "customerId", amount_cents::float8 as "amountCents", status,
  client_secret as "clientSecret", failure_code as "failureCode", failure_message as "failureMessage",
  metadata ->> 'paymentId' as "paymentId", card_behaviour as behavior, kept_method_id as "keptCardId",
  asked_method_id as "requestedCardId"`;
export const INTENT_ADD = statement(
  'intent-add',
  `insert into sandbox_payment_intents
      (id, idempotency_key, customer_id, amount_cents, status, client_secret, metadata)
    values ($1, $2, $3, $4, 'requires_payment_method', $5, $6) on conflict do nothing returning id`,
);
export const INTENT = statement(
  'intent',
  `select ${INTENT_COLUMNS} from sandbox_payment_intents where id = $1 for update`,
);
export const INTENT_BY_KEY = statement(
  'intent-by-key',
  `select ${INTENT_COLUMNS} from sandbox_payment_intents where idempotency_key = $1 for update`,
);
export const INTENT_CHANGE = statement(
  'intent-change',
  `update sandbox_payment_intents set status = $2, failure_code = $3, failure_message = $4,
      card_behaviour = coalesce($5, card_behaviour), kept_method_id = $6, asked_method_id = $7, bank_acts_at = $8
    where id = $1`,
);
/** Debits that their banks answer by then, the longest waiting first. */
export const INTENTS_AT_BANKS = statement(
  'intents-at-banks',
  `select id from sandbox_payment_intents where bank_acts_at <= $1 order by bank_acts_at limit 50`,
);
export const INTENT_AT_BANK = statement(
  'intent-at-bank',
  `select ${INTENT_COLUMNS} from sandbox_payment_intents where id = $1 and bank_acts_at <= $2 for update skip locked`,
);

const SETUP_COLUMNS = `id, customer_id as "customerId", status, client_secret as "clientSecret",
  payment_method_id as "cardId", bank_acts_at is not null as "isPending"`;
export const SETUP_ADD = statement(
  'setup-add',
  `insert into sandbox_setup_intents (id, customer_id, status, client_secret)
    values ($1, $2, 'requires_payment_method', $3)`,
);
export const SETUP = statement(
  'setup',
  `select ${SETUP_COLUMNS} from sandbox_setup_intents where id = $1 for update`,
);
export const SETUP_CHANGE = statement(
  'setup-change',
  `update sandbox_setup_intents set status = $2, payment_method_id = $3, bank_acts_at = $4 where id = $1`,
);
export const SETUPS_AT_BANKS = statement(
  'setups-at-banks',
  `select id from sandbox_setup_intents where bank_acts_at <= $1 order by bank_acts_at limit 50`,
);
export const SETUP_AT_BANK = statement(
  'setup-at-bank',
  `select ${SETUP_COLUMNS} from sandbox_setup_intents where id = $1 and bank_acts_at <= $2 for update skip locked`,
);

const METHOD_COLUMNS = `id, type, brand, card_number_last4 as last4, exp_month as "expMonth", exp_year as "expYear", behaviour as behavior, detached`;
export const METHOD_ADD = statement(
  'method-add',
  `insert into sandbox_payment_methods
      (id, customer_id, card_number_last4, behaviour, brand, exp_month, exp_year, type, detached)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);
export const METHOD = statement(
  'method',
  `select ${METHOD_COLUMNS} from sandbox_payment_methods where id = $1`,
);
export const METHODS = statement(
  'methods',
  `select ${METHOD_COLUMNS} from sandbox_payment_methods where customer_id = $1 and not detached order by id`,
);
export const METHOD_ATTACH = statement(
  'method-attach',
  `update sandbox_payment_methods set detached = false where id = $1`,
);
export const METHOD_DETACH = statement(
  'method-detach',
  `update sandbox_payment_methods set detached = true where id = $1`,
);

const REFUND_COLUMNS = `id, amount_cents::float8 as "amountCents", status, metadata ->> 'refundId' as "refundId",
  payment_intent_id as "paymentIntentId"`;
export const REFUND_ADD = statement(
  'refund-add',
  `insert into sandbox_refunds (id, idempotency_key, payment_intent_id, amount_cents, status, metadata, made_at)
    values ($1, $2, $3, $4, 'succeeded', $5, $6) on conflict do nothing returning id`,
);
export const REFUND = statement('refund', `select ${REFUND_COLUMNS} from sandbox_refunds where id = $1`);
export const REFUND_BY_KEY = statement(
  'refund-by-key',
  `select ${REFUND_COLUMNS} from sandbox_refunds where idempotency_key = $1`,
);

/** Refunds to the card that always returns them. */
export const REFUNDS_TO_SEND_BACK = statement(
  'refunds-to-send-back',
  `select r.id from sandbox_refunds r join sandbox_payment_intents i on i.id = r.payment_intent_id
    where r.status = 'succeeded' and r.made_at <= $1 and i.card_behaviour = 'refund_fails' order by r.made_at limit 50`,
);
export const REFUND_SEND_BACK = statement(
  'refund-send-back',
  `update sandbox_refunds set status = 'failed' where id = $1 and status = 'succeeded' returning id`,
);

export const TRANSFER_ADD = statement(
  'transfer-add',
  `insert into sandbox_transfers (id, idempotency_key, destination, amount_cents, status)
    values ($1, $2, $3, $4, 'paid') on conflict do nothing`,
);
export const TRANSFER_BY_KEY = statement(
  'transfer-by-key',
  `select id, amount_cents::float8 as "amountCents" from sandbox_transfers where idempotency_key = $1`,
);

export const EVENT_ADD = statement(
  'event-add',
  `insert into sandbox_events (id, type, object_type, object_id) values ($1, $2, $3, $4)`,
);
/** Newest first, by the database's own clock, which the development clock does not move. */
export const EVENTS = statement(
  'events',
  `select e.id, e.type, e.object_type as "objectType", e.object_id as "objectId",
      floor(extract(epoch from e.created_at))::float8 as created
    from sandbox_events e
    where e.created_at >= now() - make_interval(secs => $1)
      and ($2::text is null or (e.created_at, e.id) < (select x.created_at, x.id from sandbox_events x where x.id = $2))
    order by e.created_at desc, e.id desc limit $3`,
);
/** Newest first, like events. */
export const BALANCE = statement(
  'balance',
  `select b.id, b.kind, b.about, b.amount_cents::float8 as "amountCents", b.fee_cents::float8 as "feeCents",
      b.refund_try as "refundTry", extract(epoch from clock_timestamp() - b.created_at)::float8 as "secondsAgo"
    from sandbox_balance_transactions b
    where b.created_at >= clock_timestamp() - make_interval(secs => $1)
      and ($2::text is null or (b.created_at, b.id) <
        (select x.created_at, x.id from sandbox_balance_transactions x where x.id = $2))
    order by b.created_at desc, b.id desc limit $3`,
);
export const EVENT_UNDELIVERED = statement(
  'event-undelivered',
  `select id, type, object_type as "objectType", object_id as "objectId",
      floor(extract(epoch from created_at))::float8 as created
    from sandbox_events where id = $1 and delivered_at is null`,
);
export const EVENT_DELIVERED = statement(
  'event-delivered',
  `update sandbox_events set delivered_at = now() where id = $1`,
);
