import type { OfferLetterId } from '#kernel/ids.ts';
import type { LinkKind } from '#kernel/link-code.ts';
import type { LinkSecrets } from '#kernel/link-secrets.ts';
import { sixDigitCode } from '#platform/links/six-digit-code.ts';
import type { LinkedLetter, SigningLinks } from '../../application/ports.ts';
import { SigningLink, type IssuedLink } from '../../domain/signing-link.ts';

/** New links use the newest server key. Links made under an older key in the list can still be copied. */
export class DerivedSigningLinks implements SigningLinks {
  private readonly newest: LinkSecrets;
  private readonly all: readonly LinkSecrets[];
  private readonly publicUrl: string;

  constructor(newest: LinkSecrets, older: readonly LinkSecrets[], publicUrl: string) {
    this.newest = newest;
    this.all = [newest, ...older];
    this.publicUrl = publicUrl;
  }

  issue(letterId: OfferLetterId): IssuedLink {
    return SigningLink.issue(letterId, this.newest.nonce(), this.newest);
  }

  hash(token: string): string {
    return this.newest.hash(token);
  }

  urlOf(
    { id, signingNonce, signingTokenHash, copiedTokenHash }: LinkedLetter,
    kind: LinkKind,
  ): string | null {
    if (signingNonce === null) return null;
    const hash = kind === 'sent' ? signingTokenHash : copiedTokenHash;
    const tokens = this.all.map((secrets) => SigningLink.tokenOf(id, signingNonce, kind, secrets));
    const token = tokens.find((candidate) => this.hash(candidate) === hash);
    return token === undefined ? null : this.urlOfToken(token);
  }

  urlOfToken(token: string): string {
    return `${this.publicUrl}/sign-offer/${token}`;
  }

  newCode(): string {
    return sixDigitCode();
  }

  /** Keyed, because a million codes are tried in no time. */
  codeHash(tokenHash: string, code: string): string {
    return this.newest.derive(`offers.code:${tokenHash}:${code}`);
  }
}
