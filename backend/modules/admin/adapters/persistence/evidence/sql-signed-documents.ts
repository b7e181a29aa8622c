import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { SignedDocuments } from '#modules/admin/application/evidence/evidence-files.ts';
import { REFERRAL_OF_LINE } from '../lists/payment-list.ts';

const SIGNED: Statement = {
  name: 'admin-signed-documents',
  text: `select f.bytes from disputes d join payments x on x.id = d.payment_id
    cross join lateral (select distinct ${REFERRAL_OF_LINE} as id from jsonb_array_elements(x.lines) line) r
    join offer_letters l on l.referral_id = r.id
    join offer_documents f on f.offer_letter_id = l.id
    where d.id = $1 order by l.signed_at, l.id`,
};

export class SqlSignedDocuments implements SignedDocuments {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async ofDispute(disputeId: string): Promise<readonly Uint8Array[]> {
    const rows = await this.sql.rows<{ bytes: Buffer }>(SIGNED, [disputeId]);
    return rows.map(({ bytes }) => bytes);
  }
}
