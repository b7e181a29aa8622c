import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { BillingProfile } from '#contract/billing/invoicing/billing-profile.ts';
import type { BillingProfiles } from '#modules/billing/application/invoicing/ports.ts';

const FIND = {
  name: 'billing-profile',
  text: `select name, attention, street, city, region, postal_code as "postalCode", country, po_number as "poNumber"
    from billing_profiles where holder_id = $1`,
};
const KEEP = {
  name: 'save-billing-profile',
  text: `insert into billing_profiles (holder_id, name, attention, street, city, region, postal_code, country, po_number,
      updated_by, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    on conflict (holder_id) do update set name = excluded.name, attention = excluded.attention, street = excluded.street,
      city = excluded.city, region = excluded.region, postal_code = excluded.postal_code, country = excluded.country,
      po_number = excluded.po_number, updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
};

export class SqlBillingProfiles implements BillingProfiles {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  find(holderId: string): Promise<BillingProfile | null> {
    return this.sql.row<BillingProfile>(FIND, [holderId]);
  }

  async keep(holderId: string, profile: BillingProfile, by: UserId, at: Date): Promise<void> {
    const { name, attention, street, city, region, postalCode, country, poNumber } = profile;
    const address = [name, attention, street, city, region, postalCode, country];
    await this.sql.rows(KEEP, [holderId, ...address, poNumber, by, at]);
  }
}
