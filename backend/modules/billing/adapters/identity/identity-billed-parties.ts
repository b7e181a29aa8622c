import type { UserId } from '#kernel/ids.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { BilledParties, BilledParty } from '../../application/invoicing/ports.ts';

/** For a person who has left, returns their remaining data: paid charges are still numbered. */
export class IdentityBilledParties implements BilledParties {
  private readonly accounts: AccountReader;

  constructor(accounts: AccountReader) {
    this.accounts = accounts;
  }

  async of(employerId: UserId): Promise<BilledParty> {
    const account = await this.accounts.account(employerId);
    if (!account) return this.left(employerId);
    const { company, firstName, lastName, email, language } = account;
    const name = company?.name ?? `${firstName} ${lastName}`;
    return { holderId: company?.id ?? employerId, name, email, language };
  }

  private async left(employerId: UserId): Promise<BilledParty> {
    const person = await this.accounts.person(employerId);
    const name = person ? (person.companyName ?? `${person.firstName} ${person.lastName}`) : 'Former member';
    return { holderId: employerId, name, email: null, language: person?.language ?? 'en' };
  }
}
