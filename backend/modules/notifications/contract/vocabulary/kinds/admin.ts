import { money, decided } from './bases.ts';
import type { KindRows } from '../kind-row.ts';

export const adminKinds = {
  /** To admins: the bank waits for evidence, or a refund failed. */
  dispute_to_answer: { ...money, place: '/admin/money', address: '?tab=disputes' },
  /** To admins: texts wait until tomorrow, because they are many or cost too much. */
  text_limit_reached: { ...decided, place: '/admin-dashboard', address: '?tab=texts', facts: ['limit'] },
  text_budget_spent: { ...decided, place: '/admin-dashboard', address: '?tab=texts', facts: ['budget'] },
  refund_given_up: { ...money, place: '/admin/money', address: '?tab=refunds' },
  /** The provider's books and ours disagree where they had not. */
  books_differ: {
    ...money,
    place: '/admin/money',
    address: '?tab=reconciliation',
    facts: ['count', 'amount'],
  },
} as const satisfies KindRows;
