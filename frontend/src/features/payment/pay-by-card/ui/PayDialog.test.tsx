// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Payment } from '#contract/billing/payment.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { usePayByCard } from '../model/use-pay-by-card.tsx';

const PAYMENT = 'GET /api/billing/payments/*';
const due = (change: Partial<Payment> = {}): Payment => ({
  id: 'ours',
  paymentIntentId: 'theirs',
  status: 'requires_payment',
  amount: '525.00',
  currency: 'usd',
  clientSecret: 'secret',
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
  const onDone = vi.fn<(isPaid: boolean) => void>();
  const part = await renderPart(<PayButton payment={payment} onDone={onDone} />);
  return { ...part, server, onDone, start: () => press(part.user, 'pay') };
}

describe('what is due', () => {
  it('of a saved card that is being charged is waited for, without asking for a card', async () => {
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

  it('of a saved card that is declined asks for another one, and says so', async () => {
    const { server, start, onDone } = await open(due({ status: 'processing' }));
    server.answers(PAYMENT, { body: due({ status: 'failed' }) });
    await start();
    expect(await screen.findByLabelText('Card number')).toBeDefined();
    expect(screen.getByText('The card was declined. Try another one.')).toBeDefined();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('of a card that was declined before opens the form', async () => {
    const { start } = await open(due({ status: 'failed' }));
    await start();
    expect(await screen.findByLabelText('Card number')).toBeDefined();
    expect(screen.getByText('The card was declined. Try another one.')).toBeDefined();
  });

  it('waits until the provider knows the payment', async () => {
    const { server, start } = await open(due({ clientSecret: null, paymentIntentId: null }));
    server.answers(PAYMENT, { body: due() });
    await start();
    expect(await screen.findByLabelText('Card number')).toBeDefined();
    expect(screen.queryByText('Payment Failed')).toBeNull();
  });

  it('asks for nothing where the payment was called off', async () => {
    const { start, onDone } = await open(due({ status: 'failed', clientSecret: null }));
    await start();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
