// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
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
  await user.click(screen.getByRole('checkbox', { name: /^I am 18/ }));
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
