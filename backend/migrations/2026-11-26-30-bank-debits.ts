import { Migration } from '@mikro-orm/migrations';

/**
 * The embedded provider debits banks, which takes days (rules.md#bank-debits), saves a card while it pays,
 * and names one that must be confirmed.
 */
export class BankDebits extends Migration {
  override up(): void {
    this.addSql(`alter table sandbox_payment_intents
      drop constraint sandbox_payment_intents_status_check,
      add constraint sandbox_payment_intents_status_check check
        (status in ('requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled')),
      add column bank_acts_at timestamptz,
      add column kept_method_id text references sandbox_payment_methods (id),
      add column asked_method_id text references sandbox_payment_methods (id)`);
    this.addSql(`create index sandbox_payment_intents_bank on sandbox_payment_intents (bank_acts_at)
      where bank_acts_at is not null`);
    this.addSql(`create index sandbox_payment_intents_kept on sandbox_payment_intents (kept_method_id)
      where kept_method_id is not null`);
    this.addSql(`create index sandbox_payment_intents_asked on sandbox_payment_intents (asked_method_id)
      where asked_method_id is not null`);
    this.addSql(`alter table sandbox_disputes add column reason text not null default 'fraudulent'`);
    this.fees();
  }

  /** A debit costs less than a card: 0.8%, at most five dollars. */
  private fees(): void {
    this
      .addSql(`create or replace function sandbox_payment_intents_balance() returns trigger language plpgsql as $f$
      begin
        if new.status = 'succeeded' and old.status <> 'succeeded' then
          insert into sandbox_balance_transactions (kind, about, amount_cents, fee_cents)
            values ('charge', new.id, new.amount_cents, case when new.card_behaviour like 'bank_%'
              then least(500, round(new.amount_cents * 0.008)) else sandbox_card_fee(new.amount_cents) end);
        end if;
        return null;
      end $f$`);
  }
}
