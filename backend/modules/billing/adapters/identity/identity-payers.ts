import type { UserId } from '#kernel/ids.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { Payers } from '../../application/ports.ts';

export class IdentityPayers implements Payers {
  private readonly accounts: AccountReader;

  constructor(accounts: AccountReader) {
    this.accounts = accounts;
  }

  async payer(userId: UserId): Promise<{ email: string; name: string } | null> {
    const person = await this.accounts.person(userId);
    if (!person) return null;
    return { email: person.email, name: person.companyName ?? `${person.firstName} ${person.lastName}` };
  }
}
