import { addHours, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type Id, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MOST_SAVED_SEARCHES } from '../../contract/search/saved-search.ts';
import type { JobFilters } from '../../contract/search/jobs-query.ts';

export type SavedSearchId = Id<'saved-search'>;

export interface SavedSearch {
  readonly id: SavedSearchId;
  readonly name: string;
  readonly query: JobFilters;
  /** Some of its filters are no longer understood. */
  readonly isOutdated: boolean;
  readonly alerts: boolean;
  readonly createdAt: string;
}

export interface NewSavedSearch {
  readonly id: SavedSearchId;
  readonly userId: UserId;
  readonly name: string;
  readonly query: JobFilters;
  readonly at: Date;
  /** When new jobs are looked for first. */
  readonly dueAt: Date;
}

export interface SavedSearchStore {
  /** (tx) One at a time for each person. */
  lockOwner(userId: UserId): Promise<void>;
  /** Newest first. */
  of(userId: UserId): Promise<readonly SavedSearch[]>;
  /** The one that looks for the same. */
  same(userId: UserId, query: JobFilters): Promise<SavedSearch | null>;
  add(search: NewSavedSearch): Promise<SavedSearch>;
  /** Null leaves a value; switching alerts on counts from `at`. Null when the person has no such search. */
  change(
    id: SavedSearchId,
    userId: UserId,
    to: { readonly name: string | null; readonly alerts: boolean | null; readonly at: Date },
  ): Promise<SavedSearch | null>;
  /** False when the person has no such search. */
  remove(id: SavedSearchId, userId: UserId): Promise<boolean>;
}

/** How long a search that has found nothing new waits for its next look. */
export const NEXT_LOOK_HOURS = 3;

interface SavedSearchesNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly store: SavedSearchStore;
  readonly clock: Clock;
}

/** A user's saved searches, for repeating them and for alerts about new jobs. */
export class SavedSearches {
  private readonly needs: SavedSearchesNeeds;

  constructor(needs: SavedSearchesNeeds) {
    this.needs = needs;
  }

  of(userId: UserId): Promise<readonly SavedSearch[]> {
    return this.needs.store.of(userId);
  }

  /** Saves the same search only once. @throws DomainError `hiring.too_many_saved_searches` (rule_broken) */
  async save(
    userId: UserId,
    { name, query }: Pick<SavedSearch, 'name' | 'query'>,
  ): Promise<{ readonly search: SavedSearch; readonly isNew: boolean }> {
    return this.needs.unitOfWork.transaction(async () => {
      await this.needs.store.lockOwner(userId);
      const same = await this.needs.store.same(userId, query);
      if (same) return { search: same, isNew: false };
      const kept = await this.needs.store.of(userId);
      if (kept.length >= MOST_SAVED_SEARCHES) throw tooMany();
      const at = this.needs.clock.now();
      const dueAt = addHours(at, NEXT_LOOK_HOURS);
      const search = await this.needs.store.add({ id: newId(), userId, name, query, at, dueAt });
      return { search, isNew: true };
    });
  }

  /** @throws DomainError `hiring.saved_search_not_found` */
  async change(
    id: SavedSearchId,
    userId: UserId,
    to: { readonly name: string | null; readonly alerts: boolean | null },
  ): Promise<SavedSearch> {
    const changed = await this.needs.unitOfWork.transaction(() =>
      this.needs.store.change(id, userId, { ...to, at: this.needs.clock.now() }),
    );
    if (!changed) throw notFound();
    return changed;
  }

  /** @throws DomainError `hiring.saved_search_not_found` */
  async remove(id: SavedSearchId, userId: UserId): Promise<void> {
    if (!(await this.needs.unitOfWork.transaction(() => this.needs.store.remove(id, userId))))
      throw notFound();
  }
}

function tooMany(): DomainError {
  return new DomainError(
    'hiring.too_many_saved_searches',
    'rule_broken',
    `You've reached ${MOST_SAVED_SEARCHES} saved searches. Remove one to save another.`,
  );
}

function notFound(): DomainError {
  return new DomainError('hiring.saved_search_not_found', 'not_found', 'Saved search not found');
}
