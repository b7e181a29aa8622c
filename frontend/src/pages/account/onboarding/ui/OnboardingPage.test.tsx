// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusing, silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press, valueOf } from '#shared/testing/on-screen.ts';
import { renderPart, type Part } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { OnboardingPage } from './OnboardingPage.tsx';

const SAVE = 'PUT /api/auth/profile';
const NEWCOMER = sampleUser({ onboardingCompleted: false, roleChosenAt: null, location: null });

async function open() {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: NEWCOMER });
  return { ...(await renderPart(<OnboardingPage />, { at: '/onboarding' })), server };
}

const shown = (name: string) => screen.findByRole('heading', { name });

/** Fills in the steps as a referrer, up to the last one. */
async function goToTheEnd({ user }: Part): Promise<void> {
  await press(user, 'Next');
  await shown('How do you want to use Crewvine?');
  await user.click(screen.getByRole('radio', { name: /^Referrer/ }));
  await fillIn(user, { Location: 'Austin, TX' });
  await press(user, 'Next');
  await screen.findByRole('button', { name: 'Complete setup' });
}

describe('the steps of a new account', () => {
  it('a step shows what is missing before the next one opens, and Back returns to it', async () => {
    const { user, server } = await open();
    await shown('Tell us about yourself');
    await fillIn(user, { 'First name': '', 'Last name': '', Phone: '' });
    await press(user, 'Next');
    await expectFieldMessages([
      'First name is required',
      'Last name is required',
      'Valid phone number required',
    ]);
    await fillIn(user, { 'First name': 'Nia', 'Last name': 'Ruiz', Phone: '555' });
    await press(user, 'Next');
    await expectFieldMessages(['Valid phone number required']);
    await fillIn(user, { Phone: '512-555-0147' });
    await press(user, 'Next');
    await shown('How do you want to use Crewvine?');
    await press(user, 'Next');
    await expectFieldMessages(['Please select a role', 'Location is required']);
    expect(server.calls(SAVE)).toEqual([]);
    await press(user, 'Back');
    await shown('Tell us about yourself');
    expect(valueOf('First name')).toBe('Nia');
  });

  it('the last step saves the profile and can retry after a failure', async () => {
    const part = await open();
    const { user, server, address } = part;
    await goToTheEnd(part);
    server.answers(SAVE, silent);
    await press(user, 'Complete setup');
    await expectToast('Setup ErrorFailed to set up your profile. Please try again.');
    server.answers(SAVE, refusing(409, 'test.refused', 'The server has its reasons.'));
    await press(user, 'Complete setup');
    await expectToast('Setup ErrorThe server has its reasons.');
    server.answers(SAVE, { body: sampleUser() });
    await press(user, 'Complete setup');
    await expectToast('Welcome to Crewvine');
    await waitFor(() => expect(address()).toBe('/referrer-dashboard'));
    expect(server.calls(SAVE).at(-1)?.body).toMatchObject({ userType: 'referrer', location: 'Austin, TX' });
  });

  it('a refused field reopens its step', async () => {
    const part = await open();
    const { user, server } = part;
    await goToTheEnd(part);
    const message = 'Valid phone number required';
    server.answers(SAVE, refusing(400, 'identity.phone_invalid', message, [{ path: 'phone', message }]));
    await press(user, 'Complete setup');
    await expectToast(`Setup Error${message}`);
    await shown('Tell us about yourself');
    await expectFieldMessages([message]);
  });
});
