import { REFERRAL } from './bases.ts';
import type { KindRows } from '../kind-row.ts';

const i9 = {
  category: 'referralUpdates',
  place: '/employer/i9',
  address: '/{referralId}',
  facts: REFERRAL,
} as const;

export const i9Kinds = {
  i9_section1_signed: { ...i9, icon: 'signed' },
  /** The result of the review that the employer paid for. */
  i9_review_complete: { ...i9, icon: 'confirmed' },
  i9_review_missing: { ...i9, icon: 'bell' },
  i9_section1_due: { ...i9, icon: 'bell', isTimely: true },
  i9_section2_due: { ...i9, icon: 'bell', isTimely: true },
  /** A receipt has to be followed by its document, or the permission to work is looked at again. */
  i9_documents_expire: { ...i9, icon: 'bell' },
  /** The hire is over, and its last day of work was not said. */
  i9_last_day_due: { ...i9, icon: 'bell' },
  /** A step of an E-Verify case. */
  i9_everify_due: { ...i9, icon: 'bell', isTimely: true },
  i9_mismatch_decided: { ...i9, icon: 'bell', isTimely: true },
} as const satisfies KindRows;
