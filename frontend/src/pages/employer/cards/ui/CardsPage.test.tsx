// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SavedCard } from '#entities/payment/index.ts';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { CardsPage } from './CardsPage.tsx';

const CARDS = 'GET /api/billing/payment-methods';
const card = (id: string, change: Partial<SavedCard> = {}): SavedCard => ({
  id,
  type: 'card',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2099,
  isDefault: false,
  isVerified: true,
  verifyUrl: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...change,
});

const PRO = {
  plan: 'pro',
  status: 'active',
  currentPeriodEnd: '2026-12-20T12:00:00.000Z',
  nextPayment: { amount: '99.00', at: '2026-12-20T12:00:00.000Z' },
  pastDue: null,
};

async function open(
  cards: readonly SavedCard[] | null,
  plan: object = { plan: 'starter', nextPayment: null },
) {
  const server = startFakeServer();
  server.answers('GET /api/billing/subscription', { body: plan });
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  server.answers('GET /api/payments/config', { body: { provider: 'sandbox', publishableKey: null } });
  server.answers(CARDS, cards === null ? silent : { body: cards });
  return { server, ...(await renderPart(<CardsPage />, { at: '/employer/cards' })) };
}

describe('the cards of an employer', () => {
  it('the page shows the default card and cards that have expired', async () => {
    const bank = { type: 'bank', brand: 'Chase', last4: '6789', expMonth: null, expYear: null } as const;
    await open([
      card('one', { isDefault: true }),
      card('two', { last4: '0341', expMonth: 1, expYear: 2020 }),
      card('three', bank),
    ]);
    expect(await screen.findByText('Expires 12/99')).toBeDefined();
    expect(document.body.textContent).toContain('visa ending in 4242');
    expect(document.body.textContent).not.toContain('••');
    expect(screen.getByText('Default')).toBeDefined();
    expect(screen.getByText('Expired 01/20')).toBeDefined();
    expect(screen.getByText('Bank account')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Make default/ })).toHaveLength(2);
  });

  it('the employer changes the default card, and a failure shows a message', async () => {
    const { server, user } = await open([card('one', { isDefault: true }), card('two', { last4: '5556' })]);
    server.answers('PUT /api/billing/payment-methods/*', silent);
    await press(user, 'Make default: ending in 5556');
    await expectToast(/^We couldn't change the default card/);
    server.answers('PUT /api/billing/payment-methods/*', { body: [] });
    await press(user, 'Make default: ending in 5556');
    await expectToast('Default card changed');
    const [asked] = server.calls('PUT /api/billing/payment-methods/two');
    expect(asked?.body).toEqual({ default: true });
  });

  it('a card is removed after confirmation in a dialog, which stays open after a failure', async () => {
    const { server, user } = await open([card('one', { isDefault: true })]);
    server.answers('DELETE /api/billing/payment-methods/*', { status: 204 });
    await press(user, 'Remove: ending in 4242');
    const dialog = await screen.findByRole('dialog', { name: 'Remove the card ending in 4242?' });
    await waitFor(() => expect(dialog.textContent).toContain('What you order next will need another card.'));
    expect(server.calls('DELETE /api/billing/payment-methods/one')).toEqual([]);
    server.answers('DELETE /api/billing/payment-methods/*', silent);
    await press(user, 'Remove');
    await expectToast(/^We couldn't remove the card/);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    server.answers('DELETE /api/billing/payment-methods/*', { status: 204 });
    await press(user, 'Remove');
    await expectToast('Card removed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls('DELETE /api/billing/payment-methods/one')).toHaveLength(2);
  });

  it('the dialog names the card to be charged once the default card is gone', async () => {
    const { user } = await open([card('one', { isDefault: true }), card('two', { last4: '5556' })], PRO);
    await press(user, 'Remove: ending in 4242');
    const dialog = await screen.findByRole('dialog', { name: 'Remove the card ending in 4242?' });
    expect(dialog.textContent).toContain('will be charged to the one ending in 5556.');
    expect(dialog.textContent).not.toContain('Pro');
  });

  it.each([
    [PRO, 'Its next payment, $99.00 on Dec 20, 2026, will fail, and Pro ends 14 days later'],
    [
      {
        ...PRO,
        status: 'past_due',
        nextPayment: { amount: '99.00', at: '2026-12-27T12:00:00.000Z' },
        pastDue: { amount: '99.00', tries: 1, nextTryAt: null, endsAt: '2027-01-03T12:00:00.000Z' },
      },
      'The next try on Dec 27, 2026, for $99.00, will fail, and Pro ends on Jan 3, 2027',
    ],
  ])('the dialog warns of failed plan payments before it removes the last card', async (plan, words) => {
    const pending = card('two', { type: 'bank', last4: '0009', isVerified: false });
    const { server, user } = await open([card('one', { isDefault: true }), pending], plan);
    server.answers('DELETE /api/billing/payment-methods/*', { status: 204 });
    await press(user, 'Remove: ending in 4242');
    const dialog = await screen.findByRole('dialog', { name: 'Remove the card ending in 4242?' });
    await waitFor(() => expect(dialog.textContent).toContain(words));
    expect(within(dialog).getByRole('link', { name: 'Go to your plan' }).getAttribute('href')).toBe(
      '/employer/plans',
    );
    await press(user, 'Remove anyway');
    await expectToast('Card removed');
    const [asked] = server.calls('DELETE /api/billing/payment-methods/one');
    expect(asked?.search.get('plan')).toBe('leave_unpaid');
  });

  it('the warning leads to adding another card', async () => {
    const { server, user } = await open([card('one', { isDefault: true })], PRO);
    server.answers('POST /api/billing/payment-methods', {
      body: { clientSecret: 'secret', setupIntentId: 'seti_1' },
    });
    await press(user, 'Remove: ending in 4242');
    await press(user, 'Add another card');
    expect(await screen.findByRole('dialog', { name: 'Add a card' })).toBeDefined();
    expect(server.calls('DELETE /api/billing/payment-methods/one')).toEqual([]);
  });

  it('an employer without cards adds one, and it is listed once the provider has saved it', async () => {
    const { server, user } = await open([]);
    server.answers('POST /api/billing/payment-methods', {
      body: { clientSecret: 'secret', setupIntentId: 'seti_1' },
    });
    server.answers('POST /api/sandbox-payments/*/confirm', { body: { status: 'succeeded' } });
    await press(user, 'Add a card');
    expect((await screen.findByRole('dialog')).textContent).toContain('a plan each month until I cancel it');
    expect(screen.queryByRole('checkbox', { name: 'Make it my default' })).toBeNull();
    await fillIn(user, {
      'Card number': '4242424242424242',
      'Expiration date': '12 / 99',
      'Security code': '123',
    });
    server.answers(CARDS, { body: [card('one', { isDefault: true })] });
    await press(user, 'Save card');
    await expectToast(/^Card saved/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Expires 12/99')).toBeDefined();
    expect(server.calls('POST /api/sandbox-payments/seti_1/confirm')[0]?.body).toMatchObject({
      clientSecret: 'secret',
      authenticate: false,
    });
  });

  it.each([
    [false, 'Your default stays the one ending in 4242.'],
    [true, 'It pays what you order, and your plan, from now on.'],
  ])('a second card becomes the default only if the employer chooses so: %s', async (isChosen, words) => {
    const first = card('one', { isDefault: true });
    const { server, user } = await open([first]);
    server.answers('POST /api/billing/payment-methods', {
      body: { clientSecret: 'secret', setupIntentId: 'seti_1' },
    });
    server.answers('POST /api/sandbox-payments/*/confirm', { body: { status: 'succeeded' } });
    server.answers('PUT /api/billing/payment-methods/*', { body: [] });
    await press(user, 'Add a card');
    await fillIn(user, {
      'Card number': '5555555555554444',
      'Expiration date': '12 / 99',
      'Security code': '123',
    });
    const choice = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Make it my default' });
    expect(choice.checked).toBe(false);
    if (isChosen) await user.click(choice);
    server.answers(CARDS, { body: [first, card('two', { last4: '4444' })] });
    await press(user, 'Save card');
    await expectToast(`Card saved${words}`);
    expect(server.calls('PUT /api/billing/payment-methods/two')).toHaveLength(isChosen ? 1 : 0);
  });

  it('a bank account waits for verification after it is added', async () => {
    const { server, user } = await open([]);
    server.answers('POST /api/billing/payment-methods', {
      body: { clientSecret: 'secret', setupIntentId: 'seti_1' },
    });
    server.answers('POST /api/sandbox-payments/*/debit', { body: { status: 'succeeded' } });
    await press(user, 'Add a card');
    await user.click(await screen.findByRole('radio', { name: /^Bank account/ }));
    await fillIn(user, { 'Routing number': '110000000', 'Account number': '000000000009' });
    const bank = { type: 'bank', brand: 'Chase', last4: '0009', expMonth: null, expYear: null } as const;
    server.answers(CARDS, {
      body: [card('one', { ...bank, isVerified: false, verifyUrl: 'https://bank.example/verify' })],
    });
    await press(user, 'Save account');
    await expectToast(/^Bank account saved/);
    expect(await screen.findByText('Not verified yet')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Verify account' });
    expect(link.getAttribute('href')).toBe('https://bank.example/verify');
    expect(screen.queryByRole('button', { name: /^Make default/ })).toBeNull();
    const [asked] = server.calls('POST /api/sandbox-payments/seti_1/debit');
    expect(asked?.body).toMatchObject({ routingNumber: '110000000', accountNumber: '000000000009' });
  });

  it('the page reloads cards that failed to load', async () => {
    const { server, user } = await open(null);
    await screen.findByText("Your cards didn't load");
    server.answers(CARDS, { body: [] });
    await press(user, 'Retry');
    expect(await screen.findByText('No cards yet')).toBeDefined();
  });
});
