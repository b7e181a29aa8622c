import type { Sql } from '#platform/persistence/sql.ts';
import type { TaxDeclarations } from '#modules/billing/application/invoicing/ports.ts';

const OF = {
  name: 'tax-declaration',
  text: `select transaction_id as id from tax_declarations where invoice_id = $1`,
};
const KEEP = {
  name: 'keep-tax-declaration',
  text: `insert into tax_declarations (invoice_id, transaction_id, declared_at) values ($1, $2, $3)
    on conflict (invoice_id) do nothing`,
};

export class SqlTaxDeclarations implements TaxDeclarations {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async of(invoiceId: string): Promise<string | null> {
    return (await this.sql.row<{ id: string }>(OF, [invoiceId]))?.id ?? null;
  }

  async keep(invoiceId: string, declaration: string, at: Date): Promise<void> {
    await this.sql.rows(KEEP, [invoiceId, declaration, at]);
  }
}
