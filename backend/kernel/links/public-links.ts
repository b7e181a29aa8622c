import type { LinkSecrets } from './link-secrets.ts';

/** The stored parts of a link, so that its owner can copy it again. */
export interface StoredLink {
  readonly id: string;
  readonly nonce: string;
  readonly tokenHash: string;
}

export interface IssuedLink {
  readonly nonce: string;
  /** For only its reader: neither stored nor logged. */
  readonly token: string;
  readonly tokenHash: string;
}

/** 128 bits in base64url. */
const SHORTEST_TOKEN = 22;

/**
 * Links that open without an account (rules.md#link-tokens). The token is derived from the server's key and
 * the link's nonce, so the owner can copy the link again while the database holds only its hash. `purpose` is
 * the context and the page, such as `checks.consent`; no link opens the page of another purpose.
 */
export const PublicLink = {
  /** @throws RangeError for a nonce or token of less than 128 bits */
  issue(purpose: string, id: string, secrets: LinkSecrets): IssuedLink {
    const nonce = secrets.nonce();
    const token = secrets.derive(messageOf(purpose, id, nonce));
    if (nonce.length < SHORTEST_TOKEN || token.length < SHORTEST_TOKEN) {
      throw new RangeError('A link needs at least 128 random bits');
    }
    return { nonce, token, tokenHash: secrets.hash(token) };
  },

  /** The hash of a second token for the same link, such as the one that its owner copies. */
  hashFor(purpose: string, id: string, nonce: string, secrets: LinkSecrets): string {
    return secrets.hash(secrets.derive(messageOf(purpose, id, nonce)));
  },
} as const;

/** The addresses and codes of a context's links. */
export class PublicLinks<Purpose extends string> {
  readonly secrets: LinkSecrets;
  private readonly context: string;
  private readonly pages: Readonly<Record<Purpose, string>>;

  /** @param pages the address of each page, up to the token */
  constructor(secrets: LinkSecrets, context: string, pages: Readonly<Record<Purpose, string>>) {
    this.secrets = secrets;
    this.context = context;
    this.pages = pages;
  }

  /** Null if the server's key that made it is gone. */
  urlOf(purpose: Purpose, { id, nonce, tokenHash }: StoredLink): string | null {
    const token = this.secrets.again(messageOf(purpose, id, nonce), tokenHash);
    return token === null ? null : this.urlOfToken(purpose, token);
  }

  urlOfToken(purpose: Purpose, token: string): string {
    return `${this.pages[purpose]}/${token}`;
  }

  /** The hash of a code, valid for one link. Keyed, because a million codes are tried in no time. */
  codeHash(link: string, code: string): string {
    return this.secrets.derive(`${this.context}.code:${link}:${code}`);
  }
}

function messageOf(purpose: string, id: string, nonce: string): string {
  return `${purpose}:${id}:${nonce}`;
}
