import { Migration } from '@mikro-orm/migrations';

/**
 * What of a document's total the tax service knows of (rules.md#invoice-tax): its sales without bonuses, and of what goes back its share.
 * What was issued before says it as well; nothing that is printed on it changes. Processes of the version before leave it empty: all of the total then.
 */
export class TaxableAmounts extends Migration {
  override up(): void {
    this.addSql(
      'alter table invoices add column taxable_cents bigint check (taxable_cents between 0 and total_cents)',
    );
    this.addSql('alter table invoices disable trigger invoices_final');
    this
      .addSql(`update invoices i set taxable_cents = (select coalesce(sum((line ->> 'amountCents')::bigint), 0)
      from jsonb_array_elements(i.lines) as line where line ->> 'kind' <> 'bonus')`);
    this
      .addSql(`update invoices n set taxable_cents = round(n.total_cents * i.taxable_cents / i.total_cents::numeric)
      from invoices i where i.id = n.corrects`);
    this.addSql('alter table invoices enable trigger invoices_final');
  }
}
