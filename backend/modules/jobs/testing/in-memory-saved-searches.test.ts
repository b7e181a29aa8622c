import { describe } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { InMemorySavedSearches } from './in-memory-saved-searches.ts';
import { savedSearchesContract } from './saved-searches.contract.ts';

const subject = {
  store: new InMemorySavedSearches(),
  transaction: <T>(work: () => Promise<T>) => work(),
  person: async () => newId<'user'>(),
};

describe('in memory', () => {
  savedSearchesContract(() => subject);
});
