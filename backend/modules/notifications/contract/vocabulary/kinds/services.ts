import { REFERRAL } from './bases.ts';
import type { KindRows } from '../kind-row.ts';

const forWorker = {
  category: 'referralUpdates',
  place: '/my-applications',
  facts: [...REFERRAL, 'company', 'service'],
} as const;

export const serviceKinds = {
  /** To the employer: the service was not delivered, and the money is refunded. */
  service_refunded: {
    category: null,
    place: '/employer/services',
    icon: 'payment',
    facts: [...REFERRAL, 'service', 'amount'],
  },
  /** To the worker, whom it was about. */
  service_done: { ...forWorker, icon: 'confirmed' },
  service_ended: { ...forWorker, icon: 'bell' },
} as const satisfies KindRows;
