import { describe } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import { InMemoryOfferLetterRepository } from './in-memory-offer-letters.ts';
import { InMemoryServiceAddonRepository } from './in-memory-service-addons.ts';
import { offerLetterRepositoryContract } from './offer-letter-repository.contract.ts';
import { serviceAddonRepositoryContract } from './service-addon-repository.contract.ts';

const events = new RecordedEvents();
const inMemory = {
  events,
  letters: new InMemoryOfferLetterRepository(events),
  addons: new InMemoryServiceAddonRepository(events),
  transaction: <T>(work: () => Promise<T>) => work(),
  referral: async () => ({
    referralId: newId<'referral'>(),
    jobId: newId<'job'>(),
    employerId: newId<'user'>(),
    referrerId: newId<'user'>(),
  }),
};

describe('InMemoryOfferLetterRepository', () => {
  offerLetterRepositoryContract(() => inMemory);
});
describe('InMemoryServiceAddonRepository', () => {
  serviceAddonRepositoryContract(() => inMemory);
});
