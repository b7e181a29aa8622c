import type { FieldCipher, FieldPlace, SealedFields } from '#kernel/field-cipher.ts';
import type { OfferLetterId } from '#kernel/ids.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type { PaperScanFile, PaperScanStore } from '#modules/offers/application/paper/paper-scans.ts';
import type { ScanType } from '#contract/offers/vocabulary/paper/paper-scan.ts';

/** Scans are large: few at a time. */
const AT_ONCE = 10;

const PUT: Statement = {
  name: 'offer-paper-scan-put',
  text: `insert into offer_paper_scans (offer_letter_id, content_type, size, sealed, uploaded_at) values ($1, $2, $3, $4, $5)
    on conflict (offer_letter_id) do update set content_type = excluded.content_type, size = excluded.size,
      sealed = excluded.sealed, uploaded_at = excluded.uploaded_at`,
};
const FIND: Statement = {
  name: 'offer-paper-scan',
  text: `select content_type as "contentType", sealed from offer_paper_scans where offer_letter_id = $1`,
};
const REMOVE: Statement = {
  name: 'offer-paper-scan-remove',
  text: `delete from offer_paper_scans where offer_letter_id = $1`,
};
/** `$1` is the prefix of values under the first key. */
const UNDER_OLDER_KEYS: Statement = {
  name: 'offer-paper-scans-under-older-keys',
  text: `select offer_letter_id as id, sealed from offer_paper_scans
    where not starts_with(sealed, $1) order by offer_letter_id limit $2 for update`,
};
const SEAL_ANEW: Statement = {
  name: 'offer-paper-scan-seal-anew',
  text: `update offer_paper_scans set sealed = $2 where offer_letter_id = $1`,
};

/** Each scan is sealed together with its letter, as text in base64. */
export class SqlPaperScans implements PaperScanStore, SealedFields {
  readonly name = 'scans of letters signed on paper';
  private readonly sql: Sql;
  private readonly cipher: FieldCipher;

  constructor(sql: Sql, cipher: FieldCipher) {
    this.sql = sql;
    this.cipher = cipher;
  }

  async put(letterId: OfferLetterId, { contentType, bytes }: PaperScanFile, at: Date): Promise<void> {
    const sealed = this.cipher.seal(Buffer.from(bytes).toString('base64'), placeOf(letterId));
    await this.sql.rows(PUT, [letterId, contentType, bytes.length, sealed, at]);
  }

  async find(letterId: OfferLetterId): Promise<PaperScanFile | null> {
    const row = await this.sql.row<{ contentType: ScanType; sealed: string }>(FIND, [letterId]);
    if (!row) return null;
    const bytes = Buffer.from(this.cipher.open(row.sealed, placeOf(letterId)), 'base64');
    return { contentType: row.contentType, bytes };
  }

  async remove(letterId: OfferLetterId): Promise<void> {
    await this.sql.rows(REMOVE, [letterId]);
  }

  async sealAnew(): Promise<number> {
    const current = this.cipher.currentPrefix;
    const rows = await this.sql.rows<{ id: OfferLetterId; sealed: string }>(UNDER_OLDER_KEYS, [
      current,
      AT_ONCE,
    ]);
    for (const { id, sealed } of rows) {
      const scan = this.cipher.open(sealed, placeOf(id));
      await this.sql.rows(SEAL_ANEW, [id, this.cipher.seal(scan, placeOf(id))]);
    }
    return rows.length;
  }
}

function placeOf(row: OfferLetterId): FieldPlace {
  return { table: 'offer_paper_scans', column: 'sealed', row };
}
