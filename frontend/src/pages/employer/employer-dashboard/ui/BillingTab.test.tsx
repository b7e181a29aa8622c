// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PaymentRecord } from '#contract/billing/payment.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { BillingTab } from './BillingTab.tsx';

const payment = (id: string): PaymentRecord => ({
  id,
  paymentIntentId: null,
  status: 'succeeded',
  amount: '99.00',
  currency: 'usd',
  clientSecret: null,
  lines: [],
  description: 'Job post',
  referralId: null,
  workerName: null,
  refunded: '0.00',
  createdAt: '2026-11-01T12:00:00.000Z',
  paidAt: '2026-11-01T12:00:00.000Z',
});

it('shows payments page after page', async () => {
  const server = startFakeServer();
  const next = { Link: '</api/billing/payments?limit=20&cursor=next>; rel="next"' };
  server.answers('GET /api/billing/payments', ({ search }) =>
    search.get('cursor') === 'next'
      ? { body: [payment('b'), payment('c')] }
      : { body: [payment('a')], headers: next },
  );
  const { user } = await renderPart(<BillingTab />);
  const rows = () =>
    within(screen.getByRole('table', { name: 'Payments' }))
      .getAllByRole('row')
      .slice(1);
  await screen.findByRole('table', { name: 'Payments' });
  expect(rows()).toHaveLength(1);
  await press(user, 'Show more');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
