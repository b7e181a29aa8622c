import { describe } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { documentStoreContract } from './document-store.contract.ts';
import { hiringRepositoriesContract } from './hiring-repositories.contract.ts';
import { InMemoryDocumentStore } from './in-memory-document-store.ts';
import { InMemoryReferralRepository } from './in-memory-referrals.ts';

const events = new RecordedEvents();
const inMemory = {
  events,
  referrals: new InMemoryReferralRepository(events),
  transaction: <T>(work: () => Promise<T>) => work(),
  person: async () => newId<'user'>(),
  job: async () => ({ id: newId<'job'>(), employerId: newId<'user'>(), isActive: true, bonusCents: 500_00 }),
};

describe('in memory', () => {
  hiringRepositoriesContract(() => inMemory);

  describe('documents', () => {
    const worker = newId<'user'>();
    const confirmed = { id: newId<'referral'>(), employerId: newId<'user'>() };
    const unconfirmed = { id: newId<'referral'>(), employerId: newId<'user'>() };
    const store = new InMemoryDocumentStore([
      { ...confirmed, workerId: worker, isLiveAndConfirmed: true },
      { ...unconfirmed, workerId: worker, isLiveAndConfirmed: false },
    ]);
    documentStoreContract(() => ({ store, worker, confirmed, unconfirmed }));
  });
});
