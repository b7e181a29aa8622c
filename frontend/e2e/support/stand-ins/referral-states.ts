import type { Referral } from '#contract/hiring/referral.ts';

const letter = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  expiresAt: null,
  isConsentWithdrawn: false,
  due: null,
  isCountered: false,
};
export const OPEN_LETTER = { ...letter, status: 'viewed', awaitsSignature: true } as const;

/** Changes for the referrals of a mocked dashboard: an open letter, a signed one, a hire, and a refusal. */
export const REFERRAL_STATES: readonly Partial<Referral>[] = [
  { status: 'offer_sent', offerLetter: OPEN_LETTER, backgroundCheckStatus: 'clear' },
  {
    status: 'offer_signed',
    offerLetter: { ...letter, status: 'signed', awaitsSignature: false },
    backgroundCheckStatus: 'concerns',
  },
  { status: 'hired', bonusPaidAt: '2026-11-20T12:00:00.000Z' },
  { verificationStatus: 'declined' },
];
