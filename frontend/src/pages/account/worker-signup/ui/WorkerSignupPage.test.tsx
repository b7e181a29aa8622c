// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { openByLink } from '#shared/testing/open-by-link.tsx';
import { expectFieldMessages, expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { WorkerSignupPage } from './WorkerSignupPage.tsx';

/** rules.md#texts-to-the-letter */
const MISSING = [
  'First name is required',
  'Last name is required',
  'Please enter a valid email address',
  'Please enter a valid phone number',
  'Password must be at least 8 characters',
  'Location is required',
  'Please select experience level',
  'Please select availability',
  'Please select transportation',
  'You must be 18 or older and accept the Terms',
];

it("a worker's incomplete sign-up shows each missing field and sends nothing", async () => {
  const server = startFakeServer();
  const { user } = await renderPart(<WorkerSignupPage />);
  await press(user, 'Create Account');
  await expectFieldMessages(MISSING);
  expect(server.calls('POST /api/worker-signup')).toEqual([]);
});

it('a new worker sees a welcome message and lands on the dashboard', async () => {
  const server = startFakeServer();
  const { user, address } = await renderPart(<WorkerSignupPage />, { at: '/worker-signup' });
  await fillIn(user, {
    'First name': 'Ana',
    'Last name': 'Ruiz',
    Email: 'ana@example.com',
    Phone: '512-555-0147',
    Password: 'sturdy-hammer-9',
    Location: 'Austin, TX',
    'Experience level': 'expert',
    Availability: 'immediate',
    Transportation: 'own-vehicle',
  });
  await user.click(await screen.findByRole('checkbox', { name: /^I am 18/ }));
  server.answers('POST /api/worker-signup', { status: 201, body: sampleUser({ userType: 'worker' }) });
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'worker' }) });
  await press(user, 'Create Account');
  await expectToast('Account Created Successfully!You can now apply to jobs');
  await waitFor(() => expect(address()).toBe('/worker-dashboard'));
  expect(server.calls('POST /api/worker-signup')[0]?.body).toMatchObject({
    firstName: 'Ana',
    acceptTerms: true,
  });
});

/** The sign-up page as a link with this state in the history opens it. */
async function openFrom(state: object) {
  const server = startFakeServer();
  const part = await openByLink('/worker-signup', state, <WorkerSignupPage />);
  await screen.findByLabelText('First name');
  return { ...part, server };
}

const REFERRED = {
  returnTo: '/confirm-referral/t',
  known: { name: ' Rosa  Díaz Luna ', phone: '+15125550148' },
};

it('the sign-up of a referred worker has the name and phone of the referral', async () => {
  await openFrom(REFERRED);
  expect(valueOf('First name')).toBe('Rosa');
  expect(valueOf('Last name')).toBe('Díaz Luna');
  expect(valueOf('Phone')).toBe('(512) 555-0148');
  expect(valueOf('Email')).toBe('');
});

it.each([{ known: { name: 7 } }, { returnTo: '/jobs' }])(
  'the sign-up fields are empty if the history contains %o',
  async (state) => {
    await openFrom(state);
    expect(valueOf('First name')).toBe('');
    expect(valueOf('Phone')).toBe('');
  },
);

it('a referred worker returns to the referral after the sign-up', async () => {
  const { user, server, address } = await openFrom(REFERRED);
  await fillIn(user, {
    Email: 'rosa@example.com',
    Password: 'sturdy-hammer-9',
    Location: 'Austin, TX',
    'Experience level': 'expert',
    Availability: 'immediate',
    Transportation: 'own-vehicle',
  });
  await user.click(await screen.findByRole('checkbox', { name: /^I am 18/ }));
  const worker = { body: sampleUser({ userType: 'worker' }) };
  server.answers('POST /api/worker-signup', { status: 201, ...worker });
  server.answers('GET /api/auth/user', worker);
  await press(user, 'Create Account');
  await waitFor(() => expect(address()).toBe('/confirm-referral/t'));
  expect(server.calls('POST /api/worker-signup')[0]?.body).toMatchObject({
    firstName: 'Rosa',
    lastName: 'Díaz Luna',
    phone: '(512) 555-0148',
  });
});
