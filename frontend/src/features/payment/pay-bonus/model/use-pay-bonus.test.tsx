// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { silent, startFakeServer, type FakeAnswer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { usePayBonus } from './use-pay-bonus.ts';

const due = (status: string, clientSecret: string | null = 'secret'): FakeAnswer => ({
  body: { clientSecret, paymentIntentId: 'any', amount: '500.00', status },
});

function PayButton({ collect }: { readonly collect: () => Promise<boolean> }) {
  const payBonus = usePayBonus(collect);
  return (
    <button type="button" onClick={() => void payBonus(sampleReferral())}>
      pay
    </button>
  );
}

async function pay(answer: FakeAnswer) {
  const server = startFakeServer();
  server.answers('POST /api/pay-referral-bonus/*', answer);
  const collect = vi.fn(() => Promise.resolve(true));
  const { user } = await renderPart(<PayButton collect={collect} />);
  await press(user, 'pay');
  return { collect, server };
}

describe('paying a bonus', () => {
  it('a payment that cannot start shows an error', async () => {
    const { collect } = await pay(silent);
    await expectToast('Failed to initiate referral bonus payment.');
    expect(collect).not.toHaveBeenCalled();
  });

  it.each(['requires_payment', 'processing', 'failed'])(
    'a bonus with a payment that is %s counts as paid only after the card payment',
    async (status) => {
      const { collect } = await pay(due(status));
      await waitFor(() => expect(collect).toHaveBeenCalledOnce());
      expect(collect).toHaveBeenCalledWith(
        expect.objectContaining({ lines: [expect.objectContaining({ amount: '500.00' })] }),
      );
      await expectToast(/^Payment Successful/);
    },
  );

  it('the saved card is not charged before the dialog shows the amount', async () => {
    const { server } = await pay(due('requires_payment'));
    await waitFor(() => expect(server.calls()).toMatchObject([{ body: { otherCard: true } }]));
  });

  it('a funded bonus counts as paid without a card', async () => {
    const { collect } = await pay(due('succeeded', null));
    await expectToast(/^Payment Successful/);
    expect(collect).not.toHaveBeenCalled();
  });
});
