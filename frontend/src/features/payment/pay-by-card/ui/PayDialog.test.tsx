// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Payment } from '#contract/billing/charging/payment.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { usePayByCard } from '../model/use-pay-by-card.tsx';

const PAYMENT = 'GET /api/billing/payments/*';
const ASKED = 'GET /api/sandbox-payments/*';
/** By its status, the server lists `pay`. */
const due = (change: Partial<Payment> = {}): Payment => ({
  id: 'ours',
  paymentIntentId: 'theirs',
  status: 'requires_payment',
  amount: '525.00',
  currency: 'usd',
  clientSecret: 'secret',
  actions: ['processing', 'succeeded'].includes(change.status ?? '') ? [] : ['pay'],
  lines: [{ kind: 'letterFee', label: 'Letter', amount: '525.00' }],
  ...change,
});

function PayButton({ payment, onDone }: { payment: Payment; onDone: (isPaid: boolean) => void }) {
  const { collect, dialog } = usePayByCard();
  return (
    <>
      <button type="button" onClick={() => void collect(payment).then(onDone)}>
        pay
      </button>
      {dialog}
    </>
  );
}

async function open(payment: Payment) {
  const server = startFakeServer();
  server.answers('GET /api/payments/config', { body: { provider: 'sandbox', publishableKey: null } });
  server.answers(ASKED, { body: { savedCard: null } });
  const onDone = vi.fn<(isPaid: boolean) => void>();
  const part = await renderPart(<PayButton payment={payment} onDone={onDone} />);
  return { ...part, server, onDone, start: () => press(part.user, 'pay') };
}

describe('the payment dialog', () => {
  it('the dialog waits for a saved card’s charge without requiring a card', async () => {
    const { server, start, onDone } = await open(due({ status: 'processing' }));
    let looks = 0;
    server.answers(PAYMENT, () => {
      looks += 1;
      return {
        body: due(looks < 2 ? { status: 'processing' } : { status: 'succeeded', clientSecret: null }),
      };
    });
    await start();
    expect(await screen.findByText('Waiting for the payment provider…')).toBeDefined();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(true));
  });

  it('a declined saved card shows the failure and requires another card', async () => {
    const { server, start, onDone } = await open(due({ status: 'processing' }));
    server.answers(PAYMENT, { body: due({ status: 'failed' }) });
    await start();
    expect(await screen.findByLabelText('Card number')).toBeDefined();
    expect(screen.getByText("The last try didn't go through. Use another card or account.")).toBeDefined();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('a payment declined before opens the card form', async () => {
    const { start } = await open(due({ status: 'failed' }));
    await start();
    expect(await screen.findByLabelText('Card number')).toBeDefined();
    expect(screen.getByText("The last try didn't go through. Use another card or account.")).toBeDefined();
  });

  it('the card form opens once the provider knows the payment', async () => {
    const { server, start } = await open(due({ clientSecret: null, paymentIntentId: null, actions: [] }));
    server.answers(PAYMENT, { body: due() });
    await start();
    expect(await screen.findByLabelText('Card number')).toBeDefined();
    expect(screen.queryByText('Payment Failed')).toBeNull();
  });

  it('a payment by card saves the card if requested, under the text of its mandate', async () => {
    const { server, start, user } = await open(due());
    server.answers('POST /api/sandbox-payments/theirs/confirm', { body: { status: 'succeeded' } });
    await start();
    await user.type(await screen.findByLabelText('Card number'), '4242424242424242');
    await user.type(screen.getByLabelText('Expiration date'), '12/40');
    await user.type(screen.getByLabelText('Security code'), '123');
    expect(screen.getByText(/I allow Crewvine to charge this card/)).toBeDefined();
    await user.click(screen.getByLabelText('Save this card for next time'));
    await press(user, 'Pay $525.00');
    const [sent] = server.calls('POST /api/sandbox-payments/theirs/confirm');
    expect(sent?.body).toMatchObject({ saveCard: true, clientSecret: 'secret' });
  });

  it('a payment from a bank account takes days', async () => {
    const { server, start, user, onDone } = await open(due());
    server.answers('POST /api/sandbox-payments/theirs/debit', { body: { status: 'processing' } });
    await start();
    await user.click(await screen.findByLabelText(/Bank account/));
    expect(screen.getByText(/I allow Crewvine to debit this account once/)).toBeDefined();
    await press(user, 'Pay $525.00');
    expect(await screen.findByText('Please enter the 9 digits of the routing number')).toBeDefined();
    await user.type(screen.getByLabelText('Routing number'), '110000000');
    await user.type(screen.getByLabelText('Account number'), '000123456789');
    await press(user, 'Pay $525.00');
    expect(await screen.findByText(/Your bank is sending the payment/)).toBeDefined();
    expect(server.calls('POST /api/sandbox-payments/theirs/debit')[0]?.body).toEqual({
      routingNumber: '110000000',
      accountNumber: '000123456789',
      clientSecret: 'secret',
    });
    expect(onDone).not.toHaveBeenCalled();
  });

  it('a saved card whose bank asks is confirmed without its number', async () => {
    const { server, start, user, onDone } = await open(due());
    server.answers(ASKED, { body: { savedCard: { last4: '3184' } } });
    server.answers('POST /api/sandbox-payments/theirs/confirm-saved', { body: { status: 'succeeded' } });
    server.answers(PAYMENT, { body: due({ status: 'succeeded', clientSecret: null }) });
    await start();
    expect(await screen.findByText(/with your card ending in 3184/)).toBeDefined();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await press(user, 'Confirm payment');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(true));
    expect(server.calls('POST /api/sandbox-payments/theirs/confirm-saved')[0]?.body).toEqual({
      clientSecret: 'secret',
    });
  });

  it('a user whose bank asks about the saved card can pay with another card', async () => {
    const { server, start, user } = await open(due());
    server.answers(ASKED, { body: { savedCard: { last4: '3184' } } });
    await start();
    await press(user, 'Use another card');
    expect(await screen.findByLabelText('Card number')).toBeDefined();
  });

  it('a canceled payment opens no dialog', async () => {
    const { start, onDone } = await open(due({ status: 'failed', clientSecret: null, actions: [] }));
    await start();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
