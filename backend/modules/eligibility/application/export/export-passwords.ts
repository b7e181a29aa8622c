import type { LinkSecrets } from '#kernel/links/link-secrets.ts';
import type { UserId } from '#kernel/ids.ts';

/** Without the letters that are taken for digits (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_CHARACTERS = 10;
const GROUPS = 4;
const GROUP_CHARACTERS = 5;

/**
 * The passwords that exports open with (rules.md#i9-export-password). None is stored: each is derived from
 * its owner and the code in the file's name, and only that owner can see it again, until the first session
 * key changes.
 */
export class ExportPasswords {
  private readonly secrets: LinkSecrets;

  constructor(secrets: LinkSecrets) {
    this.secrets = secrets;
  }

  /** A code that no other export has, as `7k2qm8xw4t`. */
  newCode(): string {
    return this.characters(`i9-export-code ${this.secrets.nonce()}`, CODE_CHARACTERS).toLowerCase();
  }

  /** A hundred bits, as `7K2QM-8XW4T-…`. */
  of(employer: UserId, code: string): string {
    const characters = this.characters(`i9-export-password ${employer} ${code}`, GROUPS * GROUP_CHARACTERS);
    return characters.match(/.{5}/g)?.join('-') ?? characters;
  }

  private characters(message: string, count: number): string {
    const bytes = Buffer.from(this.secrets.derive(message), 'base64url').subarray(0, count);
    return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  }
}
