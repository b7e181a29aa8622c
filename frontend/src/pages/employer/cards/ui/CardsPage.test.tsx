// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
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

async function open(cards: readonly SavedCard[] | null) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  server.answers('GET /api/payments/config', { body: { provider: 'sandbox', publishableKey: null } });
  server.answers(CARDS, cards === null ? silent : { body: cards });
  return { server, ...(await renderPart(<CardsPage />, { at: '/employer/cards' })) };
}

describe('the cards of an employer', () => {
  it('say which is charged, and which runs out', async () => {
    const bank = { type: 'bank', brand: 'Chase', last4: '6789', expMonth: null, expYear: null } as const;
    await open([
      card('one', { isDefault: true }),
      card('two', { last4: '0341', expMonth: 1, expYear: 2020 }),
      card('three', bank),
    ]);
    expect(await screen.findByText('Expires 12/99')).toBeDefined();
    expect(screen.getByText('Default')).toBeDefined();
    expect(screen.getByText('Expired 01/20')).toBeDefined();
    expect(screen.getByText('Bank account')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Make default/ })).toHaveLength(2);
  });

  it('change the default one, and say when it did not work', async () => {
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

  it('are removed once that is confirmed in a dialog, which stays where it failed', async () => {
    const { server, user } = await open([card('one', { isDefault: true })]);
    server.answers('DELETE /api/billing/payment-methods/*', { status: 204 });
    await press(user, 'Remove: ending in 4242');
    const dialog = await screen.findByRole('dialog', { name: 'Remove the card ending in 4242?' });
    expect(dialog.textContent).toContain('What you order next, and your plan, will need another card.');
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

  it('begin with none, and one is added when the provider has saved it', async () => {
    const { server, user } = await open([]);
    server.answers('POST /api/billing/payment-methods', {
      body: { clientSecret: 'secret', setupIntentId: 'seti_1' },
    });
    server.answers('POST /api/sandbox-payments/*/confirm', { body: { status: 'succeeded' } });
    await press(user, 'Add a card');
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

  it('may be a bank account, which waits until it is verified', async () => {
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

  it('that did not load are asked for again', async () => {
    const { server, user } = await open(null);
    await screen.findByText("Your cards didn't load");
    server.answers(CARDS, { body: [] });
    await press(user, 'Retry');
    expect(await screen.findByText('No cards yet')).toBeDefined();
  });
});
