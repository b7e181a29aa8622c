import type { OfferLetterId } from '#kernel/ids.ts';
import type { LinkKind } from '#kernel/links/link-code.ts';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import { PublicLink, PublicLinks } from '#kernel/links/public-links.ts';
import type { IssuedSigningLink } from '../../domain/signing/issued-signing-link.ts';
import type { OfferLetter } from '../../domain/letter/offer-letter.ts';

export type LinkedLetter = Pick<OfferLetter, 'id' | 'signingNonce' | 'signingTokenHash' | 'copiedTokenHash'>;

/** The purpose of each kind; neither link reveals the other. */
const PURPOSES = { sent: 'offers.sign', copied: 'offers.sign_copied' } as const;

/** The candidate's links. A new nonce revokes the links before it. */
export class SigningLinks {
  readonly secrets: LinkSecrets;
  private readonly links: PublicLinks<(typeof PURPOSES)[LinkKind]>;

  constructor(secrets: LinkSecrets, publicUrl: string) {
    const page = `${publicUrl}/sign-offer`;
    this.secrets = secrets;
    this.links = new PublicLinks(secrets, 'offers', { 'offers.sign': page, 'offers.sign_copied': page });
  }

  issue(letterId: OfferLetterId): IssuedSigningLink {
    const issued = PublicLink.issue(PURPOSES.sent, letterId, this.secrets);
    const copiedTokenHash = PublicLink.hashFor(PURPOSES.copied, letterId, issued.nonce, this.secrets);
    return { ...issued, copiedTokenHash };
  }

  /** The address that opens the page; null if the server's key that made it is gone. */
  urlOf(letter: LinkedLetter, kind: LinkKind): string | null {
    const { id, signingNonce: nonce, signingTokenHash, copiedTokenHash } = letter;
    const tokenHash = kind === 'sent' ? signingTokenHash : copiedTokenHash;
    if (nonce === null || tokenHash === null) return null;
    return this.links.urlOf(PURPOSES[kind], { id, nonce, tokenHash });
  }

  /** The address for a link that has just been issued. */
  urlOfToken(token: string): string {
    return this.links.urlOfToken(PURPOSES.sent, token);
  }

  /** The hash of a code, valid for only one link. */
  codeHash(tokenHash: string, code: string): string {
    return this.links.codeHash(tokenHash, code);
  }
}
