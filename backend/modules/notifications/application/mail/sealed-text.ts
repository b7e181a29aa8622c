import type { FieldCipher, FieldPlace } from '#kernel/field-cipher.ts';
import type { TextKind } from '../notifier.ts';
import type { Mail } from '../ports.ts';

type MailText = Pick<Mail, 'text' | 'html'>;

/** What their emails say was found about someone: nobody reads it in the database (rules.md#sealed-fields). */
const CONFIDENTIAL: readonly TextKind[] = ['background_check_notice'];

export function isConfidential(kind: TextKind): boolean {
  return CONFIDENTIAL.includes(kind);
}

/** Words of confidential emails, encrypted together with their id: in the queue, and where the embedded outbox keeps them. */
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
