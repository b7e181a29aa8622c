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
  referrals: [],
  refunded: '0.00',
  invoice: null,
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

it('names everyone whom a payment was for, with their part', async () => {
  const server = startFakeServer();
  const referrals = [
    { referralId: 'one', workerName: 'Al Fox', amount: '925.00' },
    { referralId: 'two', workerName: 'Bo Li', amount: '940.00' },
  ];
  const shared = { ...payment('a'), workerName: 'Al Fox, Bo Li', referrals, amount: '1865.00' };
  const single = {
    ...payment('b'),
    workerName: 'Cy Ray',
    referrals: [{ ...referrals[0], workerName: 'Cy Ray' }],
  };
  server.answers('GET /api/billing/payments', { body: [shared, single] });
  const { user } = await renderPart(<BillingTab />);
  const table = await screen.findByRole('table', { name: 'Payments' });
  await user.click(within(table).getByText('2 people'));
  const parts = within(table).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Al Fox $925', 'Bo Li $940']);
  expect(within(table).getByText('Cy Ray')).toBeDefined();
});

it('lets what a bank has returned be paid again, and nothing else', async () => {
  const server = startFakeServer();
  const returned: PaymentRecord = {
    ...payment('a'),
    status: 'requires_payment',
    amount: '925.00',
    lines: [{ kind: 'returnedPayment', label: 'Returned', amount: '925.00' }],
    paidAt: null,
  };
  const offer = { ...returned, id: 'b', lines: [{ kind: 'letterFee', label: 'Letter', amount: '25.00' }] };
  const canceled = { ...returned, id: 'c', status: 'failed' };
  server.answers('GET /api/billing/payments', { body: [returned, offer, canceled] });
  server.answers('GET /api/billing/payments/a', {
    body: { ...returned, clientSecret: 'secret', paymentIntentId: 'pi' },
  });
  server.answers('GET /api/payments/config', { body: { provider: 'sandbox', publishableKey: null } });
  server.answers('GET /api/sandbox-payments/pi', { body: { savedCard: null } });
  const { user } = await renderPart(<BillingTab />);
  expect(await screen.findAllByText('Payment returned by your bank')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Pay now' })).toHaveLength(1);
  await press(user, 'Pay now');
  expect(await screen.findByRole('button', { name: 'Pay $925.00' })).toBeDefined();
});
