import type { LinkSecrets } from '#kernel/link-secrets.ts';
import { sixDigitCode } from '#platform/links/six-digit-code.ts';
import type { I9Links } from '../../application/ports.ts';
import { I9Link } from '../../domain/i9-link.ts';

/** New links come from the newest server key; those made under an older key still in the list can be copied too. */
export class DerivedI9Links implements I9Links {
  readonly secrets: LinkSecrets;
  private readonly all: readonly LinkSecrets[];
  private readonly publicUrl: string;

  constructor(newest: LinkSecrets, older: readonly LinkSecrets[], publicUrl: string) {
    this.secrets = newest;
    this.all = [newest, ...older];
    this.publicUrl = publicUrl;
  }

  urlOfToken(token: string): string {
    return `${this.publicUrl}/i9/${token}`;
  }

  urlOf({ id, nonce, tokenHash }: Parameters<I9Links['urlOf']>[0]): string | null {
    const tokens = this.all.map((secrets) => I9Link.tokenOf({ id, nonce }, secrets));
    const token = tokens.find((candidate) => this.secrets.hash(candidate) === tokenHash);
    return token === undefined ? null : this.urlOfToken(token);
  }

  newCode(): string {
    return sixDigitCode();
  }

  /** Keyed, because a million codes are tried in no time. */
  codeHash(linkId: string, code: string): string {
    return this.secrets.derive(`eligibility.code:${linkId}:${code}`);
  }
}
