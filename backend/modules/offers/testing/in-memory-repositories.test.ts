import { describe } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { InMemoryOfferLetterRepository } from './in-memory-offer-letters.ts';
import { InMemoryServiceAddonRepository } from './in-memory-service-addons.ts';
import { offerLetterRepositoryContract } from './offer-letter-repository.contract.ts';
import { serviceAddonRepositoryContract } from './service-addon-repository.contract.ts';

const inMemory = {
  letters: new InMemoryOfferLetterRepository(),
  addons: new InMemoryServiceAddonRepository(),
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
