import type { LetterChannel, LetterEventKind } from '#contract/offers/vocabulary/letter/letter-events.ts';
import type { LinkKind } from '#kernel/links/link-code.ts';

/** One line of a letter's record (rules.md#letter-record). */
export interface LetterEvent {
  readonly kind: LetterEventKind;
  readonly channel: LetterChannel;
  /** A masked phone, mailbox, or network that its owner recognizes. Null if unknown. */
  readonly maskedAddress: string | null;
  /**
   * The link that the candidate used; a copied one had its code for an answer. Null for Crewvine's own
   * actions.
   */
  readonly link: LinkKind | null;
  readonly at: Date;
}

/** Addresses as a record shows them. */
export const MaskedAddress = {
  phone(e164: string): string {
    return `•••-•••-••${e164.slice(-2)}`;
  },

  email(address: string): string {
    return `${address.slice(0, 1)}•••@${address.split('@').at(-1) ?? ''}`;
  },

  network(address: string | null): string | null {
    if (!address) return null;
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    if (plain.includes(':')) return `${plain.split(':').slice(0, 3).join(':')}:•••`;
    return plain.replace(/\.\d+$/, '.•••');
  },
} as const;

/** The addresses that a message went to. */
interface Reached {
  readonly phone: string;
  readonly email: string | null;
}

/** The events for a message to the candidate: a text, and an email if its address is known. */
export function eventsOfTelling(
  { phone, email }: Reached,
  kind: LetterEventKind,
  at: Date,
): readonly LetterEvent[] {
  const by = { kind, link: null, at };
  const text: LetterEvent = { ...by, channel: 'text', maskedAddress: MaskedAddress.phone(phone) };
  return email ? [text, { ...by, channel: 'email', maskedAddress: MaskedAddress.email(email) }] : [text];
}
