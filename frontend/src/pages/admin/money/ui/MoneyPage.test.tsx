// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { MoneyPage } from './MoneyPage.tsx';

const CLAIMS = 'GET /api/admin/reward-claims';
const DECIDE = 'POST /api/admin/reward-claims';
const claim = (id: string, firstName: string, mayDecide = true) => ({
  id,
  state: 'in_review',
  reasons: ['earned_nothing', 'many_claims'],
  attempt: 1,
  payout: '50.00',
  pointsSpent: 0,
  tier: 'bronze',
  earned: '0.00',
  recentClaims: 11,
  referrer: { id: 'r', firstName, lastName: 'Ruiz' },
  employer: { id: 'e', firstName: 'Bo', lastName: 'Hill', company: 'Hill Co' },
  referral: {
    id: 'f',
    workerName: 'Hank',
    jobTitle: 'Roofer',
    bonus: '0.00',
    createdAt: '2026-11-20T12:00:00.000Z',
    confirmedAt: null,
    hiredAt: '2026-11-21T12:00:00.000Z',
    completedAt: '2026-11-21T12:00:00.000Z',
  },
  madeAt: '2026-11-22T12:00:00.000Z',
  decidedAt: null,
  decisionReason: null,
  refusedBefore: null,
  mayDecide,
});
const OWED = {
  id: '0190f3c2-7a10-7cc1-9e1b-2f6d3a5b8c01',
  available: '75.00',
  coming: '25.00',
  leftAt: '2026-11-20T12:00:00.000Z',
};
const DISPUTE = {
  id: 'd',
  paymentId: 'p',
  providerDisputeId: 'dp_1',
  employer: { id: 'e', firstName: 'Bo', lastName: 'Hill' },
  amount: '975.00',
  reason: 'fraudulent',
  state: 'open',
  evidenceDueAt: '2026-12-11T12:00:00.000Z',
  evidenceSentAt: null,
  frozen: '375.00',
  loss: '0.00',
  owed: null,
  forgivenAt: null,
  openedAt: '2026-11-20T12:00:00.000Z',
  closedAt: null,
  actions: ['answer'],
};

const CLAIMED = [claim('one', 'Ana'), claim('two', 'Eve')];

async function open(at = '/admin/money', claims = CLAIMED) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'admin' }) });
  server.answers(CLAIMS, { body: claims });
  return { server, ...(await renderPart(<MoneyPage />, { at })) };
}

describe('the claims on the money desk', () => {
  it('a claim shows why it waits and can be refused only with a reason', async () => {
    const { server, user } = await open();
    const table = await screen.findByRole('table', { name: 'Payout claims' });
    const [card, other] = within(table).getAllByRole('row').slice(1);
    expect(card?.textContent).toMatch(
      /Ana RuizHank · Roofer at Hill Co.*\$50\.00Nothing earned11 claims in 30 days/,
    );
    const openDetails = (): string =>
      within(table)
        .getAllByRole('row')
        .filter((row) => ![card, other].includes(row))
        .slice(1)
        .map(({ textContent }) => textContent)
        .join();
    expect(screen.queryByRole('button', { name: /^Refuse claim/ })).toBeNull();
    await press(user, 'Open the claim of Eve Ruiz');
    expect(other?.nextElementSibling?.textContent).toContain('Worker confirmed by text');
    await press(user, 'Open the claim of Ana Ruiz');
    expect(other?.nextElementSibling).toBeNull();
    expect(openDetails()).toContain("We've earned nothing on this referral");
    expect(openDetails()).toContain("It's claim number 11 of this person in 30 days.");
    await press(user, 'Refuse claim: Ana Ruiz');
    await press(user, 'Refuse 1 claim · $50');
    await expectFieldMessages(['Please say why']);
    await fillIn(user, { Reason: 'We could not reach the worker.' });
    server.answers(DECIDE, silent);
    await press(user, 'Refuse 1 claim · $50');
    await expectToast(/^The claims weren't decided/);
    server.answers(DECIDE, { body: [{ id: 'one', outcome: 'refused', code: null }] });
    await press(user, 'Refuse 1 claim · $50');
    await expectToast('Claim refused · $50');
    expect(server.calls(DECIDE).at(-1)?.body).toEqual({
      ids: ['one'],
      approve: false,
      reason: 'We could not reach the worker.',
    });
  });

  it('several claims are paid together, and the toast shows those decided before', async () => {
    const { server, user } = await open();
    expect(await screen.findByText('None selected')).toBeDefined();
    await press(user, 'Select all');
    expect(screen.getByText('2 selected')).toBeDefined();
    await press(user, 'Pay 2 claims · $100');
    const dialog = await screen.findByRole('dialog', { name: 'Pay 2 claims?' });
    expect(dialog.textContent).toContain("$100 goes to the referrer's balance");
    server.answers(DECIDE, {
      body: [
        { id: 'one', outcome: 'paid', code: null },
        { id: 'two', outcome: 'skipped', code: 'rewards.claim_decided' },
      ],
    });
    await user.click(within(dialog).getByRole('button', { name: 'Pay 2 claims · $100' }));
    await expectToast('Claim paid · $501 was already decided, or is your own.');
    expect(server.calls(DECIDE)[0]?.body).toEqual({ ids: ['one', 'two'], approve: true, reason: '' });
  });

  it('an admin’s own claim offers no decision and cannot be selected', async () => {
    const { user } = await open('/admin/money', [...CLAIMED, claim('own', 'Ada', false)]);
    await press(user, 'Open the claim of Ada Ruiz');
    expect(screen.queryByRole('button', { name: 'Pay claim: Ada Ruiz' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /Ada Ruiz/ })).toBeNull();
    expect(screen.getByRole('checkbox', { name: /Eve Ruiz/ })).toBeDefined();
  });

  it('the list shows that no claim waits or that the claims failed to load', async () => {
    const { server, user } = await open();
    server.answers(CLAIMS, { body: [] });
    const show = await screen.findByLabelText('Show');
    expect(within(show).getAllByRole('option')[0]?.textContent).toBe('All claims');
    await user.selectOptions(show, 'All claims');
    expect(await screen.findByText('No claims yet')).toBeDefined();
    expect(server.calls(CLAIMS).at(-1)?.search.get('state')).toBe('all');
    await user.selectOptions(show, 'paid');
    expect(await screen.findByText('No claim was paid yet')).toBeDefined();
    server.answers(CLAIMS, silent);
    await user.selectOptions(screen.getByLabelText('Show'), 'lapsed');
    expect(await screen.findByText("The claims didn't load")).toBeDefined();
  });
});

describe('the disputes on the money desk', () => {
  it('a dispute shows its reason, its deadline, and the affected amounts', async () => {
    const server = startFakeServer();
    server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'admin' }) });
    server.answers('GET /api/admin/disputes', { body: [DISPUTE] });
    const { user } = await renderPart(<MoneyPage />, { at: '/admin/money?tab=disputes' });
    const card = await screen.findByRole('article');
    expect(card.textContent).toContain("The cardholder didn't make this payment");
    expect(card.textContent).toContain('$375.00');
    expect(card.textContent).toContain('Dec 11, 2026');
    const call = 'POST /api/admin/disputes/*/evidence';
    server.answers('GET /api/admin/disputes/*/evidence', {
      body: {
        customerName: 'Bo Hill',
        customerEmail: 'bo@example.com',
        productDescription: 'Offer letter: $25.00',
        serviceDate: null,
        activityLog: 'Offer letter sent',
        statement: 'The worker signed.',
        files: [{ kind: 'letter', size: 84_200 }],
        sentAt: null,
        actions: ['open_files', 'send'],
      },
    });
    await press(user, 'Send evidence: Bo Hill');
    expect(await screen.findByText('The worker signed.')).toBeDefined();
    const letter = screen.getByRole('link', { name: 'Signed offer letter · PDF, 84 kB' });
    expect(letter.getAttribute('href')).toBe('/api/admin/disputes/d/evidence/files/letter');
    server.answers(call, refusing(422, 'billing.evidence_late', 'The deadline for evidence is over'));
    await press(user, 'Send evidence');
    await expectToast(/The deadline for evidence is over/);
    await fillIn(user, { 'Your note (optional)': 'They are at work.' });
    server.answers(call, { status: 204 });
    await press(user, 'Send evidence');
    await expectToast(/^Evidence sent/);
    expect(server.calls(call).at(-1)?.body).toEqual({ note: 'They are at work.' });
  });
});

describe('a dispute whose deadline is over', () => {
  it('neither its card nor its evidence can answer the bank', async () => {
    const server = startFakeServer();
    server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'admin' }) });
    server.answers('GET /api/admin/disputes', { body: [{ ...DISPUTE, actions: [] }] });
    await renderPart(<MoneyPage />, { at: '/admin/money?tab=disputes' });
    expect(await screen.findByRole('article')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send evidence: Bo Hill' })).toBeNull();
  });
});

describe('an answered dispute', () => {
  it('the dialog shows the evidence that was sent and cannot send it again', async () => {
    const server = startFakeServer();
    server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'admin' }) });
    const sentAt = '2026-11-21T12:00:00.000Z';
    server.answers('GET /api/admin/disputes', {
      body: [{ ...DISPUTE, evidenceSentAt: sentAt, actions: ['read_answer'] }],
    });
    server.answers('GET /api/admin/disputes/*/evidence', {
      body: {
        customerName: 'Bo Hill',
        customerEmail: 'bo@example.com',
        productDescription: 'Offer letter: $25.00',
        serviceDate: null,
        activityLog: 'Offer letter sent',
        statement: 'They are at work.',
        files: [{ kind: 'timeline', size: 300 }],
        sentAt,
        actions: [],
      },
    });
    const { user } = await renderPart(<MoneyPage />, { at: '/admin/money?tab=disputes' });
    await press(user, 'Evidence sent: Bo Hill');
    expect(await screen.findByText('They are at work.')).toBeDefined();
    expect(screen.getByText('Timeline · PDF, 1 kB')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Timeline/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send evidence' })).toBeNull();
  });
});

describe('the owed balances on the money desk', () => {
  it('a payout is booked, but never more than the balance', async () => {
    const server = startFakeServer();
    server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'admin' }) });
    server.answers('GET /api/admin/owed-balances', { body: [OWED] });
    const call = 'POST /api/admin/owed-balances/*/payout';
    const { user } = await renderPart(<MoneyPage />, { at: '/admin/money?tab=owed' });
    await press(user, `Book payout: ${OWED.id}`);
    await press(user, 'Book payout');
    await expectFieldMessages(['Say the number of the check or transfer']);
    await fillIn(user, { 'Check or transfer number': 'Check 1042' });
    server.answers(call, refusing(422, 'billing.balance_too_small', 'The balance is smaller than that'));
    await press(user, 'Book payout');
    await expectFieldMessages(['The balance is smaller than that']);
    server.answers(call, { status: 204 });
    await press(user, 'Book payout');
    await expectToast('Payout booked$75.00 is off the balance.');
    const calls = server.calls(call);
    expect(calls[0]?.body).toEqual({ amount: '75.00', reference: 'Check 1042' });
    expect(calls[1]?.headers.get('Idempotency-Key')).toBe(calls[0]?.headers.get('Idempotency-Key'));
  });
});
