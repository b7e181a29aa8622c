import type { OfferLetterId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { SignedDocument, SignedDocuments } from '#modules/offers/application/ports.ts';
import type { StampedDocument, UnstampedDocuments } from '#modules/offers/application/signing/ports.ts';

const ADD = {
  name: 'offer-document-add',
  text: `insert into offer_documents (offer_letter_id, bytes, sha256, terms_sha256, created_at, awaits_timestamp)
    values ($1, $2, $3, $4, $5, $6)`,
};
const BYTES = {
  name: 'offer-document-bytes',
  text: `select bytes from offer_documents where offer_letter_id = $1`,
};

const WAITING = {
  name: 'offer-documents-unstamped',
  text: `select offer_letter_id as id from offer_documents where awaits_timestamp order by created_at limit $1`,
};
const REPLACE = {
  name: 'offer-document-stamp',
  text: `update offer_documents set earlier_sha256 = sha256, bytes = $2, sha256 = $3, timestamped_at = $4,
      awaits_timestamp = false
    where offer_letter_id = $1 and awaits_timestamp`,
};

export class SqlSignedDocuments implements SignedDocuments, UnstampedDocuments {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(letterId: OfferLetterId, document: SignedDocument, at: Date): Promise<void> {
    const { bytes, sha256, termsSha256, awaitsTimestamp } = document;
    await this.sql.rows(ADD, [letterId, Buffer.from(bytes), sha256, termsSha256, at, awaitsTimestamp]);
  }

  async bytes(letterId: OfferLetterId): Promise<Uint8Array | null> {
    const row = await this.sql.row<{ bytes: Buffer }>(BYTES, [letterId]);
    return row?.bytes ?? null;
  }

  async waiting(limit: number): Promise<readonly OfferLetterId[]> {
    const rows = await this.sql.rows<{ id: OfferLetterId }>(WAITING, [limit]);
    return rows.map(({ id }) => id);
  }

  async replace(letterId: OfferLetterId, { bytes, sha256 }: StampedDocument, at: Date): Promise<void> {
    await this.sql.rows(REPLACE, [letterId, Buffer.from(bytes), sha256, at]);
  }
}
