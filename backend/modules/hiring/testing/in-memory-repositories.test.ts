import { describe } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { hiringRepositoriesContract } from './hiring-repositories.contract.ts';
import { InMemoryJobRepository, InMemoryJobShares } from './in-memory-jobs.ts';
import { InMemoryReferralRepository } from './in-memory-referrals.ts';

const inMemory = {
  jobs: new InMemoryJobRepository(),
  shares: new InMemoryJobShares(),
  referrals: new InMemoryReferralRepository(),
  transaction: <T>(work: () => Promise<T>) => work(),
  person: async () => newId<'user'>(),
};

describe('in memory', () => {
  hiringRepositoriesContract(() => inMemory);
});
