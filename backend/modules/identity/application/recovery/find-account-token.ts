import { linkExpired, type AccountToken, type AccountTokenPurpose } from '../../domain/account-token.ts';
import type { User } from '../../domain/user.ts';
import type { AccountTokens, LinkTokens, UserRepository } from '../ports.ts';

export interface FoundLink {
  readonly link: AccountToken;
  readonly user: User;
}

interface FindAccountTokenNeeds {
  readonly users: UserRepository;
  readonly tokens: AccountTokens;
  readonly secrets: LinkTokens;
}

/** Finds what a link from a mail is about. */
export class FindAccountToken {
  private readonly needs: FindAccountTokenNeeds;

  constructor(needs: FindAccountTokenNeeds) {
    this.needs = needs;
  }

  /**
   * (tx) Locks the account, then the link: of two simultaneous uses, the second sees the result of the
   * first.
   * @throws DomainError `identity.link_expired` (410)
   */
  async run(token: string, purpose: AccountTokenPurpose): Promise<FoundLink> {
    const hash = this.needs.secrets.hash(token);
    const owner = await this.needs.tokens.ownerOf(hash);
    const user = owner && (await this.needs.users.findById(owner));
    const link = user && (await this.needs.tokens.findByHash(hash));
    if (!user || user.deletedAt || link?.purpose !== purpose) throw linkExpired();
    return { link, user };
  }
}
