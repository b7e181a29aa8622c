import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import type { User } from '../../domain/user.ts';
import type { ExternalIdentities } from './external-identities.ts';
import type { ProviderIdentity } from './identity-provider.ts';
import type { UserRepository } from '../ports.ts';
import type { AccountAccess } from './account-access.ts';

export type ProviderSignIn =
  | { readonly outcome: 'signed_in'; readonly user: User }
  /** Has no account yet: the Terms come first (rules.md#terms-accepted). */
  | { readonly outcome: 'new' }
  | { readonly outcome: 'suspended'; readonly userId: UserId }
  /** The provider has not confirmed an address that has an account here. */
  | { readonly outcome: 'email_unverified' };

interface SignInWithProviderNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly users: UserRepository;
  readonly identities: ExternalIdentities;
  readonly access: AccountAccess;
  readonly clock: Clock;
}

/**
 * Signs in someone whom a provider has identified. A known identity signs in. A confirmed address with an
 * account here is linked to it permanently, because the reader of an account's emails owns it.
 *
 * An account with an unconfirmed address may have been made by someone else to wait for the owner of the
 * address. So it loses every earlier way in: password, sessions, links in emails, other providers.
 */
export class SignInWithProvider {
  private readonly needs: SignInWithProviderNeeds;

  constructor(needs: SignInWithProviderNeeds) {
    this.needs = needs;
  }

  /** @param chosen the language that was picked on this device: the account's from now on; null if none was */
  async run(identity: ProviderIdentity, chosen: Language | null): Promise<ProviderSignIn> {
    return this.needs.unitOfWork.transaction(async () => {
      const known = await this.needs.identities.findUser(identity);
      const user = known ? await this.needs.users.findById(known) : await this.ownerOf(identity.email);
      if (!user) return { outcome: 'new' };
      if (known) return this.admit(user, identity, chosen);
      if (!identity.emailVerified) return { outcome: 'email_unverified' };
      return this.link(user, identity, chosen);
    });
  }

  private async link(
    user: User,
    identity: ProviderIdentity,
    chosen: Language | null,
  ): Promise<ProviderSignIn> {
    const admitted = await this.admit(user, identity, chosen);
    if (admitted.outcome !== 'signed_in') return admitted;
    const now = this.needs.clock.now();
    if (user.emailVerifiedAt === null) await this.handOver(user, now);
    await this.needs.identities.link(identity, user.id, now);
    return admitted;
  }

  private async handOver(user: User, now: Date): Promise<void> {
    await this.needs.access.close(user.id);
    user.dropPassword(now);
    user.confirmEmail(now);
    await this.needs.users.save(user);
  }

  private async admit(
    user: User,
    { pictureUrl }: ProviderIdentity,
    chosen: Language | null,
  ): Promise<ProviderSignIn> {
    const now = this.needs.clock.now();
    if (user.isSuspended(now)) return { outcome: 'suspended', userId: user.id };
    const hasPicture = user.takePicture(pictureUrl, now);
    const isSwitched = chosen !== null && chosen !== user.language;
    if (isSwitched) user.updatePreferences({ language: chosen }, now);
    if (hasPicture || isSwitched) await this.needs.users.save(user);
    return { outcome: 'signed_in', user };
  }

  /** Locked: a change of the address at the same moment is seen. */
  private async ownerOf(email: string): Promise<User | null> {
    const id = await this.needs.users.findIdByEmail(email);
    const user = id && (await this.needs.users.findById(id));
    return user?.deletedAt === null ? user : null;
  }
}
