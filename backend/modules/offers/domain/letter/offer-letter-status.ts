import type { OfferStatus } from '#contract/hiring/vocabulary/offer-status.ts';

export type OfferLetterStatus = OfferStatus;

const TRANSITIONS: Readonly<Record<OfferLetterStatus, readonly OfferLetterStatus[]>> = {
  draft: ['sent', 'withdrawn'],
  sent: ['draft', 'viewed', 'signed', 'declined', 'expired', 'withdrawn'],
  viewed: ['draft', 'signed', 'declined', 'expired', 'withdrawn'],
  signed: ['withdrawn'],
  declined: [],
  expired: [],
  withdrawn: [],
};

/**
 * The allowed transitions. A letter whose terms change is a draft again until its new version is sent
 * (rules.md#amended-offers).
 */
export const OfferLetterStatusMachine = {
  allows(from: OfferLetterStatus, to: OfferLetterStatus): boolean {
    return TRANSITIONS[from].includes(to);
  },
} as const;
