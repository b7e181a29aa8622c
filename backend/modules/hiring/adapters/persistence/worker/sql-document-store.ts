import type { DocumentId, ReferralId, UserId } from '#kernel/ids.ts';
import { sqlList } from '#platform/persistence/sql-list.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import { REJECTED_STATUSES } from '#contract/hiring/vocabulary/referral-status.ts';
import type {
  DocumentFacts,
  DocumentFile,
  DocumentStore,
  NewDocument,
} from '#modules/hiring/application/worker/worker-documents.ts';

const FACTS = `d.id, d.kind, d.name, d.content_type as "contentType", d.size, iso(d.created_at) as "uploadedAt"`;

/**
 * The worker `d.worker_id` has confirmed the live referral `r` of the employer `$2`: by account, or by a
 * phone and a confirmed email that both belong to the worker. Confirming proves only the phone, and anyone
 * can name an email (ADR 0012). Reads `users` of identity.
 */
const SHARED = `r.employer_id = $2 and r.verification_status = 'verified' and r.status not in ${sqlList(REJECTED_STATUSES)}
  and (r.worker_id = d.worker_id or (r.worker_id is null and exists (select from users u where u.id = d.worker_id
    and u.email_verified_at is not null and lower(u.email) = lower(r.worker_email) and u.phone = r.worker_phone)))`;

const PUT: Statement = {
  name: 'document-put',
  text: `insert into worker_documents (id, worker_id, kind, name, content_type, size, sha256, content, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (worker_id, kind) do update set id = excluded.id, name = excluded.name,
      content_type = excluded.content_type, size = excluded.size, sha256 = excluded.sha256,
      content = excluded.content, created_at = excluded.created_at`,
};
const OF_WORKER: Statement = {
  name: 'documents-of-worker',
  text: `select ${FACTS} from worker_documents d where d.worker_id = $1 order by d.kind`,
};
const OPEN: Statement = {
  name: 'document-open',
  text: `select d.name, d.content_type as "contentType", d.content as bytes from worker_documents d
    where d.id = $1 and (d.worker_id = $2 or exists (select from referrals r where ${SHARED}))`,
};
const OF_REFERRAL: Statement = {
  name: 'documents-of-referral',
  text: `select ${FACTS} from referrals r join worker_documents d on ${SHARED} where r.id = $1 order by d.kind`,
};
const REMOVE: Statement = {
  name: 'document-remove',
  text: `delete from worker_documents where id = $1 and worker_id = $2 returning id`,
};

export class SqlDocumentStore implements DocumentStore {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async put({ id, workerId, kind, name, contentType, bytes, sha256, at }: NewDocument): Promise<void> {
    await this.sql.rows(PUT, [id, workerId, kind, name, contentType, bytes.length, sha256, bytes, at]);
  }

  of(worker: UserId): Promise<readonly DocumentFacts[]> {
    return this.sql.rows<DocumentFacts>(OF_WORKER, [worker]);
  }

  open(id: DocumentId, reader: UserId): Promise<DocumentFile | null> {
    return this.sql.row<DocumentFile>(OPEN, [id, reader]);
  }

  ofReferral(id: ReferralId, employer: UserId): Promise<readonly DocumentFacts[]> {
    return this.sql.rows<DocumentFacts>(OF_REFERRAL, [id, employer]);
  }

  async remove(id: DocumentId, worker: UserId): Promise<boolean> {
    return (await this.sql.row(REMOVE, [id, worker])) !== null;
  }
}
