// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { MoneyPage } from '../MoneyPage.tsx';

const LIST = 'GET /api/admin/disputes';
const FORGIVE = 'POST /api/admin/disputes/r1/forgive';
const returned = (id: string, firstName: string, owed: string | null, forgivenAt: string | null) => ({
  id,
  paymentId: `p-${id}`,
  providerDisputeId: `dp-${id}`,
  employer: { id: `e-${id}`, firstName, lastName: 'Hill' },
  amount: '925.00',
  reason: 'insufficient_funds',
  state: 'lost',
  evidenceDueAt: null,
  evidenceSentAt: null,
  frozen: '500.00',
  loss: '925.00',
  owed,
  forgivenAt,
  openedAt: '2026-11-20T12:00:00.000Z',
  closedAt: '2026-11-20T12:00:00.000Z',
  actions: owed === null ? [] : ['forgive'],
});

it('a returned debit can be forgiven with a reason, only while it is owed', async () => {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'admin' }) });
  server.answers(LIST, { body: [returned('r1', 'Bo', '425.00', null), returned('r2', 'Eve', null, null)] });
  const { user } = await renderPart(<MoneyPage />, { at: '/admin/money?tab=disputes' });
  await press(user, 'Forgive debit: Bo Hill');
  expect(screen.queryByRole('button', { name: 'Forgive debit: Eve Hill' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'Forgive this debit?' });
  expect(dialog.textContent).toContain("Bo Hill won't be asked for the $425.00");
  await press(user, 'Forgive debit', dialog);
  await expectFieldMessages(['Please say why, in at least five letters']);
  await fillIn(user, { Why: 'We hired them twice.' });
  server.answers(FORGIVE, silent);
  await press(user, 'Forgive debit', dialog);
  await expectToast(/^The debit wasn't forgiven/);
  server.answers(FORGIVE, { status: 204 });
  server.answers(LIST, { body: [returned('r1', 'Bo', null, '2026-11-22T12:00:00.000Z')] });
  await press(user, 'Forgive debit', dialog);
  await expectToast('Debit forgiven');
  expect(server.calls(FORGIVE).at(-1)?.body).toEqual({ reason: 'We hired them twice.' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Forgive debit/ })).toBeNull());
  expect(screen.getByRole('article').textContent).toContain('ForgivenNov 22, 2026');
});
