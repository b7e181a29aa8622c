import { Migration } from '@mikro-orm/migrations';

/**
 * The part of a document's total that the tax service knows (rules.md#invoice-tax): sales without bonuses,
 * and the share of a return. Earlier documents get it, too, but print the same. Older processes leave it
 * empty: the whole total.
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
