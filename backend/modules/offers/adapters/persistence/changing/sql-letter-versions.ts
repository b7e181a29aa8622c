import type { Sql } from '#platform/persistence/sql.ts';
import type { LetterVersions } from '#modules/offers/application/ports.ts';
import type { ReplacedVersion } from '#modules/offers/domain/letter/offer-letter-record.ts';

const ADD = {
  name: 'offer-letter-version-add',
  text: `insert into offer_letter_versions
      (offer_letter_id, version, terms, signing_token, copied_token, sent_at, viewed_at, replaced_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};
const IS_REPLACED = {
  name: 'offer-letter-version-of-token',
  text: `select 1 from offer_letter_versions where signing_token = $1 or copied_token = $1`,
};

export class SqlLetterVersions implements LetterVersions {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async add(replaced: ReplacedVersion): Promise<void> {
    const { offerLetterId, version, terms, signingTokenHash, copiedTokenHash } = replaced;
    const { sentAt, viewedAt, replacedAt } = replaced;
    const values = [offerLetterId, version, JSON.stringify(terms), signingTokenHash, copiedTokenHash];
    await this.sql.rows(ADD, [...values, sentAt, viewedAt, replacedAt]);
  }

  async isReplaced(tokenHash: string): Promise<boolean> {
    return (await this.sql.row(IS_REPLACED, [tokenHash])) !== null;
  }
}
