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

const AWAITING = {
  id: 'some-check',
  url: null,
  expiresAt: '2026-12-04T12:00:00.000Z',
  status: 'awaiting_consent',
  packageType: 'standard',
  packageInfo: { price: '50.00', includes: [] },
  isExpired: true,
  requestedAt: '2026-11-20T12:00:00.000Z',
  paperAskedAt: null,
  paperFormUrl: null,
  consentAt: null,
  consentDocumentUrl: null,
  completedAt: null,
  awaitsCandidate: false,
  isOrdered: false,
  findings: [],
};
const TEST = { ...AWAITING, packageType: 'drug_test', site: null, appointment: null };

it.each([
  ['check', 'background-check', { check: AWAITING }, /^Background check/],
  ['drugTest', 'drug-test', { test: TEST }, /^Drug test/],
])('a notice about an expired link opens the %s, where one press sends a new link', async (...row) => {
  const [name, path, found, title] = row;
  const server = serve();
  server.answers('GET /api/referrals/two', { body: sampleReferral({ id: 'two' }) });
  const state = {
    ...found,
    actions: ['renew_link', 'cancel'],
    requestRefusal: null,
    mustConfirmOffer: false,
    adverseAction: null,
    waitWouldEndAt: null,
    needsCertification: false,
  };
  server.answers(`GET /api/referrals/two/${path}`, { body: state });
  server.answers(`POST /api/referrals/two/${path}/link`, { body: state });
  const part = await renderPart(<EmployerReferralsPage />, { at: `/employer/referrals?${name}=two` });
  expect(await screen.findByRole('dialog', { name: title })).toBeDefined();
  await waitFor(() => expect(part.address()).toBe('/employer/referrals'));
  await pressOnceEnabled(part.user, 'Send a new link');
  await waitFor(() => expect(server.calls(`POST /api/referrals/two/${path}/link`)).toHaveLength(1));
});

it('a letter of someone else, or one that is gone, shows an error', async () => {
  const server = serve();
  server.answers('GET /api/referrals/two', refusing(403, 'hiring.not_owner', 'This referral is not yours'));
  const part = await renderPart(<EmployerReferralsPage />, { at: '/employer/referrals?letter=two' });
  await expectToast(/This referral is not yours/);
  await waitFor(() => expect(part.address()).toBe('/employer/referrals'));
});
