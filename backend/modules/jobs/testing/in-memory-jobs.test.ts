import { describe } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { InMemoryJobRepository, InMemoryJobShares } from './in-memory-jobs.ts';
import { jobRepositoriesContract } from './job-repositories.contract.ts';

const inMemory = {
  jobs: new InMemoryJobRepository(),
  shares: new InMemoryJobShares(),
  transaction: <T>(work: () => Promise<T>) => work(),
  person: async () => newId<'user'>(),
};

describe('in memory', () => {
  jobRepositoriesContract(() => inMemory);
});
