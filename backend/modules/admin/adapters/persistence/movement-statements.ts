import type { Statement } from '#platform/persistence/sql.ts';
import type { LedgerSubject } from '../../contract/money.ts';
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
  person: movements(
    'person',
    `select distinct n.transaction_id as id from ledger_accounts a cross join lateral (
        select m.transaction_id from ledger_entries m where m.account_id = a.id and ${NOT_SHOWN('m.transaction_id')}
        order by m.transaction_id desc limit $2) n
      where a.owner_id = $1 order by id desc limit $2`,
  ),
};
