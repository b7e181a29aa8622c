import { Migration } from '@mikro-orm/migrations';

/** Charges of plans are listed with all other payments (rules.md#plan-charges-back), including earlier ones. */
export class PlanPayments extends Migration {
  override up(): void {
    this.sandboxIntents();
    this
      .addSql(`insert into sandbox_payment_intents (id, idempotency_key, customer_id, amount_cents, status, client_secret, metadata)
      select 'pi_' || replace(gen_random_uuid()::text, '-', ''), 'invoice:' || i.id, s.customer_id, i.amount_cents, 'succeeded', '',
          jsonb_build_object('invoiceId', i.id)
        from sandbox_invoices i join sandbox_subscriptions s on s.id = i.subscription_id
        where i.status = 'paid' and i.amount_cents > 0`);
    this.addSql(`create temporary table earlier_plan_charges on commit drop as
      select i.id, gen_random_uuid() as payment_id from subscription_invoices i
        where i.status = 'paid' and i.amount_cents > 0 and i.payment_id is null`);
    this
      .addSql(`insert into payments (id, employer_id, purpose, status, lines, amount_cents, provider, provider_payment_id,
        client_secret, prepared_at, succeeded_at, created_at, updated_at)
      select e.payment_id, i.user_id, 'subscription', 'succeeded',
          jsonb_build_array(jsonb_build_object('kind', 'subscription', 'label', initcap(i.plan) || ' plan',
            'amountCents', i.amount_cents)),
          i.amount_cents, s.provider, p.id, '', i.paid_at, i.paid_at, i.paid_at, i.paid_at
        from earlier_plan_charges e join subscription_invoices i on i.id = e.id
          join subscriptions s on s.id = i.subscription_id
          left join sandbox_payment_intents p on s.provider = 'sandbox' and p.idempotency_key = 'invoice:' || i.id`);
    this.addSql(
      `update subscription_invoices i set payment_id = e.payment_id from earlier_plan_charges e where e.id = i.id`,
    );
  }

  /** The embedded provider charges a plan's invoice by an intent, like any other; its balance has the invoice. */
  private sandboxIntents(): void {
    this.addSql(`create or replace function sandbox_invoices_balance() returns trigger language plpgsql as $f$
      begin
        if new.status = 'paid' and new.amount_cents > 0 and (tg_op = 'INSERT' or old.status <> 'paid') then
          insert into sandbox_balance_transactions (kind, about, amount_cents, fee_cents)
            values ('charge', new.id, new.amount_cents, sandbox_card_fee(new.amount_cents));
          insert into sandbox_payment_intents (id, idempotency_key, customer_id, amount_cents, status, client_secret, metadata)
            select 'pi_' || replace(gen_random_uuid()::text, '-', ''), 'invoice:' || new.id, s.customer_id, new.amount_cents,
                'succeeded', '', jsonb_build_object('invoiceId', new.id)
              from sandbox_subscriptions s where s.id = new.subscription_id;
        end if;
        return null;
      end $f$`);
  }
}
