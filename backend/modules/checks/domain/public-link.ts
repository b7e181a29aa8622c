import type { LinkSecrets } from '#kernel/link-secrets.ts';

export interface IssuedLink {
  readonly nonce: string;
  /** For only its reader: neither stored nor logged. */
  readonly token: string;
  readonly tokenHash: string;
}

/** The page that a link opens; part of its token's derivation. */
export type LinkPurpose = 'consent' | 'copied_consent' | 'notice' | 'reference';

/** 128 bits in base64url. */
const SHORTEST_TOKEN = 22;

/**
 * Links that open without an account (rules.md#link-tokens). The token is derived from the server's key and the link's nonce, so
 * the owner can copy the link again while the database holds only its hash.
 */
export const PublicLink = {
  /** @throws RangeError for a nonce or token of less than 128 bits. */
  issue(purpose: LinkPurpose, id: string, secrets: LinkSecrets): IssuedLink {
    const nonce = secrets.nonce();
    const token = this.tokenOf(purpose, id, nonce, secrets);
    if (nonce.length < SHORTEST_TOKEN || token.length < SHORTEST_TOKEN) {
      throw new RangeError('A link needs at least 128 random bits');
    }
    return { nonce, token, tokenHash: secrets.hash(token) };
  },

  tokenOf(purpose: LinkPurpose, id: string, nonce: string, secrets: Pick<LinkSecrets, 'derive'>): string {
    return secrets.derive(`checks.${purpose}:${id}:${nonce}`);
  },
} as const;
