import { Migration } from '@mikro-orm/migrations';

/** Timestamps of signed documents, and the hash of a copy without a timestamp (rules.md#timestamps). */
export class DocumentTimestamps extends Migration {
  override up(): void {
    this.addSql(`alter table offer_documents
      add column awaits_timestamp boolean not null default false,
      add column timestamped_at timestamptz,
      add column earlier_sha256 text check (earlier_sha256 ~ '^[0-9a-f]{64}$')`);
    this.addSql(`create unique index offer_documents_earlier on offer_documents (earlier_sha256)
      where earlier_sha256 is not null`);
    this.addSql(
      `create index offer_documents_unstamped on offer_documents (created_at) where awaits_timestamp`,
    );
  }
}
