// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { MoneyPage } from '../MoneyPage.tsx';

const LIST = 'GET /api/admin/withdrawals';
const RETRY = 'POST /api/admin/withdrawals/w1/retry';
const payout = (id: string, firstName: string, failure: string, mayRetry: boolean) => ({
  id,
  person: { id: `p-${id}`, firstName, lastName: 'Ruiz' },
  amount: '100.00',
  status: 'failed',
  failure,
  bankLast4: '6789',
  createdAt: '2026-11-20T12:00:00.000Z',
  settledAt: '2026-11-21T12:00:00.000Z',
  mayRetry,
});

it('a payout that no bank has refused can be retried, once per press', async () => {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'admin' }) });
  const refused = payout('w2', 'Eve', 'account_closed', false);
  server.answers(LIST, { body: [payout('w1', 'Ana', 'account_not_ready', true), refused] });
  const { user } = await renderPart(<MoneyPage />, { at: '/admin/money?tab=payouts' });
  await press(user, 'Try payout again: Ana Ruiz');
  expect(screen.queryByRole('button', { name: 'Try payout again: Eve Ruiz' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'Try this payout again?' });
  expect(dialog.textContent).toContain("$100.00 leaves Ana Ruiz's balance");

  const tooLow = "You don't have that much to withdraw";
  server.answers(RETRY, refusing(422, 'billing.balance_too_low', tooLow));
  await press(user, 'Try payout again', dialog);
  await expectToast(/^The payout wasn't tried again/);
  server.answers(RETRY, { status: 204 });
  server.answers(LIST, { body: [payout('w1', 'Ana', 'account_not_ready', false), refused] });
  await press(user, 'Try payout again', dialog);
  await expectToast('Payout tried again');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Try payout again/ })).toBeNull());
  const keys = server.calls(RETRY).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});
