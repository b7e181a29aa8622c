import { Migration } from '@mikro-orm/migrations';

const ADD_ONS = `('background_check', 'drug_test', 'i9_verification')`;

/**
 * A hire used to earn add-ons; now their delivery does (rules.md#earned-when-delivered). Undelivered add-ons
 * that a hire has earned are held for the employer again. The sweep then refunds those past their deadline.
 */
export class UndeliveredAddOns extends Migration {
  override up(): void {
    this.addSql(`with earned as (
        select o.id, o.referral_id, o.employer_id, o.amount_cents from obligations o
        where o.kind in ${ADD_ONS} and (o.state = 'committed' or o.state = 'delivered'
          and not exists (select from ledger_transactions t where t.reference = 'delivered:' || o.id)
          and exists (select from service_addons a where a.referral_id = o.referral_id and a.addon_type = o.kind
            and a.status in ('pending', 'in_progress')))),
      moved as (
        insert into ledger_transactions (id, kind, reference, referral_id, occurred_at)
        select gen_random_uuid(), 'add_on_given_back', 'given_back:' || id, referral_id, now() from earned
        returning id, reference),
      entries as (
        insert into ledger_entries (transaction_id, account, amount_cents)
        select m.id, e.account, e.cents from moved m join earned o on m.reference = 'given_back:' || o.id
        cross join lateral (values ('revenue:add_on', -o.amount_cents),
          ('employer_held:' || o.employer_id, o.amount_cents)) as e (account, cents)
        returning transaction_id)
      update obligations o set state = 'held', version = o.version + 1, updated_at = now()
        from earned where o.id = earned.id`);
  }
}
