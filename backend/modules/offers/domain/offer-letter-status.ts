/** The states of a letter (rules.md#offer-statuses). */
export const OFFER_LETTER_STATUSES = [
  'draft',
  'sent',
  'viewed',
  'signed',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type OfferLetterStatus = (typeof OFFER_LETTER_STATUSES)[number];

const TRANSITIONS: Readonly<Record<OfferLetterStatus, readonly OfferLetterStatus[]>> = {
  draft: ['sent', 'withdrawn'],
  sent: ['viewed', 'signed', 'declined', 'expired', 'withdrawn'],
  viewed: ['signed', 'declined', 'expired', 'withdrawn'],
  signed: [],
  declined: [],
  expired: [],
  withdrawn: [],
};

/** Which state of a letter may follow which. */
export const OfferLetterStatusMachine = {
  allows(from: OfferLetterStatus, to: OfferLetterStatus): boolean {
    return TRANSITIONS[from].includes(to);
  },

  isTerminal(status: OfferLetterStatus): boolean {
    return TRANSITIONS[status].length === 0;
  },

  /** While a letter is live, no other is made for its referral (rules.md#one-live-offer). */
  isLive(status: OfferLetterStatus): boolean {
    return status === 'signed' || !this.isTerminal(status);
  },

  /** The candidate has it and has not answered. */
  awaitsAnswer(status: OfferLetterStatus): boolean {
    return status === 'sent' || status === 'viewed';
  },
} as const;
