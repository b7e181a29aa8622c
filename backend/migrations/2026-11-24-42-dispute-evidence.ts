import { Migration } from '@mikro-orm/migrations';

/** The sender of evidence to a bank, and the hash of its words. Only the bank has its names (rules.md#dispute-evidence). */
export class DisputeEvidence extends Migration {
  override up(): void {
    this.addSql(`alter table disputes
      add column evidence_sha256 text check (evidence_sha256 ~ '^[0-9a-f]{64}$'),
      add column evidence_sent_at timestamptz,
      add column evidence_sent_by uuid references users (id),
      add constraint disputes_evidence check ((evidence_sha256 is null) = (evidence_sent_at is null))`);
    this.addSql(`create index disputes_evidence_sent_by on disputes (evidence_sent_by)`);
    this.addSql(`alter table sandbox_disputes add column evidence jsonb`);
  }
}
