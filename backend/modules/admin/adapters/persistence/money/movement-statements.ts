import type { Statement } from '#platform/persistence/sql.ts';
import type { LedgerSubject } from '#contract/admin/money.ts';
import { LEDGER_ENTRIES } from './payment-statement.ts';

/**
 * $1 whose, $2 how many, $3 the id of the last movement of the page before. Ids are in the order of time, so an account's newest
 * movements are found without looking at the others.
 */
const movements = (subject: LedgerSubject, ids: string): Statement => ({
  name: `admin-movements-of-${subject}`,
  text: `select t.id, t.kind, t.reference, true as "ofThisPayment",
      (select w.worker_name from referrals w where w.id = t.referral_id) as "workerName", iso(t.occurred_at) as at,
      ${LEDGER_ENTRIES} as entries,
      to_char(t.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "pageAt"
    from (${ids}) found join ledger_transactions t on t.id = found.id
    order by t.id desc`,
});

/**
 * Our ledger entries about the subject of a difference with the provider's books, including those of its
 * lines.
 */
const OF_DIFFERENCE = `select p.id as payment_id, null as "like", null as reference
    from payments p where p.provider_payment_id = d.about and p.provider = d.provider
  union all
  select r.payment_id, 'refund:' || r.id || ':%', null from refunds r where r.provider_refund_id = d.about
  union all
  select o.payment_id, 'dispute:' || o.id || ':%', null
    from disputes o where o.provider_dispute_id = d.about and o.provider = d.provider
  union all
  select null, null, 'invoice:' || d.about
  union all
  select null, null, 'withdrawal:' || w.id || ':' || step
    from withdrawals w cross join unnest(array['requested', 'sent', 'settled', 'failed']) step where w.transfer_id = d.about
  union all
  select null, null, 'balance:' || b.id || ':' || part
    from balance_transactions b cross join unnest(array['fee', 'payout']) part
    where b.about = d.about and b.provider = d.provider`;

const NOT_SHOWN = (column: string): string => `($3::uuid is null or ${column} < $3::uuid)`;

export const MOVEMENTS: Readonly<Record<LedgerSubject, Statement>> = {
  referral: movements(
    'referral',
    `select m.id from ledger_transactions m where m.referral_id = $1 and ${NOT_SHOWN('m.id')}
      order by m.id desc limit $2`,
  ),
  withdrawal: movements(
    'withdrawal',
    `select m.id from ledger_transactions m where m.reference = any (array[
        'withdrawal:' || $1 || ':requested', 'withdrawal:' || $1 || ':sent', 'withdrawal:' || $1 || ':settled',
        'withdrawal:' || $1 || ':failed']) and ${NOT_SHOWN('m.id')}
      order by m.id desc limit $2`,
  ),
  difference: movements(
    'difference',
    `with d as materialized (select about, provider from found_differences where id = $1)
      select distinct m.id from d cross join lateral (${OF_DIFFERENCE}) of
      cross join lateral (
        select t.id from ledger_transactions t where t.payment_id = of.payment_id and (of."like" is null or t.reference like of."like")
        union all
        select t.id from ledger_transactions t where t.reference = of.reference) m
      where ${NOT_SHOWN('m.id')}
      order by m.id desc limit $2`,
  ),
  person: movements(
    'person',
    `select distinct n.transaction_id as id from ledger_accounts a cross join lateral (
        select m.transaction_id from ledger_entries m where m.account_id = a.id and ${NOT_SHOWN('m.transaction_id')}
        order by m.transaction_id desc limit $2) n
      where a.owner_id = $1 order by id desc limit $2`,
  ),
};
