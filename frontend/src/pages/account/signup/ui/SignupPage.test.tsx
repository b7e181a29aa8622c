// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, silent, startFakeServer, type FakeAnswer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { SignupPage } from './SignupPage.tsx';

/** rules.md#texts-to-the-letter */
const MISSING = [
  'First name is required',
  'Last name is required',
  'Please enter a valid email address',
  'Password must be at least 8 characters',
  'You must be 18 or older and accept the Terms',
];
const TAKEN = 'An account with this email already exists';
const REFUSALS: readonly (readonly [FakeAnswer, string, string[]])[] = [
  [refusing(409, 'identity.email_taken', TAKEN, [{ path: 'email', message: TAKEN }]), TAKEN, [TAKEN]],
  [silent, 'Failed to create account. Please try again.', []],
];

async function open() {
  const server = startFakeServer();
  const part = await renderPart(<SignupPage />, { at: '/signup' });
  await screen.findByRole('button', { name: 'Create Account' });
  return { ...part, server };
}

async function openFilled() {
  const part = await open();
  await fillIn(part.user, {
    'First name': 'Ana',
    'Last name': 'Ruiz',
    Email: 'ana@example.com',
    Password: 'sturdy-hammer-9',
  });
  await part.user.click(screen.getByRole('checkbox'));
  return part;
}

describe("a member's sign-up", () => {
  it('an incomplete form shows each missing field and sends nothing', async () => {
    const { user, server } = await open();
    await press(user, 'Create Account');
    await expectFieldMessages(MISSING);
    expect(server.calls('POST /api/auth/signup')).toEqual([]);
  });

  it.each(REFUSALS)(
    'a form that is refused with %o says "%s" and retains the input',
    async (answer, words, inFields) => {
      const { user, server } = await openFilled();
      server.answers('POST /api/auth/signup', answer);
      await press(user, 'Create Account');
      await expectToast(`Signup Failed${words}`);
      await expectFieldMessages(inFields);
      expect(valueOf('Email')).toBe('ana@example.com');
    },
  );

  it('a complete form creates the account and opens the next page', async () => {
    const { user, server, address } = await openFilled();
    server.answers('POST /api/auth/signup', { status: 201, body: sampleUser() });
    server.answers('GET /api/auth/user', { body: sampleUser() });
    await press(user, 'Create Account');
    await waitFor(() => expect(address()).toBe('/home'));
    expect(server.calls('POST /api/auth/signup')[0]?.body).toMatchObject({
      firstName: 'Ana',
      email: 'ana@example.com',
      acceptTerms: true,
    });
  });
});
