import type { DocumentId, ReferralId, UserId } from '#kernel/ids.ts';
import type {
  DocumentFacts,
  DocumentFile,
  DocumentStore,
  NewDocument,
} from '../application/worker/worker-documents.ts';

/**
 * The facts about a referral that the store needs: its worker, its employer, and whether the worker
 * confirmed.
 */
export interface SharedReferral {
  readonly id: ReferralId;
  readonly workerId: UserId;
  readonly employerId: UserId;
  readonly isLiveAndConfirmed: boolean;
}

export class InMemoryDocumentStore implements DocumentStore {
  private readonly documents: NewDocument[] = [];
  private readonly referrals: readonly SharedReferral[];

  constructor(referrals: readonly SharedReferral[]) {
    this.referrals = referrals;
  }

  async put(document: NewDocument): Promise<void> {
    const at = this.documents.findIndex(
      ({ workerId, kind }) => workerId === document.workerId && kind === document.kind,
    );
    this.documents.splice(at < 0 ? this.documents.length : at, 1, document);
  }

  async of(worker: UserId): Promise<readonly DocumentFacts[]> {
    return this.documents
      .filter(({ workerId }) => workerId === worker)
      .map(factsOf)
      .toSorted((a, b) => a.kind.localeCompare(b.kind));
  }

  async open(id: DocumentId, reader: UserId): Promise<DocumentFile | null> {
    const found = this.documents.find((document) => document.id === id);
    if (!found) return null;
    const mayRead =
      found.workerId === reader ||
      this.referrals.some(
        ({ workerId, employerId, isLiveAndConfirmed }) =>
          workerId === found.workerId && employerId === reader && isLiveAndConfirmed,
      );
    const { name, contentType, bytes } = found;
    return mayRead ? { name, contentType, bytes } : null;
  }

  async ofReferral(id: ReferralId, employer: UserId): Promise<readonly DocumentFacts[]> {
    const referral = this.referrals.find((one) => one.id === id);
    if (referral?.employerId !== employer || !referral.isLiveAndConfirmed) return [];
    return this.of(referral.workerId);
  }

  async remove(id: DocumentId, worker: UserId): Promise<boolean> {
    const at = this.documents.findIndex((document) => document.id === id && document.workerId === worker);
    if (at >= 0) this.documents.splice(at, 1);
    return at >= 0;
  }
}

function factsOf({ id, kind, name, contentType, bytes, at }: NewDocument): DocumentFacts {
  return { id, kind, name, contentType, size: bytes.length, uploadedAt: at.toISOString() };
}
