import type { LinkSecrets } from '#kernel/link-secrets.ts';

export interface IssuedLink {
  readonly nonce: string;
  /** For the candidate alone: neither stored nor logged. */
  readonly token: string;
  readonly tokenHash: string;
}

/** 128 bits in base64url. */
const SHORTEST_TOKEN = 22;

/**
 * Links that open without an account (rules.md#link-tokens). The token is derived from the server's key and the link's nonce, so
 * the owner can copy the link again while the database holds only its hash; a new nonce revokes the old link.
 */
export const SigningLink = {
  /** @throws RangeError for a nonce or token of less than 128 bits. */
  issue(letterId: string, nonce: string, secrets: Pick<LinkSecrets, 'derive' | 'hash'>): IssuedLink {
    const token = this.tokenOf(letterId, nonce, secrets);
    if (nonce.length < SHORTEST_TOKEN || token.length < SHORTEST_TOKEN) {
      throw new RangeError('A link needs at least 128 random bits');
    }
    return { nonce, token, tokenHash: secrets.hash(token) };
  },

  /** The same token again, for the owner's "copy link". */
  tokenOf(letterId: string, nonce: string, secrets: Pick<LinkSecrets, 'derive'>): string {
    return secrets.derive(`offers.sign:${letterId}:${nonce}`);
  },
} as const;
