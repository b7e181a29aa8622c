/** The record of a letter (rules.md#letter-record). */
export const LETTER_EVENT_KINDS = [
  'sent',
  'reminded',
  'viewed',
  'document_opened',
  'code_sent',
  'countered',
  'consent_withdrawn',
  'signed',
  'declined',
  'copy_sent',
] as const;
export type LetterEventKind = (typeof LETTER_EVENT_KINDS)[number];

/** `call`: through the interface, without our page. */
export const LETTER_CHANNELS = ['text', 'email', 'page', 'call'] as const;
export type LetterChannel = (typeof LETTER_CHANNELS)[number];
