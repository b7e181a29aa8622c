import type { UserId } from '#kernel/ids.ts';
import type { Json } from '#kernel/personal-data.ts';
import type { LedgerProvider } from '#contract/billing/vocabulary/ledger/ledger.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { RemovedCard } from '#modules/billing/application/ports.ts';
import type { PersonalBillingRecords } from '#modules/billing/application/reporting/billing-personal-data.ts';

const COPY: Statement = {
  name: 'billing-copy',
  text: `select json_build_object(
      'payments', (select coalesce(json_agg(json_build_object('id', p.id, 'purpose', p.purpose, 'status', p.status,
          'amount', dollars(p.amount_cents), 'refunded', dollars(p.refunded_cents), 'lines', p.lines,
          'createdAt', iso(p.created_at), 'paidAt', iso(p.succeeded_at)) order by p.created_at, p.id), '[]')
        from payments p where p.employer_id = $1),
      'bonusParts', (select coalesce(json_agg(json_build_object('referralId', m.referral_id,
          'amount', dollars(m.amount_cents), 'state', m.state, 'dueAt', iso(m.due_at),
          'releasedAt', iso(m.released_at), 'earlyFee', dollars(m.early_fee_cents)) order by m.created_at, m.id), '[]')
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
      'invoices', (select coalesce(json_agg(json_build_object('number', d.series || '-' || lpad(d.number::text, 6, '0'),
          'kind', d.kind, 'lines', d.lines, 'total', dollars(d.total_cents), 'tax', dollars(d.tax_cents),
          'billTo', d.bill_to, 'poNumber', d.po_number, 'occurredAt', iso(d.occurred_at), 'issuedAt', iso(d.issued_at))
          order by d.occurred_at, d.id), '[]')
        from invoices d where d.employer_id = $1),
      'billedTo', (select json_build_object('name', b.name, 'attention', b.attention, 'street', b.street, 'city', b.city,
          'region', b.region, 'postalCode', b.postal_code, 'country', b.country, 'poNumber', b.po_number,
          'updatedAt', iso(b.updated_at))
        from billing_profiles b where b.updated_by = $1 order by b.updated_at desc limit 1),
      'withdrawals', (select coalesce(json_agg(json_build_object('amount', dollars(w.amount_cents), 'status', w.status,
          'bank', w.bank_name, 'accountEnding', w.bank_last4, 'createdAt', iso(w.created_at),
          'settledAt', iso(w.settled_at)) order by w.created_at, w.id), '[]')
        from withdrawals w where w.user_id = $1),
      'payoutAccounts', (select coalesce(json_agg(json_build_object('provider', r.provider, 'status', r.status,
          'bank', r.bank_name, 'accountEnding', r.bank_last4, 'createdAt', iso(r.created_at)) order by r.provider), '[]')
        from payout_recipients r where r.user_id = $1),
      'taxForms', (select coalesce(json_agg(json_build_object('name', f.name, 'businessName', f.business_name,
          'classification', f.classification, 'numberType', f.tax_id_type, 'numberEnding', f.tax_id_last4,
          'street', f.street, 'city', f.city, 'state', f.state, 'zip', f.zip, 'signature', f.signature,
          'certification', f.certification_version, 'language', f.certification_language,
          'certificationHash', f.certification_hash, 'documentHash', f.document_hash, 'ip', f.ip,
          'device', f.user_agent, 'signedAt', iso(f.signed_at), 'replacedAt', iso(f.replaced_at)) order by f.signed_at), '[]')
        from tax_profiles f where f.user_id = $1),
      'taxYears', (select coalesce(json_agg(json_build_object('year', y.year, 'kind', y.kind, 'paid', dollars(y.cents))
          order by y.year, y.kind), '[]')
        from ledger_accounts a join ledger_account_years y on y.account_id = a.id where a.owner_id = $1),
      'taxNotices', (select coalesce(json_agg(json_build_object('year', n.year, 'kind', n.kind, 'at', iso(n.told_at))
          order by n.told_at), '[]')
        from tax_notices n where n.user_id = $1)
    ) as copy`,
};

const UNSETTLED: Statement = {
  name: 'billing-unsettled',
  text: `select
      exists (select from milestones where employer_id = $1 and state = 'pending')
        or exists (select from obligations
          where employer_id = $1 and kind = 'bonus' and state in ('due', 'held')) as bonuses,
      exists (select from payments where employer_id = $1 and status = 'processing' and provider = $2) as payments,
      exists (select from withdrawals 
        where user_id = $1 and status in ('pending', 'sent') and provider = $2) as payouts,
      exists (select from subscriptions
        where user_id = $1 and status <> 'ended' and not cancel_at_period_end and provider = $2) as subscription`,
};

const REMOVE_CARDS: Statement = {
  name: 'erase-payment-methods',
  text: `delete from payment_methods where user_id = $1 returning provider, provider_method_id as "cardId"`,
};

/** A company's profile remains for its other members. Invoices remain as issued: the law requires them. */
const REMOVE_PROFILE: Statement = {
  name: 'erase-billing-profile',
  text: `delete from billing_profiles b where b.updated_by = $1 and (b.holder_id = $1 or not exists
    (select from company_memberships m where m.company_id = b.holder_id and m.user_id <> $1))`,
};

export class SqlPersonalBillingRecords implements PersonalBillingRecords {
  private readonly sql: Sql;
  private readonly provider: LedgerProvider;

  /** @param provider of the installation: unfinished work of another provider does not block leaving */
  constructor(sql: Sql, provider: LedgerProvider) {
    this.sql = sql;
    this.provider = provider;
  }

  async copy(userId: UserId): Promise<Json> {
    const row = await this.sql.row<{ copy: Json }>(COPY, [userId]);
    return row?.copy ?? null;
  }

  async unsettled(userId: UserId) {
    const row = await this.sql.row<Awaited<ReturnType<PersonalBillingRecords['unsettled']>>>(UNSETTLED, [
      userId,
      this.provider,
    ]);
    return row ?? { bonuses: false, payments: false, payouts: false, subscription: false };
  }

  async removeProfile(userId: UserId): Promise<void> {
    await this.sql.rows(REMOVE_PROFILE, [userId]);
  }

  removeCards(userId: UserId): Promise<readonly RemovedCard[]> {
    return this.sql.rows<RemovedCard>(REMOVE_CARDS, [userId]);
  }
}
