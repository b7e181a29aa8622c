// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { fillIn } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { SAVED_CARD } from '#shared/testing/sample-card.ts';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { CreateOfferDialog } from './CreateOfferDialog.tsx';

const CREATE = 'PUT /api/referrals/*/create-offer';
const PAY = { amount: '28.00', period: 'hour', firstMonth: '4480.00', isUnlikely: false };
const QUOTE = { pay: PAY, lines: [{ kind: 'platformFee', amount: '25.00' }], total: '925.00' };

it('the dialog names the charge and the card in advance, and another card can be used', async () => {
  const server = startFakeServer();
  server.answers('GET /api/offer-letters/quote', { body: QUOTE });
  server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers('GET /api/billing/payment-methods', { body: [SAVED_CARD] });
  const { user } = await renderPart(
    <CreateOfferDialog referral={sampleReferral()} collect={vi.fn()} onClose={vi.fn()} />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Create Offer Letter' });
  const said = "We'll charge $925.00 to your Visa ending in 4242.";
  expect(await within(dialog).findByText(said)).toBeDefined();
  const submit = within(dialog).getByRole('button', { name: 'Pay $925.00 & send' });
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Use another card' }));
  expect(within(dialog).queryByText(said)).toBeNull();
  expect(submit.textContent).toBe('Continue to payment');
  server.answers(CREATE, refusing(422, 'offers.not_interviewing'));
  await fillIn(user, { 'Start date': '2031-01-11' });
  await user.click(submit);
  await waitFor(() => expect(server.calls(CREATE)[0]?.body).toMatchObject({ otherCard: true }));
});
