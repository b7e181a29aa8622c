import type { OfferLetterId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { SignedDocument, SignedDocuments } from '../../application/ports.ts';

const ADD = {
  name: 'offer-document-add',
  text: `insert into offer_documents (offer_letter_id, bytes, sha256, terms_sha256, created_at)
    values ($1, $2, $3, $4, $5)`,
};
const BYTES = {
  name: 'offer-document-bytes',
  text: `select bytes from offer_documents where offer_letter_id = $1`,
};

export class SqlSignedDocuments implements SignedDocuments {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(letterId: OfferLetterId, document: SignedDocument, at: Date): Promise<void> {
    const { bytes, sha256, termsSha256 } = document;
    await this.sql.rows(ADD, [letterId, Buffer.from(bytes), sha256, termsSha256, at]);
  }

  async bytes(letterId: OfferLetterId): Promise<Uint8Array | null> {
    const row = await this.sql.row<{ bytes: Buffer }>(BYTES, [letterId]);
    return row?.bytes ?? null;
  }
}
