// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { refusing, silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { ReconciliationTab } from './ReconciliationTab.tsx';

const RECONCILIATION = 'GET /api/admin/reconciliation';
const LIST = 'GET /api/admin/reconciliation/differences';
const LINES = 'GET /api/admin/reconciliation/differences/*/lines';
const EXPLAIN = 'POST /api/admin/reconciliation/differences/*/explain';
const UNHANDLED = 'GET /api/admin/unhandled-events';
const SKIP = 'POST /api/admin/unhandled-events/*/skip';
const EVENT = {
  id: '0190f3c2-7a10-7cc1-9e1b-2f6d3a5b8c09',
  provider: 'stripe',
  eventId: 'evt_bad',
  type: 'payment_intent.succeeded',
  objectId: 'pi_1',
  reason: 'No such payment',
  failedAt: '2026-11-22T06:00:00.000Z',
  tries: 3,
  nextTryAt: '2026-11-22T06:08:00.000Z',
};
const READ = {
  provider: 'sandbox',
  endedAt: '2026-11-22T06:00:00.000Z',
  listedUntil: '2026-11-22T05:59:00.000Z',
  lines: 12,
  fees: '27.13',
  readingSince: null,
};
const DIFFERENCE = {
  id: '0190f3c2-7a10-7cc1-9e1b-2f6d3a5b8c01',
  provider: 'sandbox',
  about: 're_lost',
  subject: 'refund',
  kind: 'theirs_only',
  theirs: '-7.77',
  ours: '0.00',
  difference: '-7.77',
  at: '2026-11-20T12:00:00.000Z',
  foundAt: '2026-11-21T12:00:00.000Z',
  state: 'open',
  agreedAt: null,
  explanation: null,
  explainedBy: null,
  explainedAt: null,
  mayExplain: true,
};

async function open(
  rows: readonly unknown[] = [DIFFERENCE],
  overview: object = { listings: [READ], open: 1, stuck: [] },
  unhandled: readonly unknown[] = [],
) {
  const server = startFakeServer();
  server.answers(RECONCILIATION, { body: overview });
  server.answers(LIST, { body: rows });
  server.answers(UNHANDLED, { body: unhandled });
  return { server, ...(await renderPart(<ReconciliationTab />)) };
}

describe('the reconciliation on the money desk', () => {
  it('the tab shows when the books were read, how far, and what was booked', async () => {
    await open();
    const fees = (await screen.findByText('Fees booked')).closest('div');
    expect(fees?.textContent).toContain('$27.13');
    expect(fees?.textContent).toContain('From 12 new lines');
    expect(screen.getByText('Last reading').closest('div')?.textContent).toContain('Nov 22, 2026');
    const row = (await screen.findByText('re_lost')).closest('tr');
    expect(row?.textContent).toContain('Refund');
    expect(row?.textContent).toContain('-$7.77');
    expect(row?.textContent).toContain('Nothing');
  });

  it('the tab requests action only if a difference is open', async () => {
    await open([], { listings: [READ], open: 0, stuck: [] });
    expect((await screen.findByText('Open differences')).closest('div')?.textContent).toBe(
      'Open differences0',
    );
  });

  it('the tab names stuck money and opens its payment', async () => {
    const stuck = [
      { kind: 'refund_given_up', paymentId: EVENT.id, amount: '900.00', since: '2026-11-20T12:00:00.000Z' },
    ];
    const { server, user } = await open([], { listings: [READ], open: 0, stuck });
    const row = (await screen.findByText('A refund failed for good')).closest('tr');
    expect(row?.textContent).toContain('$900.00');
    expect(row?.textContent).toContain('Nov 20, 2026');
    await expectAccessible();
    server.answers('GET /api/admin/payments/*', silent);
    await press(user, 'Open the payment of $900');
    await screen.findByRole('dialog');
    expect(server.calls('GET /api/admin/payments/*')[0]?.path).toBe(`/api/admin/payments/${EVENT.id}`);
  });

  it('the tab shows that no money is stuck', async () => {
    await open([], { listings: [READ], open: 0, stuck: [] });
    expect(await screen.findByText('No money is stuck.')).toBeDefined();
  });

  it("a difference opens with the provider's lines and our rows", async () => {
    const { server, user } = await open();
    server.answers(LINES, {
      body: [{ id: 'txn_1', kind: 'refund', amount: '-7.77', fee: '0.30', at: '2026-11-20T12:00:00.000Z' }],
    });
    server.answers('GET /api/admin/ledger/difference/*', { body: [] });
    await press(user, 'Ledger: re_lost');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText("The provider's lines")).toBeDefined();
    expect((await within(dialog).findByText(/fee/)).textContent).toContain('$0.30');
  });

  it('a difference is explained with a reason, and a failure retains the input', async () => {
    const { server, user } = await open();
    await press(user, 'Explain difference: re_lost');
    await screen.findByRole('dialog', { name: 'Explain this difference of -$7.77' });
    await press(user, 'Explain difference');
    await expectFieldMessages(['Please say why, in at least five letters']);
    await fillIn(user, { 'Why the books disagree': 'A refund by hand.' });
    server.answers(EXPLAIN, silent);
    await press(user, 'Explain difference');
    await expectToast(/^The difference wasn't explained/);
    server.answers(
      EXPLAIN,
      refusing(
        409,
        'billing.difference_closed',
        'This difference was explained before, or both sides agree by now',
      ),
    );
    await press(user, 'Explain difference');
    await expectToast(/This difference was explained before/);
    server.answers(EXPLAIN, { status: 204 });
    await press(user, 'Explain difference');
    await expectToast('Difference explained');
    expect(server.calls(EXPLAIN).at(-1)?.body).toEqual({ reason: 'A refund by hand.' });
  });

  it('the list shows who explained a difference and whether it changed since', async () => {
    const explained = { explanation: 'By hand', explainedBy: { firstName: 'Ada', lastName: 'Min' } };
    await open([
      { ...DIFFERENCE, ...explained, state: 'explained', mayExplain: false },
      { ...DIFFERENCE, ...explained, id: `${DIFFERENCE.id.slice(0, -1)}2`, about: 're_again' },
    ]);
    expect(await screen.findByText('Ada Min: By hand')).toBeDefined();
    expect(screen.getByText('Explained by Ada Min, then changed: By hand')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Explain difference: re_lost' })).toBeNull();
  });

  it('the tab lists events that could not be processed, and skips one with a reason', async () => {
    const { server, user } = await open([], { listings: [READ], open: 0, stuck: [] }, [EVENT]);
    const row = (await screen.findByText('evt_bad')).closest('tr');
    expect(row?.textContent).toContain('No such payment');
    await press(user, 'Skip payment event: evt_bad');
    await screen.findByRole('dialog', { name: 'Skip this payment event?' });
    await press(user, 'Skip payment event');
    await expectFieldMessages(['Please say why, in at least five letters']);
    await fillIn(user, { "Why it's skipped": ' Settled by hand. ' });
    server.answers(SKIP, refusing(404, 'billing.event_not_waiting', "This event isn't waiting anymore"));
    await press(user, 'Skip payment event');
    await expectToast(/This event isn't waiting anymore/);
    server.answers(SKIP, { status: 204 });
    server.answers(UNHANDLED, { body: [] });
    await press(user, 'Skip payment event');
    await expectToast('Payment event skipped');
    expect(server.calls(SKIP).at(-1)?.body).toEqual({ reason: 'Settled by hand.' });
    await waitFor(() => expect(screen.queryByText('evt_bad')).toBeNull());
  });

  it('the tab shows that the books agree, that they were never read, or a failure', async () => {
    const { server, user } = await open([], { listings: [], open: 0, stuck: [] });
    expect(await screen.findByText(/haven't been read yet/)).toBeDefined();
    expect(await screen.findByText('The books agree')).toBeDefined();
    server.answers(LIST, silent);
    await user.selectOptions(screen.getByLabelText('Show'), 'explained');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  });
});
