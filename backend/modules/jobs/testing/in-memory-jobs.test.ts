import { describe } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { InMemoryJobRepository, InMemoryJobShares } from './in-memory-jobs.ts';
import { jobRepositoriesContract } from './job-repositories.contract.ts';

const events = new RecordedEvents();
const inMemory = {
  events,
  jobs: new InMemoryJobRepository(events),
  shares: new InMemoryJobShares(),
  transaction: <T>(work: () => Promise<T>) => work(),
  person: async () => newId<'user'>(),
};

describe('in memory', () => {
  jobRepositoriesContract(() => inMemory);
});
