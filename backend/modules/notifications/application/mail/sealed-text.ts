import type { FieldCipher, FieldPlace } from '#kernel/field-cipher.ts';
import type { TextKind } from '../notifier.ts';
import type { Mail } from '../ports.ts';

type MailText = Pick<Mail, 'text' | 'html'>;

/**
 * These emails contain findings about a person: their text is encrypted in the database
 * (rules.md#sealed-fields).
 */
const CONFIDENTIAL: readonly TextKind[] = ['background_check_notice'];

export function isConfidential(kind: TextKind): boolean {
  return CONFIDENTIAL.includes(kind);
}

/**
 * Encrypts the words of confidential emails together with their ID, for the queue and the embedded outbox.
 */
export class SealedText {
  private readonly cipher: FieldCipher;

  constructor(cipher: FieldCipher) {
    this.cipher = cipher;
  }

  get currentPrefix(): string {
    return this.cipher.currentPrefix;
  }

  seal(id: string, { text, html }: MailText): string {
    return this.cipher.seal(JSON.stringify([text, html]), placeOf(id));
  }

  /** @throws as `FieldCipher.open` */
  open(id: string, sealed: string): MailText {
    // Sealed by `seal`, which the cipher vouches for.
    const [text, html] = JSON.parse(this.cipher.open(sealed, placeOf(id))) as [string, string];
    return { text, html };
  }
}

function placeOf(row: string): FieldPlace {
  return { table: 'outbox_messages', column: 'body', row };
}
