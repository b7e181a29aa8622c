import { describe, expect, it } from 'vitest';
import { newId, type OfferLetterId } from '#kernel/ids.ts';
import { AddTimestamps } from './add-timestamps.ts';

const NOW = new Date('2026-11-23T18:00:00Z');

/** Letters that wait, of which some cannot be stamped; which were. */
function waitingLetters(count: number, bad: readonly number[]) {
  const ids = Array.from({ length: count }, () => newId<'offer_letter'>());
  const stamped: number[] = [];
  const needs = {
    unitOfWork: { transaction: <T>(work: () => Promise<T>): Promise<T> => work() },
    access: { lock: async () => ({ stampDocument: () => undefined }) },
    letters: { placeOf: async (id: OfferLetterId) => ({ id }), save: async () => undefined },
    documents: { bytes: async (id: OfferLetterId) => new Uint8Array([ids.indexOf(id)]) },
    unstamped: {
      waiting: async () => ids,
      replace: async (id: OfferLetterId) => void stamped.push(ids.indexOf(id)),
    },
    timestamps: {
      isWanted: true,
      stamp: async (bytes: Uint8Array) => {
        if (bad.includes(bytes[0] ?? 0)) throw new Error(`letter ${bytes[0]} has no place for a timestamp`);
        return { bytes, sha256: 'a'.repeat(64) };
      },
    },
    clock: { now: () => NOW },
  };
  const adding = new AddTimestamps(needs as unknown as ConstructorParameters<typeof AddTimestamps>[0]);
  return { adding, stamped };
}

describe('timestamps that come later', () => {
  it('a failure with the first letter does not stop the timestamps of the others', async () => {
    const { adding, stamped } = waitingLetters(3, [0]);
    expect(await adding.run()).toBe(2);
    expect(stamped).toEqual([1, 2]);
  });

  it('a run without any timestamp fails with the reason', async () => {
    const { adding } = waitingLetters(2, [0, 1]);
    await expect(adding.run()).rejects.toThrow('letter 0 has no place');
  });
});
