import { beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { CompanyRepository, InviterChains, UserRepository } from '../application/ports.ts';
import { Company } from '../domain/company.ts';
import { testUser } from './test-user.ts';

export interface AccountStores {
  readonly users: UserRepository;
  readonly companies: CompanyRepository;
  readonly chains: InviterChains;
  readonly unitOfWork: UnitOfWork;
}

const AT = new Date('2026-03-01T12:00:00.000Z');

/** The shared behavior of all stores of accounts. */
export function accountStoresContract(make: () => Promise<AccountStores>): void {
  let stores: AccountStores;
  const inTransaction = <T>(work: () => Promise<T>): Promise<T> => stores.unitOfWork.transaction(work);

  beforeAll(async () => {
    stores = await make();
  });

  async function person(referredBy: UserId | null = null): Promise<UserId> {
    const user = testUser({ referredBy });
    await inTransaction(() => stores.users.add(user));
    return user.id;
  }

  describe('a company repository', () => {
    const text = { name: 'Hill Co', size: '1-10', industry: 'roofing', location: 'Austin, TX' };

    it('the company of its own employer is found, and no one else’s', async () => {
      const [owner, other] = [await person(), await person()];
      const company = Company.found({ ...text, now: AT });
      await inTransaction(() => stores.companies.add(company, owner));
      const found = await inTransaction(() => stores.companies.findByMember(owner));
      expect({ ...found }).toEqual({ ...company });
      expect(await inTransaction(() => stores.companies.findByMember(other))).toBeNull();
    });

    it('changes of a company are stored', async () => {
      const owner = await person();
      await inTransaction(() => stores.companies.add(Company.found({ ...text, now: AT }), owner));
      await inTransaction(async () => {
        const company = await stores.companies.findByMember(owner);
        company?.describe({ ...text, name: 'Hill and Sons', size: '11-50' }, AT);
        if (company) await stores.companies.save(company);
      });
      const found = await inTransaction(() => stores.companies.findByMember(owner));
      expect(found).toMatchObject({ name: 'Hill and Sons', size: '11-50', industry: 'roofing' });
    });
  });

  describe('the chains of inviters', () => {
    it('a chain leads from a person to everyone above them, the nearest first', async () => {
      const top = await person();
      const middle = await person(top);
      const below = await person(middle);
      await person(below);
      const above = await inTransaction(async () => {
        await stores.chains.lock();
        return stores.chains.above(below);
      });
      expect(above).toEqual([middle, top]);
      expect(await inTransaction(() => stores.chains.above(top))).toEqual([]);
    });
  });
}
