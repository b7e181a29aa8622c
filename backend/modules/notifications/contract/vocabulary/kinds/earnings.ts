import { REFERRAL } from './bases.ts';
import type { KindRows } from '../kind-row.ts';

const EARNING = [...REFERRAL, 'amount'] as const;

const withdrawal = {
  category: null,
  place: '/earnings',
  icon: 'payment',
  facts: ['withdrawalId', 'amount', 'last4'],
} as const;

const taxForm = {
  category: null,
  place: '/earnings',
  address: '/tax',
  icon: 'payment',
  facts: ['year', 'threshold'],
} as const;

const earning = { category: 'payouts', place: '/my-referrals', icon: 'earned', facts: EARNING } as const;

export const earningKinds = {
  milestone_released: earning,
  reward_ready: earning,
  payout_paid: earning,
  /** An admin refused a claim; `reason` is the admin's. */
  payout_refused: { ...earning, category: null, required: 'decisions', facts: [...EARNING, 'reason'] },
  bonus_frozen: earning,
  bonus_resumed: earning,
  bonus_taken_back: earning,
  /** At the bank, and back in the balance. */
  withdrawal_paid: withdrawal,
  withdrawal_failed: withdrawal,
  /** A reporting threshold comes near; it is reached, and withdrawals wait. */
  tax_form_soon: taxForm,
  tax_form_needed: taxForm,
} as const satisfies KindRows;
