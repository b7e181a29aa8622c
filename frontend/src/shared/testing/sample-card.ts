import type { SavedCard } from '#contract/billing/cards/payment-method.ts';

/** The saved card that is charged. */
export const SAVED_CARD: SavedCard = {
  id: '019d0000-0000-7000-8000-000000000001',
  type: 'card',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2040,
  isDefault: true,
  isVerified: true,
  verifyUrl: null,
  createdAt: '2026-11-20T12:00:00.000Z',
};
