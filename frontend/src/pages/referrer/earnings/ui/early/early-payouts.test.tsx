// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startFakeServer, type FakeAnswer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { EarningsPage } from '../EarningsPage.tsx';

const ACCOUNT = {
  status: 'active',
  actions: ['set_up'],
  requirements: [],
  bank: { name: 'TEST BANK', last4: '6789' },
  availableBalance: '200.00',
  pendingBalance: '375.00',
  inTransit: '0.00',
  minimumWithdrawal: '25.00',
  taxForm: 'not_needed',
  withdrawals: [],
};
const OFFER = {
  id: 'm1',
  referralId: 'r1',
  workerName: 'Bo Li',
  jobTitle: 'Framer',
  amount: '375.00',
  fee: '5.63',
  payout: '369.37',
  dueAt: '2026-12-20T12:00:00.000Z',
  takenAt: null,
};
const TAKEN = { ...OFFER, id: 'm2', takenAt: '2026-11-20T12:00:00.000Z' };
const TAKE = 'Get $369.37 now for Bo Li';

/** The responses of the two lists; a test may change them. */
interface Lists {
  offered: FakeAnswer;
  taken: FakeAnswer;
}

function start(lists: Lists = { offered: { body: [OFFER] }, taken: { body: [] } }): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers('GET /api/payout-account', { body: ACCOUNT });
  server.answers('GET /api/payouts', { body: [] });
  server.answers('GET /api/early-payouts', ({ search }) =>
    search.get('status') === 'taken' ? lists.taken : lists.offered,
  );
  server.answers('GET /api/milestones/m1/early-payout', { body: OFFER });
  server.answers('POST /api/milestones/m1/early-payout', { body: { ...OFFER, takenAt: TAKEN.takenAt } });
  return server;
}
const open = () => renderPart(<EarningsPage />, { at: '/earnings' });
const dialog = () => screen.findByRole('dialog', { name: 'Get paid early' });
const posts = (server: FakeServer) =>
  server.calls('POST /api/milestones/m1/early-payout').map(({ body }) => body);

describe('early payouts', () => {
  it('an early payout shows its fee and payout and takes the shown amount once', async () => {
    const lists: Lists = { offered: { body: [OFFER] }, taken: { body: [] } };
    const server = start(lists);
    const { user } = await open();
    expect(await screen.findByText(/due Dec 20/)).toBeDefined();
    expect(screen.getByText('Fee $5.63')).toBeDefined();
    await press(user, TAKE);
    const inside = within(await dialog());
    for (const words of ['$375.00', '-$5.63', '$369.37', /If you wait until Dec 20, you get all \$375.00/]) {
      expect(await inside.findByText(words)).toBeDefined();
    }
    lists.offered = { body: [] };
    lists.taken = { body: [TAKEN] };
    await user.dblClick(inside.getByRole('button', { name: 'Get $369.37 now' }));
    await expectToast('Added to your balance$369.37 is ready to withdraw.');
    expect(posts(server)).toEqual([{ payout: '369.37' }]);
    expect(await screen.findByText('$375.00 less a fee of $5.63')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: TAKE })).toBeNull());
  });

  it('a changed fee is shown and must be confirmed again', async () => {
    const server = start();
    const { user } = await open();
    await press(user, TAKE);
    const inside = within(await dialog());
    // The server changes the fee after the user has read it.
    expect(await inside.findByText('-$5.63')).toBeDefined();
    const changed = { ...OFFER, fee: '7.50', payout: '367.50' };
    server.answers('POST /api/milestones/m1/early-payout', {
      status: 409,
      body: { message: 'The fee has changed', code: 'billing.early_payout_changed' },
    });
    server.answers('GET /api/milestones/m1/early-payout', { body: changed });
    await press(user, 'Get $369.37 now', await dialog());
    await expectToast(/We couldn't pay this early.*The fee has changed/);
    await press(user, 'Get $367.50 now', await dialog());
    expect(inside.getByText('-$7.50')).toBeDefined();
    await waitFor(() => expect(posts(server)).toEqual([{ payout: '369.37' }, { payout: '367.50' }]));
  });

  it('an early payout can be declined', async () => {
    const server = start();
    const { user } = await open();
    await press(user, TAKE);
    await press(user, "I'll wait", await dialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(server)).toEqual([]);
  });

  it('the dialog shows that the fee failed to load, and retries', async () => {
    const server = start();
    const broken = { status: 500, body: { message: 'x', code: 'http.internal' } };
    server.answers('GET /api/milestones/m1/early-payout', broken);
    const { user } = await open();
    await press(user, TAKE);
    const inside = within(await dialog());
    expect(await inside.findByText("We couldn't check the fee")).toBeDefined();
    server.answers('GET /api/milestones/m1/early-payout', { body: OFFER });
    await user.click(inside.getByRole('button', { name: /again|Retry/i }));
    expect(await inside.findByRole('button', { name: 'Get $369.37 now' })).toBeDefined();
  });

  it('the page has no section for early payouts if there are none', async () => {
    start({ offered: { body: [] }, taken: { body: [] } });
    await open();
    expect(await screen.findByText('No withdrawals yet')).toBeDefined();
    expect(screen.queryByText('Get paid early')).toBeNull();
    expect(screen.queryByText('Early payouts')).toBeNull();
  });

  it('failed early payouts show an error next to the balance and can be reloaded', async () => {
    const broken = { status: 500, body: { message: 'x', code: 'http.internal' } };
    const lists: Lists = { offered: broken, taken: { body: [] } };
    start(lists);
    const { user } = await open();
    expect(await screen.findByText("Your early payouts didn't load")).toBeDefined();
    expect(screen.getByText('Available')).toBeDefined();
    lists.offered = { body: [OFFER] };
    await user.click(screen.getByRole('button', { name: /again|Retry/i }));
    expect(await screen.findByRole('button', { name: TAKE })).toBeDefined();
  });
});
