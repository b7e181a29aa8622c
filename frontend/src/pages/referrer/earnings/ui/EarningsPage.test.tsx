// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { EarningsPage } from './EarningsPage.tsx';

const NOW = '2026-11-20T12:00:00.000Z';
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
const RETURNED = {
  id: 'w1',
  amount: '50.00',
  status: 'failed',
  failure: 'account_closed',
  bank: { name: 'TEST BANK', last4: '1113' },
  createdAt: NOW,
  sentAt: NOW,
  settledAt: NOW,
  movements: [
    { kind: 'withdrawal_requested', amount: '50.00', at: NOW },
    { kind: 'withdrawal_failed', amount: '50.00', at: NOW },
  ],
};

function start(account: object = ACCOUNT, withdrawals: readonly object[] = []): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers('GET /api/payout-account', { body: account });
  server.answers('GET /api/payouts', { body: withdrawals });
  server.answers('GET /api/early-payouts', { body: [] });
  server.answers('GET /api/my-referrals', { body: [] });
  server.answers('GET /api/referrer-stats', { body: {} });
  server.answers('POST /api/payout-account', { body: { url: null } });
  server.answers('POST /api/payout-account/refresh', { body: account });
  server.answers('POST /api/payout-account/withdraw', { status: 201, body: account });
  server.answers('POST /api/sandbox-payout-account', { status: 204 });
  return server;
}
const open = (at = '/earnings') => renderPart(<EarningsPage />, { at });

describe('withdrawing', () => {
  it('a double click on Withdraw sends the amount once', async () => {
    const server = start();
    const { user } = await open();
    await press(user, 'Withdraw');
    await fillIn(user, { Amount: '24' });
    await user.click(screen.getAllByRole('button', { name: 'Withdraw' }).at(-1) ?? document.body);
    await expectFieldMessages(['The minimum withdrawal is $25']);
    await fillIn(user, { Amount: '150' });
    await user.dblClick(screen.getAllByRole('button', { name: 'Withdraw' }).at(-1) ?? document.body);
    await expectToast('Withdrawal started$150.00 is on its way to your bank.');
    expect(server.calls('POST /api/payout-account/withdraw').map(({ body }) => body)).toEqual([
      { amount: '150' },
    ]);
  });

  it("a refused amount shows the server's reason in the field and stays there", async () => {
    const server = start();
    const message = "You don't have that much to withdraw";
    server.answers('POST /api/payout-account/withdraw', {
      status: 422,
      body: { message, code: 'billing.balance_too_low' },
    });
    const { user } = await open();
    await press(user, 'Withdraw');
    await fillIn(user, { Amount: '900' });
    await user.click(screen.getAllByRole('button', { name: 'Withdraw' }).at(-1) ?? document.body);
    await expectFieldMessages([message]);
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('900');
  });

  it.each([
    [{ status: 'none' }, 'Set up your bank account below to withdraw.'],
    [{ inTransit: '50.00' }, /Your last withdrawal is on its way/],
  ])('the Withdraw button is disabled and shows why: %o', async (change, words) => {
    start({ ...ACCOUNT, ...change });
    await open();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Withdraw' }).getAttribute('aria-disabled')).toBe('true');
  });
});

it('a missing W-9 replaces the Withdraw button with the only link to sign it', async () => {
  start({ ...ACCOUNT, taxForm: 'required' });
  await open();
  const links = await screen.findAllByRole('link', { name: 'Sign W-9' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/earnings/tax']);
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  expect(screen.getByText('Sign your W-9 to withdraw. Your balance is safe.')).toBeDefined();
  const bank = screen.getByRole('heading', { name: 'Bank account' });
  expect(links[0]?.compareDocumentPosition(bank)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the Spanish page shows the last digits of the account and does not promise a second withdrawal', async () => {
  start({ ...ACCOUNT, taxForm: 'required' });
  await renderPart(<EarningsPage />, { at: '/earnings', language: 'es' });
  expect(await screen.findByText('TEST BANK, cuenta que termina en 6789')).toBeDefined();
  expect(screen.getByText(/Firme su W-9 y podrá retirar\.$/)).toBeDefined();
});

it('a balance below the minimum shows the minimum instead of a button', async () => {
  start({ ...ACCOUNT, availableBalance: '24.99' });
  await open();
  expect(await screen.findByText('You can withdraw once you have $25.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

describe('the bank account', () => {
  it('the card lists what is still needed and lets the user add it', async () => {
    const requirements = ['bank_account', 'date_of_birth', 'identity_document'];
    const server = start({ ...ACCOUNT, status: 'restricted', requirements });
    const { user } = await open();
    for (const words of ['Needs attention', 'A bank account', 'Your date of birth', 'A photo of an ID']) {
      expect(await screen.findByText(words)).toBeDefined();
    }
    await press(user, 'Update details');
    await fillIn(user, { 'Routing number': '110000000', 'Account number': '000123456789' });
    await press(user, 'Save bank account');
    await expectToast('Your bank account is set up');
    expect(server.calls('POST /api/sandbox-payout-account')[0]?.body).toEqual({
      routingNumber: '110000000',
      accountNumber: '000123456789',
    });
  });

  it.each([
    ['none', 'Not set up'],
    ['onboarding', 'Unfinished'],
    ['verifying', 'Being verified'],
    ['active', 'Ready'],
    ['closed', 'Closed'],
  ])('the card shows the status of the account: %s', async (status, words) => {
    start({ ...ACCOUNT, status });
    await open();
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('an account that cannot be changed has no button', async () => {
    start({ ...ACCOUNT, actions: [] });
    await open();
    expect(await screen.findByText('Ready')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change bank account' })).toBeNull();
  });

  it("the account is changed on the provider's site, whose Back button refreshes it", async () => {
    const server = start();
    server.answers('POST /api/payout-account', { body: { url: '#at-the-provider' } });
    const { user } = await open();
    // The page stays here in this test, and its refresh soon removes the parameter again.
    const left = new Promise<string>((resolve) => {
      window.addEventListener('hashchange', ({ newURL }) => resolve(newURL), { once: true });
    });
    await press(user, 'Change bank account');
    expect(await left).toMatch(/\/earnings\?bank=back#at-the-provider$/);
    window.history.replaceState(null, '', '/');
  });

  it("returning from the provider's site refreshes the account", async () => {
    const server = start();
    await open('/earnings?bank=done');
    await waitFor(() => expect(server.calls('POST /api/payout-account/refresh')).toHaveLength(1));
  });
});

describe('the tax card', () => {
  it.each([
    ['not_needed', 'Not needed yet', 'See my taxes'],
    ['soon', 'Needed soon', 'Sign W-9'],
    ['required', 'Needed now', 'Sign W-9'],
    ['on_file', 'On file', 'See my taxes'],
  ])('the card shows whether a form is required: %s', async (taxForm, words, link) => {
    start({ ...ACCOUNT, taxForm });
    await open();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/earnings/tax');
  });
});

describe('the history of withdrawals', () => {
  it('a withdrawal shows its status, the reason, and its movements', async () => {
    start(ACCOUNT, [RETURNED]);
    await open();
    for (const words of [
      'Returned',
      /says this account is closed/,
      /Taken from your balance/,
      /Back in your balance$/,
    ]) {
      expect(await screen.findByText(words)).toBeDefined();
    }
  });

  it('the history is empty before the first withdrawal', async () => {
    start();
    await open();
    expect(await screen.findByText('No withdrawals yet')).toBeDefined();
  });

  it('the history reloads after a failure', async () => {
    const server = start();
    server.answers('GET /api/payouts', { status: 500, body: { message: 'x', code: 'http.internal' } });
    const { user } = await open();
    expect(await screen.findByText("Your withdrawals didn't load")).toBeDefined();
    server.answers('GET /api/payouts', { body: [RETURNED] });
    await user.click(screen.getByRole('button', { name: /again|Retry/i }));
    expect(await screen.findByText('Returned')).toBeDefined();
  });
});
