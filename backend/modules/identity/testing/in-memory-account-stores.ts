import type { UserId } from '#kernel/ids.ts';
import type { CompanyRepository, InviterChains, UserRepository } from '../application/ports.ts';
import type { Company } from '../domain/company.ts';

export class InMemoryCompanyRepository implements CompanyRepository {
  private readonly byMember = new Map<UserId, Company>();

  async findByMember(userId: UserId): Promise<Company | null> {
    return this.byMember.get(userId) ?? null;
  }

  async add(company: Company, owner: UserId): Promise<void> {
    this.byMember.set(owner, company);
  }

  /** The found object is the stored one. */
  async save(_company: Company): Promise<void> {
    await Promise.resolve();
  }
}

export class InMemoryInviterChains implements InviterChains {
  private readonly users: UserRepository;

  constructor(users: UserRepository) {
    this.users = users;
  }

  /** There is one thread, and a use case never waits between lock and save for anything but this memory. */
  async lock(): Promise<void> {
    await Promise.resolve();
  }

  async above(id: UserId): Promise<readonly UserId[]> {
    const above: UserId[] = [];
    let next = (await this.users.findById(id))?.referredBy ?? null;
    while (next !== null && !above.includes(next)) {
      above.push(next);
      next = (await this.users.findById(next))?.referredBy ?? null;
    }
    return above;
  }
}
