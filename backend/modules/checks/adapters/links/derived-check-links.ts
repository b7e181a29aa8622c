import type { LinkSecrets } from '#kernel/link-secrets.ts';
import { sixDigitCode } from '#platform/links/six-digit-code.ts';
import type { CheckLinks, LinkedThing } from '../../application/ports.ts';
import { PublicLink, type LinkPurpose } from '../../domain/public-link.ts';

const PAGES: Readonly<Record<LinkPurpose, string>> = {
  consent: 'background-check-consent',
  copied_consent: 'background-check-consent',
  notice: 'background-check-notice',
  reference: 'reference-check',
};

/** New links use the newest server key. Links made under an older key in the list can still be copied. */
export class DerivedCheckLinks implements CheckLinks {
  readonly secrets: LinkSecrets;
  private readonly all: readonly LinkSecrets[];
  private readonly publicUrl: string;

  constructor(newest: LinkSecrets, older: readonly LinkSecrets[], publicUrl: string) {
    this.secrets = newest;
    this.all = [newest, ...older];
    this.publicUrl = publicUrl;
  }

  urlOf(purpose: LinkPurpose, { id, nonce, tokenHash }: LinkedThing): string | null {
    const tokens = this.all.map((secrets) => PublicLink.tokenOf(purpose, id, nonce, secrets));
    const token = tokens.find((candidate) => this.secrets.hash(candidate) === tokenHash);
    return token === undefined ? null : this.urlOfToken(purpose, token);
  }

  urlOfToken(purpose: LinkPurpose, token: string): string {
    return `${this.publicUrl}/${PAGES[purpose]}/${token}`;
  }

  newCode(): string {
    return sixDigitCode();
  }

  /** Keyed, because a million codes are tried in no time. */
  codeHash(tokenHash: string, code: string): string {
    return this.secrets.derive(`checks.code:${tokenHash}:${code}`);
  }
}
