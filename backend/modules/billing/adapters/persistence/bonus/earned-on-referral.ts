import type { Statement } from '#platform/persistence/sql.ts';

/**
 * Earnings on a referral's items at one provider, less refunds by hand: sandbox money earns nothing real. A
 * payment that a bank has taken back, or may, does not count until the bank has decided for the company.
 */
export const EARNED_ON_REFERRAL: Statement = {
  name: 'billing-earned-on-referral',
  text: `with earned as (
      select o.payment_id, o.amount_cents - o.refunded_cents as cents
      from obligations o join payments p on p.id = o.payment_id and p.status = 'succeeded' and p.provider = $2
      where o.referral_id = $1 and case o.kind when 'bonus' then false
          when 'platform_fee' then o.state in ('committed', 'delivered') else o.state = 'delivered' end
        and not exists (select from disputes d where d.payment_id = o.payment_id and d.state <> 'won')
    )
    select greatest(0, coalesce((select sum(cents) from earned), 0)
      + coalesce((select sum(e.amount_cents) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
          where t.payment_id in (select payment_id from earned) and e.account = 'refund_expense'), 0))::int as cents`,
};
