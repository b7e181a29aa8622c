import type { ReferralId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { AddOnsInOffer } from '#modules/billing/application/charging/add-on-charges.ts';
import type { AddOnKind } from '#modules/billing/domain/charging/charge-kind.ts';

/** The payment of a separate add-on has its kind as its purpose. */
const IN_OFFER: Statement = {
  name: 'add-on-in-offer',
  text: `select o.id from obligations o join payments p on p.id = o.payment_id
    where o.referral_id = $1 and o.kind = $2 and o.live_key is not null and o.state = 'due' and p.purpose <> $2`,
};

export class SqlAddOnsInOffer implements AddOnsInOffer {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async has(referralId: ReferralId, kind: AddOnKind): Promise<boolean> {
    return (await this.sql.row(IN_OFFER, [referralId, kind])) !== null;
  }
}
