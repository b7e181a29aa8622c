// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { expectAccessible } from '#shared/testing/accessible.ts';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { NextStep } from './NextStep.tsx';

const SEND = 'POST /api/offer-letters/one/send';
const payment: OfferLetter['payment'] = {
  id: 'pay',
  paymentIntentId: 'pi',
  status: 'failed',
  amount: '1005.00',
  currency: 'usd',
  clientSecret: 'secret',
  actions: ['pay'],
  lines: [],
};

async function open(letter: OfferLetter, isPaid = true) {
  const server = startFakeServer();
  const collect = vi.fn(() => Promise.resolve(isPaid));
  return { ...(await renderPart(<NextStep letter={letter} collect={collect} />)), server, collect };
}

it('one press pays and sends a draft whose card was declined', async () => {
  const { user, server, collect } = await open(sampleLetter({ payment }));
  server.answers(SEND, { body: sampleLetter({ status: 'sent' }) });
  await expectAccessible();
  await press(user, 'Pay $1,005.00 & send');
  await expectToast(/^Offer Letter Sent/);
  expect(collect).toHaveBeenCalledWith(payment);
  expect(server.calls(SEND)).toHaveLength(1);
});

it('an unpaid draft is not sent', async () => {
  const { user, server, collect } = await open(sampleLetter({ payment }), false);
  await press(user, 'Pay $1,005.00 & send');
  expect(collect).toHaveBeenCalledOnce();
  expect(server.calls(SEND)).toEqual([]);
});

it('a paid draft that cannot be sent shows an error', async () => {
  const { user, server } = await open(sampleLetter());
  server.answers(SEND, silent);
  await press(user, 'Send for Signature');
  await expectToast('Failed to send for signature');
});
