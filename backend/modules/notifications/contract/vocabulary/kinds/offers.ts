import { REFERRAL } from './bases.ts';
import type { KindRows } from '../kind-row.ts';

const OFFER = [...REFERRAL, 'offerLetterId'] as const;

const offer = { category: 'offers', place: '/dashboard', facts: OFFER } as const;

/** To the employer, whose answer is one press away in the letter's own dialog. */
const onLetter = { ...offer, place: '/employer/referrals', address: '?letter={referralId}' } as const;

export const offerKinds = {
  offer_accepted: { ...offer, icon: 'signed' },
  offer_declined: { ...offer, icon: 'declined' },
  offer_expired: { ...offer, icon: 'declined' },
  /** To the employer: its day has passed, and a report holds it open. */
  offer_kept_open: { ...onLetter, icon: 'bell' },
  /** The worker requests a change of the offer. */
  offer_countered: { ...onLetter, icon: 'inbox' },
  addendum_signed: { ...onLetter, icon: 'signed' },
  addendum_declined: { ...onLetter, icon: 'declined' },
  /** To the employer: what the candidate has a right to. */
  offer_paper_copy: { ...onLetter, icon: 'inbox' },
  offer_consent_withdrawn: { ...onLetter, icon: 'inbox' },
} as const satisfies KindRows;
