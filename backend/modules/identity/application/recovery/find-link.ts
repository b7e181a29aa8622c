import { linkExpired, type AccountToken, type AccountTokenPurpose } from '../../domain/account-token.ts';
import type { User } from '../../domain/user.ts';
import type { AccountTokens, LinkTokens, UserRepository } from '../ports.ts';

export interface FoundLink {
  readonly link: AccountToken;
  readonly user: User;
}

/** Finds what a link from a mail is about. */
export class FindLink {
  private readonly users: UserRepository;
  private readonly tokens: AccountTokens;
  private readonly secrets: LinkTokens;

  constructor(users: UserRepository, tokens: AccountTokens, secrets: LinkTokens) {
    this.users = users;
    this.tokens = tokens;
    this.secrets = secrets;
  }

  /**
   * (tx) Locks the account, then the link: of two who use it at once, the second sees what the first has done.
   * @throws DomainError `identity.link_expired` (410)
   */
  async run(token: string, purpose: AccountTokenPurpose): Promise<FoundLink> {
    const hash = this.secrets.hash(token);
    const owner = await this.tokens.ownerOf(hash);
    const user = owner && (await this.users.findById(owner));
    const link = user && (await this.tokens.findByHash(hash));
    if (!user || user.deletedAt || link?.purpose !== purpose) throw linkExpired();
    return { link, user };
  }
}
