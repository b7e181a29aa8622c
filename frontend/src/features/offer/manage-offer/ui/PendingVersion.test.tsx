// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { PendingVersion } from './PendingVersion.tsx';

const payment: OfferLetter['payment'] = {
  id: 'pay',
  paymentIntentId: 'pi',
  status: 'requires_payment',
  amount: '80.00',
  currency: 'usd',
  clientSecret: 'secret',
  actions: ['pay'],
  lines: [],
};
const pending = { version: 2, payRate: '30', payType: 'hourly', startDate: null } as const;

it('a pending version shows which one the worker has and collects its payment', async () => {
  const collect = vi.fn(() => Promise.resolve(true));
  const letter = sampleLetter({ status: 'viewed', pending, payment });
  const { user } = await renderPart(<PendingVersion letter={letter} collect={collect} />);
  expect(screen.getByText('Version 2 waits for your payment')).toBeDefined();
  expect(screen.getByText(/^Leo Letter has version 1 and can still sign it/)).toBeDefined();
  await expectAccessible();
  await press(user, 'Pay $80.00 & send');
  expect(collect).toHaveBeenCalledWith(payment);
  await expectToast(/^Payment Successful.*Leo Letter gets the new link now/);
});

it('the notice does not appear without a pending version', async () => {
  await renderPart(<PendingVersion letter={sampleLetter({ status: 'viewed' })} collect={vi.fn()} />);
  expect(screen.queryByText(/waits for your payment/)).toBeNull();
});
