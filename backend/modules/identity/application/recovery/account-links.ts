import type { Clock } from '#kernel/clock.ts';
import { AccountToken, type AccountTokenPurpose } from '../../domain/account-token.ts';
import type { User } from '../../domain/user.ts';
import type { AccountMessages } from './account-messages.ts';
import type { AccountTokens, LinkTokens } from '../ports.ts';

const PAGE: Readonly<Record<AccountTokenPurpose, string>> = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
};

interface AccountLinksNeeds {
  readonly tokens: AccountTokens;
  readonly secrets: LinkTokens;
  readonly messages: AccountMessages;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/**
 * The links in account emails. The token appears only in the email; only the newest of its purpose is valid.
 */
export class AccountLinks {
  private readonly needs: AccountLinksNeeds;

  constructor(needs: AccountLinksNeeds) {
    this.needs = needs;
  }

  /** (tx) Asks whether the account's own address is theirs; there may be none. */
  async mailConfirmation(user: User): Promise<void> {
    if (user.email !== null) await this.mail('verify_email', user, user.email);
  }

  /**
   * (tx) Asks at an address that an account wants to have. Where someone has it already nothing is sent; the earlier
   * links are gone all the same, so that both look alike.
   */
  async mailNewAddress(user: User, address: string, isTaken: boolean): Promise<void> {
    if (isTaken) await this.issue('verify_email', user, address);
    else await this.mail('verify_email', user, address);
  }

  /** (tx) */
  async mailReset(user: User): Promise<void> {
    if (user.email !== null) await this.mail('reset_password', user, user.email);
  }

  private async mail(purpose: AccountTokenPurpose, user: User, to: string): Promise<void> {
    const token = await this.issue(purpose, user, to);
    const link = `${this.needs.publicUrl}${PAGE[purpose]}?token=${token}`;
    await this.needs.messages.send({
      kind: purpose,
      to,
      firstName: user.firstName,
      language: user.language,
      link,
    });
  }

  private async issue(purpose: AccountTokenPurpose, user: User, email: string): Promise<string> {
    const token = this.needs.secrets.make();
    const tokenHash = this.needs.secrets.hash(token);
    const now = this.needs.clock.now();
    await this.needs.tokens.add(AccountToken.issue({ userId: user.id, purpose, tokenHash, email, now }));
    return token;
  }
}
