import { randomInt } from 'node:crypto';
import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import type { ConfirmationSecrets } from '../../application/ports.ts';

const CODE_DIGITS = 6;

/** The links of the whole product, and codes from the same kind of randomness. */
export class CryptoConfirmationSecrets implements ConfirmationSecrets {
  private readonly links: LinkSecrets;

  constructor(links: LinkSecrets) {
    this.links = links;
  }

  nonce(): string {
    return this.links.nonce();
  }

  derive(message: string): string {
    return this.links.derive(message);
  }

  again(message: string, tokenHash: string): string | null {
    return this.links.again(message, tokenHash);
  }

  hash(token: string): string {
    return this.links.hash(token);
  }

  code(): string {
    return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  }
}
