import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { User } from '../../domain/user.ts';
import type { AccountMessages } from './account-messages.ts';
import type { FindAccountToken } from './find-account-token.ts';
import type { SecurityLog } from '../security/security-log.ts';
import type { OpenSessions } from '../sign-in/open-sessions.ts';
import type { AccountTokens, UserRepository } from '../ports.ts';

export interface VerifyEmailNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly findAccountToken: FindAccountToken;
  readonly users: UserRepository;
  readonly tokens: AccountTokens;
  readonly sessions: OpenSessions;
  readonly log: Pick<SecurityLog, 'record'>;
  readonly messages: AccountMessages;
  readonly clock: Clock;
}

/** The person who opens the link: anyone, or someone with a session. */
export interface LinkOpener {
  readonly id: UserId;
  readonly sessionId: string;
}

/** The link in a mail was opened: the address is theirs, and if it is another one it is the account's from now on. */
export class VerifyEmail {
  private readonly needs: VerifyEmailNeeds;

  constructor(needs: VerifyEmailNeeds) {
    this.needs = needs;
  }

  /**
   * Opening the link of an address that is confirmed does nothing, so a second click is no error. Whether it is the first thing that the
   * account has confirmed.
   * @throws DomainError `identity.link_expired` (410), `identity.email_taken` (409)
   */
  async run(token: string, opener: LinkOpener | null): Promise<boolean> {
    const { unitOfWork, findAccountToken, users, tokens, clock } = this.needs;
    return unitOfWork.transaction(async () => {
      const { link, user } = await findAccountToken.run(token, 'verify_email');
      const now = clock.now();
      const isOwnAddress = link.email.toLowerCase() === user.email?.toLowerCase();
      if (isOwnAddress && user.emailVerifiedAt !== null && !link.isExpired(now)) return false;
      const isFirst = !user.isConfirmed;
      link.use(now);
      await tokens.save(link);
      if (isOwnAddress) user.confirmEmail(now);
      else await this.move(user, link.email, opener);
      await users.save(user);
      return isFirst;
    });
  }

  /** Notifies the old address and ends the other sessions. */
  private async move(user: User, address: string, opener: LinkOpener | null): Promise<void> {
    const { tokens, sessions, log, messages, clock } = this.needs;
    const { email: before, firstName, language } = user;
    user.changeEmail(address, clock.now());
    await log.record({ userId: user.id, kind: 'email_changed' });
    await sessions.endAll(user.id, opener?.id === user.id ? opener.sessionId : undefined);
    await tokens.revoke(user.id, address);
    if (before !== null) await messages.send({ kind: 'email_changed', to: before, firstName, language });
  }
}
