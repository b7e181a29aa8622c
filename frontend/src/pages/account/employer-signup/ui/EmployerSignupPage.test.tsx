// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { EmployerSignupPage } from './EmployerSignupPage.tsx';

/** rules.md#texts-to-the-letter */
const MISSING = [
  'First name is required',
  'Last name is required',
  'Please enter a valid email address',
  'Please enter a valid phone number',
  'Password must be at least 8 characters',
  'Company name is required',
  'Please select company size',
  'Location is required',
  'You must be 18 or older and accept the Terms',
];

it("an employer's incomplete sign-up shows each missing field and sends nothing", async () => {
  const server = startFakeServer();
  const { user } = await renderPart(<EmployerSignupPage />);
  await press(user, 'Create Account');
  await expectFieldMessages(MISSING);
  expect(server.calls('POST /api/employer-signup')).toEqual([]);
});

it('a new employer sees a welcome message and lands on the dashboard', async () => {
  const server = startFakeServer();
  const { user, address } = await renderPart(<EmployerSignupPage />, { at: '/employer-signup' });
  await fillIn(user, {
    'First name': 'Ana',
    'Last name': 'Ruiz',
    'Work email': 'ana@example.com',
    Phone: '512-555-0147',
    Password: 'sturdy-hammer-9',
    'Company name': 'Hill Country Builders',
    'Company size': '1-10',
    'Primary location': 'Austin, TX',
  });
  await user.click(screen.getByRole('checkbox', { name: /^I am 18/ }));
  server.answers('POST /api/employer-signup', { status: 201, body: sampleUser({ userType: 'employer' }) });
  server.answers('GET /api/auth/user', { body: sampleUser({ userType: 'employer' }) });
  await press(user, 'Create Account');
  await expectToast('Account Created Successfully!You can now start posting jobs');
  await waitFor(() => expect(address()).toBe('/employer-dashboard'));
  expect(server.calls('POST /api/employer-signup')[0]?.body).toMatchObject({
    firstName: 'Ana',
    acceptTerms: true,
  });
});
