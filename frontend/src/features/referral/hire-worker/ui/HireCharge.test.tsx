// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Language } from '#shared/i18n/index.ts';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { SAVED_CARD } from '#shared/testing/sample-card.ts';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { HireDialog } from './HireDialog.tsx';

const HIRE = 'PUT /api/referrals/*/hire';
const BONUS = { kind: 'referralBonus', label: 'Referral bonus', amount: '500.00' };

async function open(total = '500.00', language: Language = 'en') {
  const server = startFakeServer();
  server.answers('GET /api/billing/payment-methods', { body: [SAVED_CARD] });
  server.answers('GET /api/referrals/*/hire-quote', {
    body: { lines: total === '0.00' ? [] : [BONUS], total },
  });
  server.answers(HIRE, {
    body: { referral: sampleReferral({ status: 'hired' }), payment: { status: 'succeeded', lines: [] } },
  });
  const close = vi.fn();
  const referral = sampleReferral({ verificationStatus: 'verified' });
  const part = await renderPart(<HireDialog referral={referral} collect={vi.fn()} onClose={close} />, {
    language,
  });
  return { ...part, server, close };
}

it.each([
  ['en', "We'll charge $500.00 to your Visa ending in 4242.", 'Pay $500.00 & hire'],
  ['es', /Cobraremos \$500\.00 a su Visa que termina en 4242/, 'Pagar $500.00 y contratar'],
] as const)(
  'says in %s what the hire charges to which card, in the button too',
  async (language, said, button) => {
    const { user, server, close } = await open('500.00', language);
    expect(await screen.findByText(said)).toBeDefined();
    await press(user, button);
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.calls(HIRE)[0]?.body).toEqual({ addOns: [] });
  },
);

it('a hire with another card requires that card', async () => {
  const { user, server, close } = await open();
  await user.click(await screen.findByRole('button', { name: 'Use another card' }));
  await press(user, 'Hire & Process Payment');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(server.calls(HIRE)[0]?.body).toEqual({ addOns: [], otherCard: true });
});

it('says nothing of a card if the offer has paid everything', async () => {
  await open('0.00');
  expect(await screen.findByText(/Everything is already paid/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Hire & Process Payment' })).toBeDefined();
  expect(screen.queryByText(/4242/)).toBeNull();
});
