import type { UserId } from '#kernel/ids.ts';
import type { JobFilters } from '../contract/search/jobs-query.ts';
import type {
  NewSavedSearch,
  SavedSearch,
  SavedSearchId,
  SavedSearchStore,
} from '../application/search/saved-searches.ts';

type Kept = SavedSearch & { readonly userId: UserId };

/** Needs no locks: nothing else runs between two lines. */
export class InMemorySavedSearches implements SavedSearchStore {
  private kept: Kept[] = [];

  async lockOwner(): Promise<void> {}

  async of(userId: UserId): Promise<readonly SavedSearch[]> {
    return this.kept.filter((search) => search.userId === userId).map(shown);
  }

  async same(userId: UserId, query: JobFilters): Promise<SavedSearch | null> {
    const wanted = keyOf(query);
    const found = this.kept.find((search) => search.userId === userId && keyOf(search.query) === wanted);
    return found ? shown(found) : null;
  }

  async add({ id, userId, name, query, at }: NewSavedSearch): Promise<SavedSearch> {
    const kept = { id, userId, name, query, isOutdated: false, alerts: true };
    const search = { ...kept, createdAt: at.toISOString() };
    this.kept = [search, ...this.kept];
    return shown(search);
  }

  async change(
    id: SavedSearchId,
    userId: UserId,
    { name, alerts }: Parameters<SavedSearchStore['change']>[2],
  ): Promise<SavedSearch | null> {
    const found = this.kept.find((search) => search.id === id && search.userId === userId);
    if (!found) return null;
    const changed = { ...found, name: name ?? found.name, alerts: alerts ?? found.alerts };
    this.kept = this.kept.map((search) => (search === found ? changed : search));
    return shown(changed);
  }

  async remove(id: SavedSearchId, userId: UserId): Promise<boolean> {
    const before = this.kept.length;
    this.kept = this.kept.filter((search) => search.id !== id || search.userId !== userId);
    return this.kept.length < before;
  }
}

function shown({ userId: _owner, ...search }: Kept): SavedSearch {
  return search;
}

function keyOf(query: JobFilters): string {
  const asked = Object.entries(query).filter(([, value]) => value !== null);
  return JSON.stringify(asked.toSorted(([a], [b]) => a.localeCompare(b)));
}
