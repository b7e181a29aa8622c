import { REFERRAL, toEmployer } from './bases.ts';
import type { KindRows } from '../kind-row.ts';

const toBoth = { category: 'referralUpdates', place: '/dashboard', facts: REFERRAL } as const;

const toReferrer = { category: 'referralUpdates', place: '/my-referrals', facts: REFERRAL } as const;

export const referralKinds = {
  referral_received: { ...toEmployer, icon: 'inbox' },
  application_received: { ...toEmployer, icon: 'inbox' },
  /** To the worker, in the worker's words for a status, also `offer_received`, `offer_taken`, and how an offer ended. */
  application_moved: {
    category: 'referralUpdates',
    place: '/my-applications',
    icon: 'list',
    facts: [...REFERRAL, 'company', 'status'],
  },
  /** `status` is the canonical one (`offer_sent`); the words show it in the reader's language. */
  referral_status_changed: { ...toReferrer, icon: 'bell', facts: [...REFERRAL, 'status'] },
  /** The employer is interested in the candidate: to the referrer, and to the worker. */
  referral_interest: { ...toReferrer, icon: 'confirmed', facts: [...REFERRAL, 'company'] },
  application_interest: {
    category: 'referralUpdates',
    place: '/my-applications',
    icon: 'confirmed',
    facts: [...REFERRAL, 'company'],
  },
  referral_confirmed: { ...toBoth, icon: 'confirmed' },
  referral_declined: { ...toBoth, icon: 'declined' },
  /**
   * To the employer: the worker's answer to the proposed time; `when` is that time, or the times that the
   * worker requests.
   */
  interview_confirmed: { ...toEmployer, icon: 'confirmed', facts: [...REFERRAL, 'when'] },
  interview_declined: { ...toEmployer, icon: 'declined', facts: [...REFERRAL, 'when'] },
  interview_proposed: { ...toEmployer, icon: 'inbox', facts: [...REFERRAL, 'when'] },
  worker_hired: { ...toReferrer, icon: 'hired' },
  reference_given: { ...toEmployer, icon: 'bell', facts: [...REFERRAL, 'referenceName'] },
} as const satisfies KindRows;
