import { createHash } from 'node:crypto';
import type { UserId } from '#kernel/ids.ts';
import type { Sql } from '#platform/persistence/sql.ts';
import type {
  AnswerableDispute,
  EvidenceStore,
  ToldBank,
} from '#modules/billing/application/disputes/send-evidence.ts';

const FIND = {
  name: 'dispute-to-answer',
  text: `select provider_dispute_id as "providerDisputeId", state, iso(evidence_due_at) as "evidenceDueAt",
      iso(evidence_sent_at) as "answeredAt"
    from disputes where id = $1 and provider = $2`,
};
const KEEP = {
  name: 'dispute-evidence-keep',
  text: `update disputes set evidence_sha256 = $2, evidence_sent_by = $3, evidence_sent_at = $4
    where id = $1 and evidence_sent_at is null returning id`,
};

type Row = Omit<AnswerableDispute, 'evidenceDueAt' | 'answeredAt'> & {
  readonly evidenceDueAt: string | null;
  readonly answeredAt: string | null;
};

export class SqlDisputeEvidence implements EvidenceStore {
  private readonly sql: Sql;
  private readonly provider: string;

  /** @param provider of the installation, which knows only its own disputes */
  constructor(sql: Sql, provider: string) {
    this.sql = sql;
    this.provider = provider;
  }

  async find(disputeId: string): Promise<AnswerableDispute | null> {
    const row = await this.sql.row<Row>(FIND, [disputeId, this.provider]);
    if (!row) return null;
    const { evidenceDueAt, answeredAt } = row;
    return { ...row, evidenceDueAt: instant(evidenceDueAt), answeredAt: instant(answeredAt) };
  }

  async keep(disputeId: string, { evidence, files }: ToldBank, by: UserId, at: Date): Promise<boolean> {
    const hash = createHash('sha256').update(JSON.stringify(evidence));
    for (const { kind, bytes } of files) hash.update(kind).update(bytes);
    return (await this.sql.row(KEEP, [disputeId, hash.digest('hex'), by, at])) !== null;
  }
}

function instant(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
