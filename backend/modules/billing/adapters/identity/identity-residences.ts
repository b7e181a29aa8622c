import type { UserId } from '#kernel/ids.ts';
import { US_STATES } from '#contract/waitlist/us-states.ts';
import type { AccountReader } from '#modules/identity/index.ts';
import type { Residences } from '../../application/taxes/tax-ports.ts';

/** Matches "Austin, TX" and "Austin, TX 78701": the state of an account's town. */
const STATE = /,\s*([A-Z]{2})\b/;

export class IdentityResidences implements Residences {
  private readonly accounts: AccountReader;

  constructor(accounts: AccountReader) {
    this.accounts = accounts;
  }

  async stateOf(userId: UserId): Promise<string | null> {
    const account = await this.accounts.account(userId);
    return stateIn(account?.location ?? null);
  }
}

export function stateIn(location: string | null): string | null {
  const code = location?.match(STATE)?.[1];
  return US_STATES.find((one) => one === code) ?? null;
}
