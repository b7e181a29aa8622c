// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectToast, pressOnceEnabled } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleLetter } from '#shared/testing/sample-letter.ts';
import { sampleReferral } from '#shared/testing/sample-referral.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { EmployerReferralsPage } from './EmployerReferralsPage.tsx';

const COUNTER = {
  id: 'c',
  payRate: '30',
  startDate: null,
  note: 'I have 12 years',
  status: 'open',
  createdAt: '2026-11-20T12:00:00.000Z',
} as const;

function serve() {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  server.answers('GET /api/employer-referrals', { body: [] });
  server.answers('GET /api/my-jobs', { body: [] });
  return server;
}

it("a notice opens the letter, and one press accepts the worker's request", async () => {
  const server = serve();
  const letter = sampleLetter({ status: 'viewed', counter: COUNTER });
  server.answers('GET /api/referrals/two', { body: sampleReferral({ id: 'two', status: 'offer_sent' }) });
  server.answers('GET /api/offer-letters/referral/two', { body: letter });
  const part = await renderPart(<EmployerReferralsPage />, { at: '/employer/referrals?letter=two' });
  await screen.findByText('Leo Letter asks for a change');
  expect(screen.getByText(/^A note isn't part of the letter/)).toBeDefined();
  await waitFor(() => expect(part.address()).toBe('/employer/referrals'));
  server.answers('POST /api/offer-letters/one/counter', { body: { ...letter, version: 2, counter: null } });
  await pressOnceEnabled(part.user, 'Accept Change');
  await expectToast(/^Change Accepted/);
  expect(server.calls('POST /api/offer-letters/one/counter')[0]?.body).toEqual({
    accept: true,
    confirmedPay: false,
    otherCard: false,
  });
});

it('a letter of someone else, or one that is gone, shows an error', async () => {
  const server = serve();
  server.answers('GET /api/referrals/two', refusing(403, 'hiring.not_owner', 'This referral is not yours'));
  const part = await renderPart(<EmployerReferralsPage />, { at: '/employer/referrals?letter=two' });
  await expectToast(/This referral is not yours/);
  await waitFor(() => expect(part.address()).toBe('/employer/referrals'));
});
