import { expect, it } from 'vitest';
import { newId, type ReferralId, type UserId } from '#kernel/ids.ts';
import type { DocumentStore, NewDocument } from '../application/worker/worker-documents.ts';
import { JPEG, PDF } from './sample-files.ts';

export interface DocumentSubject {
  readonly store: DocumentStore;
  readonly worker: UserId;
  /** A live referral that the worker has confirmed, and an unconfirmed one. */
  readonly confirmed: { readonly id: ReferralId; readonly employerId: UserId };
  readonly unconfirmed: { readonly id: ReferralId; readonly employerId: UserId };
}

const NOON = new Date('2026-03-02T12:00:00.000Z');

/** The contract of every document store. */
export function documentStoreContract(open: () => DocumentSubject): void {
  const documentOf = (workerId: UserId, changes: Partial<NewDocument> = {}): NewDocument => ({
    id: newId(),
    workerId,
    kind: 'resume',
    name: 'cv.pdf',
    contentType: 'application/pdf',
    bytes: PDF,
    sha256: 'a'.repeat(64),
    at: NOON,
    ...changes,
  });

  it('the store holds only the newest of each kind', async () => {
    const { store, worker } = open();
    const first = documentOf(worker);
    const card = documentOf(worker, {
      kind: 'osha_card',
      name: 'card.jpg',
      contentType: 'image/jpeg',
      bytes: JPEG,
    });
    const second = documentOf(worker, { name: 'newer.pdf' });
    for (const document of [first, card, second]) await store.put(document);
    const uploadedAt = NOON.toISOString();
    expect(await store.of(worker)).toEqual([
      {
        id: card.id,
        kind: 'osha_card',
        name: 'card.jpg',
        contentType: 'image/jpeg',
        size: JPEG.length,
        uploadedAt,
      },
      {
        id: second.id,
        kind: 'resume',
        name: 'newer.pdf',
        contentType: 'application/pdf',
        size: PDF.length,
        uploadedAt,
      },
    ]);
    expect(await store.open(first.id, worker)).toBeNull();
    const file = await store.open(card.id, worker);
    expect(file && Buffer.from(file.bytes).equals(JPEG)).toBe(true);
  });

  it('the worker and an employer whom the worker has confirmed can open a document', async () => {
    const { store, worker, confirmed, unconfirmed } = open();
    const document = documentOf(worker);
    await store.put(document);
    expect(await store.open(document.id, confirmed.employerId)).toMatchObject({ name: 'cv.pdf' });
    expect(await store.open(document.id, unconfirmed.employerId)).toBeNull();
    const seen = async ({ id }: { id: ReferralId }, employer: UserId) =>
      (await store.ofReferral(id, employer)).some((one) => one.id === document.id);
    expect(await seen(confirmed, confirmed.employerId)).toBe(true);
    expect(await seen(confirmed, unconfirmed.employerId)).toBe(false);
    expect(await seen(unconfirmed, unconfirmed.employerId)).toBe(false);
  });

  it('only the worker removes a document', async () => {
    const { store, worker, confirmed } = open();
    const document = documentOf(worker);
    await store.put(document);
    expect(await store.remove(document.id, confirmed.employerId)).toBe(false);
    expect(await store.remove(document.id, worker)).toBe(true);
    expect(await store.remove(document.id, worker)).toBe(false);
  });
}
