import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { LedgerProvider } from '#contract/billing/vocabulary/ledger/ledger.ts';
import type { WithdrawalView } from '#modules/billing/contract/payouts/payout-account.ts';
import type { PayoutReader } from '#modules/billing/application/payouts/ports.ts';

const BALANCE = {
  name: 'payout-balance',
  text: `select
      dollars(coalesce(sum(balance_cents) filter (where type = 'referrer_available'), 0)::bigint) as available,
      dollars(coalesce(sum(balance_cents) filter (where type = 'referrer_committed'), 0)::bigint) as coming,
      dollars(coalesce((select sum(w.amount_cents) from withdrawals w
        where w.user_id = $1 and w.provider = $2 and w.status in ('pending', 'sent')), 0)::bigint) as "inTransit"
    from ledger_balances
    where owner_id = $1 and provider = $2 and type in ('referrer_available', 'referrer_committed')`,
};
const WITHDRAWALS = {
  name: 'payout-withdrawals',
  text: `select w.id, dollars(w.amount_cents) as amount, w.status, w.failure,
      case when w.bank_last4 is not null then json_build_object('name', w.bank_name, 'last4', w.bank_last4) end as bank,
      iso(w.created_at) as "createdAt", iso(w.sent_at) as "sentAt", iso(w.settled_at) as "settledAt",
      (select coalesce(json_agg(json_build_object('kind', t.kind, 'amount', dollars(w.amount_cents),
          'at', iso(t.occurred_at)) order by t.occurred_at, t.id), '[]')
        from ledger_transactions t where t.reference in ('withdrawal:' || w.id || ':requested',
          'withdrawal:' || w.id || ':sent', 'withdrawal:' || w.id || ':settled',
          'withdrawal:' || w.id || ':failed')) as movements
    from withdrawals w
    where w.user_id = $1 and ($2::timestamptz is null or (w.created_at, w.id) < ($2::timestamptz, $3::uuid))
    order by w.created_at desc, w.id desc limit $4`,
};
const NOTHING = { available: '0.00', coming: '0.00', inTransit: '0.00' };

export class SqlPayoutReader implements PayoutReader {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async balance(userId: UserId, provider: LedgerProvider): ReturnType<PayoutReader['balance']> {
    return (await this.sql.row<typeof NOTHING>(BALANCE, [userId, provider])) ?? NOTHING;
  }

  withdrawals(
    userId: UserId,
    { limit, after }: { limit: number; after: { at: string; id: string } | null },
  ): Promise<WithdrawalView[]> {
    return this.sql.rows<WithdrawalView>(WITHDRAWALS, [userId, after?.at ?? null, after?.id ?? null, limit]);
  }
}
