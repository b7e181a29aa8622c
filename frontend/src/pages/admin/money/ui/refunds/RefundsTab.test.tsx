// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { RefundsTab } from './RefundsTab.tsx';

const PAY = 'POST /api/admin/refunds/*/paid';
const refund = (id: string, firstName: string, changes: object) => ({
  id,
  paymentId: 'p',
  employer: { id: 'e', firstName, lastName: 'Hill', email: 'bo@example.com' },
  amount: '900.00',
  status: 'failed',
  attempts: 4,
  nextTryAt: null,
  reason: null,
  cause: 'offer_withdrawn',
  createdAt: '2026-11-20T12:00:00.000Z',
  mayPayByHand: false,
  ...changes,
});

it('only a failed refund can be booked as paid another way, once per number', async () => {
  const server = startFakeServer();
  const tried = {
    reason: 'Charged for the wrong crew.',
    cause: 'admin',
    attempts: 2,
    nextTryAt: '2026-11-21T12:00:00.000Z',
  };
  server.answers('GET /api/admin/refunds', {
    body: [
      refund('one', 'Bo', { mayPayByHand: true }),
      refund('two', 'Mia', tried),
      refund('three', 'Lu', { status: 'paid_by_hand' }),
    ],
  });
  const { user } = await renderPart(<RefundsTab />);
  const table = await screen.findByRole('table');
  expect(within(table).getAllByText('Paid another way')).toHaveLength(1);
  expect(within(table).getAllByText('The offer letter was withdrawn')).toHaveLength(2);
  expect(within(table).getByText('Charged for the wrong crew.')).toBeDefined();
  expect(within(table).getAllByRole('button', { name: /^Book refund/ })).toHaveLength(1);
  await press(user, 'Book refund: Bo Hill');
  expect(await screen.findByText(/couldn't refund \$900\.00 to Bo Hill/)).toBeDefined();
  await press(user, 'Book refund');
  await expectFieldMessages(['Say the number of the check or transfer']);
  await fillIn(user, { 'Check or transfer number': 'Check 1042' });
  server.answers(PAY, refusing(500, 'http.unexpected', 'Something went wrong'));
  await press(user, 'Book refund');
  await expectToast(/The refund wasn't booked/);
  server.answers(PAY, { status: 204 });
  await press(user, 'Book refund');
  await expectToast('Refund bookedBo Hill got $900.00 another way.');
  const keys = server.calls(PAY).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});
