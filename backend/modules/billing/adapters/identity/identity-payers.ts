import { printedName } from '#contract/identity/vocabulary/latin-name.ts';
import type { UserId } from '#kernel/ids.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { Payer, Payers } from '../../application/ports.ts';

export class IdentityPayers implements Payers {
  private readonly accounts: AccountReader;

  constructor(accounts: AccountReader) {
    this.accounts = accounts;
  }

  async payer(userId: UserId): Promise<Payer | null> {
    const person = await this.accounts.person(userId);
    if (!person) return null;
    const { email, firstName, lastName, latinName, companyName, language } = person;
    const name = companyName ?? printedName({ name: `${firstName} ${lastName}`, latinName });
    return { email: email ?? '', name, language };
  }
}
