import type { UserId } from '#kernel/ids.ts';
import type { ProviderIdentity } from './identity-provider.ts';

export type ExternalName = Pick<ProviderIdentity, 'issuer' | 'subject'>;

/** Maps a provider's person to an account. */
export interface ExternalIdentities {
  /** Null for an unknown identity or a deleted account. */
  findUser(name: ExternalName): Promise<UserId | null>;
  /** (tx) @throws DomainError `identity.provider_taken` (409): it opens another account already */
  link(name: ExternalName, userId: UserId, now: Date): Promise<void>;
}
