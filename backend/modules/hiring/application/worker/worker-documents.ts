import { assertOwner } from '#modules/jobs/index.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type DocumentId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { acceptedDocument } from '../../domain/worker/worker-document.ts';
import type { DocumentKind } from '../../contract/vocabulary/document-kind.ts';
import type { ReferralFactsReader } from '../referral/referral-facts.ts';
import { referralNotFound } from '../errors.ts';

/** What is told of a document; an instant is an ISO text. */
export interface DocumentFacts {
  readonly id: DocumentId;
  readonly kind: DocumentKind;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly uploadedAt: string;
}

export interface DocumentFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface NewDocument extends DocumentFile {
  readonly id: DocumentId;
  readonly workerId: UserId;
  readonly kind: DocumentKind;
  readonly sha256: string;
  readonly at: Date;
}

/** Keeps workers' documents: one of each kind, whoever is faster. */
export interface DocumentStore {
  /** Takes the place of what was there. */
  put(document: NewDocument): Promise<void>;
  of(worker: UserId): Promise<readonly DocumentFacts[]>;
  /** The worker's own, or of the worker behind a live and confirmed referral to this reader; else null. */
  open(id: DocumentId, reader: UserId): Promise<DocumentFile | null>;
  /** Those of the worker behind a live and confirmed referral to this employer. */
  ofReferral(id: ReferralId, employer: UserId): Promise<readonly DocumentFacts[]>;
  /** False where the worker has no such document. */
  remove(id: DocumentId, worker: UserId): Promise<boolean>;
}

/** Looks at bytes without trusting or unpacking them. */
export interface FileInspector {
  /** The content type by what the bytes are; null where nobody knows. */
  typeOf(bytes: Uint8Array): Promise<string | null>;
  /** In hex. */
  sha256(bytes: Uint8Array): string;
}

export interface Upload {
  readonly kind: DocumentKind;
  /** As the browser names it. */
  readonly name: string | null;
  readonly bytes: Uint8Array;
}

/** A worker's papers: kept for the worker, and for employers whom the worker has said yes to. */
export class WorkerDocuments {
  private readonly store: DocumentStore;
  private readonly referrals: ReferralFactsReader;
  private readonly inspector: FileInspector;
  private readonly clock: Clock;

  constructor(store: DocumentStore, referrals: ReferralFactsReader, inspector: FileInspector, clock: Clock) {
    this.store = store;
    this.referrals = referrals;
    this.inspector = inspector;
    this.clock = clock;
  }

  /** @throws DomainError as `acceptedDocument` */
  async keep(workerId: UserId, { kind, name, bytes }: Upload): Promise<DocumentFacts> {
    const type = bytes.length === 0 ? null : await this.inspector.typeOf(bytes);
    const accepted = acceptedDocument({ kind, name, size: bytes.length, type });
    const [id, at] = [newId<'document'>(), this.clock.now()];
    await this.store.put({
      id,
      workerId,
      kind,
      ...accepted,
      bytes,
      sha256: this.inspector.sha256(bytes),
      at,
    });
    return { id, kind, ...accepted, size: bytes.length, uploadedAt: at.toISOString() };
  }

  of(worker: UserId): Promise<readonly DocumentFacts[]> {
    return this.store.of(worker);
  }

  /** Nothing before the worker has said yes. @throws DomainError `hiring.referral_not_found`, `hiring.not_owner` */
  async ofReferral(id: ReferralId, employer: UserId): Promise<readonly DocumentFacts[]> {
    const referral = await this.referrals.read(id);
    if (!referral) throw referralNotFound();
    assertOwner(referral, employer);
    return this.store.ofReferral(id, employer);
  }

  /** @throws DomainError `hiring.document_not_found`, also for who may not see it */
  async open(id: DocumentId, reader: UserId): Promise<DocumentFile> {
    const file = await this.store.open(id, reader);
    if (!file) throw documentNotFound();
    return file;
  }

  /** @throws DomainError `hiring.document_not_found` */
  async remove(id: DocumentId, worker: UserId): Promise<void> {
    if (!(await this.store.remove(id, worker))) throw documentNotFound();
  }
}

function documentNotFound(): DomainError {
  return new DomainError('hiring.document_not_found', 'not_found', 'Document not found');
}
