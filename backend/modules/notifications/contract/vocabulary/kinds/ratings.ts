import { REFERRAL } from './bases.ts';
import type { KindRows } from '../kind-row.ts';

const toRate = {
  category: 'referralUpdates',
  place: '/rate',
  address: '/{referralId}',
  icon: 'confirmed',
} as const;

export const ratingKinds = {
  /** The work is done: to the employer about the referrer, to the referrer and to the worker about the employer. */
  rate_referrer: { ...toRate, facts: [...REFERRAL, 'personName'] },
  rate_employer: { ...toRate, facts: [...REFERRAL, 'company'] },
  rate_workplace: { ...toRate, facts: [...REFERRAL, 'company'] },
  /** To who was rated; `personName` is the company of an employer. */
  rating_received: {
    category: 'referralUpdates',
    place: '/ratings',
    address: '/{rateeId}',
    icon: 'confirmed',
    facts: [...REFERRAL, 'personName', 'rateeId', 'stars'],
  },
} as const satisfies KindRows;
