import type { UserId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { PersonalBillingRecords } from '../../application/reporting/billing-personal-data.ts';

const COPY: Statement = {
  name: 'billing-copy',
  text: `select json_build_object(
      'payments', (select coalesce(json_agg(json_build_object('id', p.id, 'purpose', p.purpose, 'status', p.status,
          'amount', dollars(p.amount_cents), 'refunded', dollars(p.refunded_cents), 'lines', p.lines,
          'createdAt', iso(p.created_at), 'paidAt', iso(p.succeeded_at)) order by p.created_at, p.id), '[]')
        from payments p where p.employer_id = $1),
      'bonusParts', (select coalesce(json_agg(json_build_object('referralId', m.referral_id,
          'amount', dollars(m.amount_cents), 'state', m.state, 'dueAt', iso(m.due_at),
          'releasedAt', iso(m.released_at)) order by m.created_at, m.id), '[]')
        from milestones m where m.referrer_id = $1),
      'ledger', (select coalesce(json_agg(json_build_object('kind', t.kind, 'account', a.type,
          'amount', dollars(e.amount_cents), 'at', iso(t.occurred_at)) order by t.id), '[]')
        from ledger_accounts a join ledger_entries e on e.account_id = a.id
          join ledger_transactions t on t.id = e.transaction_id
        where a.owner_id = $1),
      'cards', (select coalesce(json_agg(json_build_object('type', c.type, 'brand', c.brand, 'last4', c.last4,
          'expMonth', c.exp_month, 'expYear', c.exp_year, 'createdAt', iso(c.created_at), 'chosenAt', iso(c.chosen_at)) order by c.created_at), '[]')
        from payment_methods c where c.user_id = $1),
      'subscriptions', (select coalesce(json_agg(json_build_object('plan', s.plan, 'status', s.status,
          'monthlyPrice', dollars(s.monthly_price_cents), 'createdAt', iso(s.created_at)) order by s.created_at), '[]')
        from subscriptions s where s.user_id = $1),
      'planInvoices', (select coalesce(json_agg(json_build_object('plan', i.plan, 'reason', i.reason, 'status', i.status,
          'amount', dollars(i.amount_cents), 'createdAt', iso(i.created_at), 'paidAt', iso(i.paid_at)) order by i.created_at, i.id), '[]')
        from subscription_invoices i where i.user_id = $1),
      'withdrawals', (select coalesce(json_agg(json_build_object('amount', dollars(w.amount_cents), 'status', w.status,
          'bank', w.bank_name, 'accountEnding', w.bank_last4, 'createdAt', iso(w.created_at),
          'settledAt', iso(w.settled_at)) order by w.created_at, w.id), '[]')
        from withdrawals w where w.user_id = $1),
      'payoutAccounts', (select coalesce(json_agg(json_build_object('provider', r.provider, 'status', r.status,
          'bank', r.bank_name, 'accountEnding', r.bank_last4, 'createdAt', iso(r.created_at)) order by r.provider), '[]')
        from payout_recipients r where r.user_id = $1)
    ) as copy`,
};

const UNSETTLED: Statement = {
  name: 'billing-unsettled',
  text: `select
      exists (select from milestones where employer_id = $1 and state = 'pending')
        or exists (select from obligations
          where employer_id = $1 and kind = 'bonus' and state in ('due', 'held')) as bonuses,
      exists (select from payments where employer_id = $1 and status = 'processing') as payments,
      exists (select from withdrawals where user_id = $1 and status in ('pending', 'sent')) as payouts,
      exists (select from subscriptions
        where user_id = $1 and status <> 'ended' and not cancel_at_period_end) as subscription`,
};

const REMOVE_CARDS: Statement = {
  name: 'erase-payment-methods',
  text: `delete from payment_methods where user_id = $1 returning provider_method_id as id`,
};

export class SqlPersonalBillingRecords implements PersonalBillingRecords {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async copy(userId: UserId): Promise<unknown> {
    const row = await this.sql.row<{ copy: unknown }>(COPY, [userId]);
    return row?.copy ?? null;
  }

  async unsettled(userId: UserId) {
    const row = await this.sql.row<Awaited<ReturnType<PersonalBillingRecords['unsettled']>>>(UNSETTLED, [
      userId,
    ]);
    return row ?? { bonuses: false, payments: false, payouts: false, subscription: false };
  }

  async removeCards(userId: UserId): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ id: string }>(REMOVE_CARDS, [userId]);
    return rows.map(({ id }) => id);
  }
}
