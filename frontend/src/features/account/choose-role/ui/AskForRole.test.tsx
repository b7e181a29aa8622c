// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedOut, silent, startFakeServer, type FakeAnswer } from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { AskForRole } from './AskForRole.tsx';

const NEWCOMER = sampleUser({ roleChosenAt: null });
/** rules.md#texts-to-the-letter */
const REFUSALS: readonly (readonly [FakeAnswer, string])[] = [
  [silent, 'ErrorFailed to update role. Please try again.'],
  [signedOut, 'ErrorPlease try again or refresh the page.'],
];

async function open(user = NEWCOMER) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: user });
  return { ...(await renderPart(<AskForRole />)), server };
}

describe('the role question', () => {
  it('the role question does not appear to a user who has chosen', async () => {
    const { server } = await open(sampleUser());
    await waitFor(() => expect(server.calls('GET /api/auth/user')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('Escape does not close the role question', async () => {
    const { user } = await open();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it.each(REFUSALS)('a choice refused with %o shows "%s" and can be made again', async (answer, words) => {
    const { user, server } = await open();
    server.answers('PUT /api/user/role', answer);
    await press(user, 'Start Referring Workers');
    await expectToast(words);
    const again = await screen.findByRole('button', { name: 'Start Referring Workers' });
    await waitFor(() => expect(again).toHaveProperty('disabled', false));
  });

  it('the role question closes once the choice is saved', async () => {
    const { user, server } = await open();
    server.answers('PUT /api/user/role', { body: sampleUser() });
    await screen.findByRole('dialog');
    server.answers('GET /api/auth/user', { body: sampleUser() });
    await press(user, 'Start Referring Workers');
    // This state closes automatically.
    await screen.findByRole('button', { name: 'Selected!' });
    await expectToast('Role Updated!Your account has been set up successfully.');
    expect(server.calls('PUT /api/user/role')[0]?.body).toEqual({ userType: 'referrer' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
