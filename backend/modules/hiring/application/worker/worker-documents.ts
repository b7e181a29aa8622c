import { assertOwner } from '#modules/jobs/index.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type DocumentId, type ReferralId, type UserId } from '#kernel/ids.ts';
import { acceptedDocument } from '../../domain/worker/worker-document.ts';
import type { DocumentKind } from '../../contract/vocabulary/document-kind.ts';
import type { ReferralFactsReader } from '../referral/referral-facts-reader.ts';
import { referralNotFound } from '../errors.ts';

/** The public facts about a document; instants are ISO texts. */
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

/** Stores workers' documents: one of each kind, even with simultaneous uploads. */
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
  /** The content type detected from the bytes; null if unknown. */
  typeOf(bytes: Uint8Array): Promise<string | null>;
  /** In hex. */
  sha256(bytes: Uint8Array): string;
}

export interface Upload {
  readonly kind: DocumentKind;
  /** The file name that the browser sent. */
  readonly name: string | null;
  readonly bytes: Uint8Array;
}

interface WorkerDocumentsNeeds {
  readonly store: DocumentStore;
  readonly referrals: ReferralFactsReader;
  readonly inspector: FileInspector;
  readonly clock: Clock;
}

/** A worker's documents, stored for the worker and for employers whose referral the worker has confirmed. */
export class WorkerDocuments {
  private readonly needs: WorkerDocumentsNeeds;

  constructor(needs: WorkerDocumentsNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError as `acceptedDocument` */
  async keep(workerId: UserId, { kind, name, bytes }: Upload): Promise<DocumentFacts> {
    const type = bytes.length === 0 ? null : await this.needs.inspector.typeOf(bytes);
    const accepted = acceptedDocument({ kind, name, size: bytes.length, type });
    const [id, at] = [newId<'document'>(), this.needs.clock.now()];
    await this.needs.store.put({
      id,
      workerId,
      kind,
      ...accepted,
      bytes,
      sha256: this.needs.inspector.sha256(bytes),
      at,
    });
    return { id, kind, ...accepted, size: bytes.length, uploadedAt: at.toISOString() };
  }

  of(worker: UserId): Promise<readonly DocumentFacts[]> {
    return this.needs.store.of(worker);
  }

  /** Nothing before the worker has said yes. @throws DomainError `hiring.referral_not_found`, `hiring.not_owner` */
  async ofReferral(id: ReferralId, employer: UserId): Promise<readonly DocumentFacts[]> {
    const referral = await this.needs.referrals.read(id);
    if (!referral) throw referralNotFound();
    assertOwner(referral, employer);
    return this.needs.store.ofReferral(id, employer);
  }

  /** @throws DomainError `hiring.document_not_found`, also for who may not see it */
  async open(id: DocumentId, reader: UserId): Promise<DocumentFile> {
    const file = await this.needs.store.open(id, reader);
    if (!file) throw documentNotFound();
    return file;
  }

  /** @throws DomainError `hiring.document_not_found` */
  async remove(id: DocumentId, worker: UserId): Promise<void> {
    if (!(await this.needs.store.remove(id, worker))) throw documentNotFound();
  }
}

function documentNotFound(): DomainError {
  return new DomainError('hiring.document_not_found', 'not_found', 'Document not found');
}
