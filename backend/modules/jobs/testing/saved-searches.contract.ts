import { describe, expect, it } from 'vitest';
import { newId, type UserId } from '#kernel/ids.ts';
import { storedFilters, type JobFilters } from '../contract/search/jobs-query.ts';
import type { SavedSearchStore } from '../application/search/saved-searches.ts';

export interface SavedSearchSubject {
  readonly store: SavedSearchStore;
  readonly transaction: <T>(work: () => Promise<T>) => Promise<T>;
  /** Someone who exists. */
  readonly person: () => Promise<UserId>;
}

const NOON = new Date('2026-03-02T12:00:00.000Z');
export const NO_QUERY: JobFilters = storedFilters({}).query;

/** The contract of every store of saved searches. */
export function savedSearchesContract(open: () => SavedSearchSubject): void {
  const add = (userId: UserId, q: string, minutes = 0) => {
    const { store, transaction } = open();
    const at = new Date(NOON.getTime() + minutes * 60_000);
    const search = { id: newId<'saved-search'>(), userId, name: `Named ${q}`, query: { ...NO_QUERY, q } };
    return transaction(() => store.add({ ...search, at, dueAt: at }));
  };

  describe('saved searches', () => {
    it('saved searches are read as stored, newest first, only for their owner', async () => {
      const { store, person } = open();
      const [owner, other] = [await person(), await person()];
      const first = await add(owner, 'roofer');
      const second = await add(owner, 'comma, quote " and \\', 1);
      expect(await store.of(owner)).toEqual([second, first]);
      expect(first).toMatchObject({ alerts: true, createdAt: NOON.toISOString(), query: { q: 'roofer' } });
      expect(await store.of(other)).toEqual([]);
    });

    it('two searches with the same filters in any order are the same', async () => {
      const { store, person } = open();
      const owner = await person();
      const kept = await add(owner, 'roofer');
      const { q, ...rest } = kept.query;
      expect(await store.same(owner, { ...rest, q })).toEqual(kept);
      expect(await store.same(owner, { ...kept.query, minPay: 20 })).toBeNull();
      expect(await store.same(await person(), kept.query)).toBeNull();
    });

    it('only the owner changes and removes a search', async () => {
      const { store, person, transaction } = open();
      const [owner, other] = [await person(), await person()];
      const { id } = await add(owner, 'roofer');
      const to = { name: null, alerts: false, at: NOON };
      expect(await transaction(() => store.change(id, other, to))).toBeNull();
      expect(await transaction(() => store.change(id, owner, to))).toMatchObject({
        alerts: false,
        name: 'Named roofer',
      });
      expect(await transaction(() => store.remove(id, other))).toBe(false);
      expect(await transaction(() => store.remove(id, owner))).toBe(true);
      expect(await transaction(() => store.remove(id, owner))).toBe(false);
      expect(await store.of(owner)).toEqual([]);
    });
  });
}
