import { createHash } from 'node:crypto';
import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type { AnswerableDispute, EvidenceStore } from '../../application/disputes/send-evidence.ts';
import type { DisputeEvidence } from '../../application/provider/payment-provider.ts';

const FIND = {
  name: 'dispute-to-answer',
  text: `select provider_dispute_id as "providerDisputeId", state, iso(evidence_due_at) as "evidenceDueAt",
      evidence_sent_at is not null as "isAnswered"
    from disputes where id = $1`,
};
const KEEP = {
  name: 'dispute-evidence-keep',
  text: `update disputes set evidence_sha256 = $2, evidence_sent_by = $3, evidence_sent_at = $4
    where id = $1 and evidence_sent_at is null returning id`,
};

export class SqlDisputeEvidence implements EvidenceStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async find(disputeId: string): Promise<AnswerableDispute | null> {
    type Row = Omit<AnswerableDispute, 'evidenceDueAt'> & { readonly evidenceDueAt: string | null };
    const row = await this.sql.row<Row>(FIND, [disputeId]);
    return row && { ...row, evidenceDueAt: row.evidenceDueAt === null ? null : new Date(row.evidenceDueAt) };
  }

  async keep(disputeId: string, evidence: DisputeEvidence, by: UserId, at: Date): Promise<boolean> {
    const hash = createHash('sha256').update(JSON.stringify(evidence)).digest('hex');
    return (await this.sql.row(KEEP, [disputeId, hash, by, at])) !== null;
  }
}
