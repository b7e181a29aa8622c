import type { LinkKind } from '#kernel/link-code.ts';
import type { LinkSecrets } from '#kernel/link-secrets.ts';

export interface IssuedLink {
  readonly nonce: string;
  /** The token of the sent link, for only the candidate: neither stored nor logged. */
  readonly token: string;
  readonly tokenHash: string;
  /** The hash for the link that the owner copies (rules.md#copied-links). */
  readonly copiedTokenHash: string;
}

/** The part of a link that a letter stores. */
export type StoredLink = Omit<IssuedLink, 'token'>;

/** The prefixes of the derived messages; neither link reveals the other. */
const PURPOSES: Readonly<Record<LinkKind, string>> = { sent: 'offers.sign', copied: 'offers.sign_copied' };

/** 128 bits in base64url. */
const SHORTEST_TOKEN = 22;

/**
 * Links that open without an account (rules.md#link-tokens). The token is derived from the server's key and the link's nonce, so
 * the owner can copy the link again while the database holds only its hash; a new nonce revokes the old links.
 */
export const SigningLink = {
  /** @throws RangeError for a nonce or token of less than 128 bits. */
  issue(letterId: string, nonce: string, secrets: Pick<LinkSecrets, 'derive' | 'hash'>): IssuedLink {
    const token = this.tokenOf(letterId, nonce, 'sent', secrets);
    if (nonce.length < SHORTEST_TOKEN || token.length < SHORTEST_TOKEN) {
      throw new RangeError('A link needs at least 128 random bits');
    }
    const copied = this.tokenOf(letterId, nonce, 'copied', secrets);
    return { nonce, token, tokenHash: secrets.hash(token), copiedTokenHash: secrets.hash(copied) };
  },

  /** The same token again. */
  tokenOf(letterId: string, nonce: string, kind: LinkKind, secrets: Pick<LinkSecrets, 'derive'>): string {
    return secrets.derive(`${PURPOSES[kind]}:${letterId}:${nonce}`);
  },
} as const;
