// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { useCurrentUser } from './api/session-api.ts';
import { RequireSignIn } from './RequireSignIn.tsx';

/** Refetches the user, as the live stream does after the session ends. */
function AskAgain() {
  const { refetch } = useCurrentUser();
  return <button onClick={() => void refetch()}>Ask again</button>;
}

/** A member's screen whose session can end elsewhere; `went` collects redirects. */
async function memberScreen() {
  const server = startFakeServer();
  let isSignedIn = true;
  server.answers('GET /api/auth/user', () => ({ body: isSignedIn ? sampleUser() : null }));
  const { user } = await renderPart(
    <>
      <AskAgain />
      <RequireSignIn>The jobs of Ana</RequireSignIn>
    </>,
    { at: '/my-jobs?tab=open' },
  );
  await screen.findByText('The jobs of Ana');
  const went: string[] = [];
  vi.stubGlobal('location', { replace: (address: string) => went.push(address) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const end = async () => {
    isSignedIn = false;
    await press(user, 'Ask again');
    await waitFor(() => expect(screen.queryByText('The jobs of Ana')).toBeNull());
  };
  return { went, end };
}

const SIGN_IN = '/api/login?returnTo=%2Fmy-jobs%3Ftab%3Dopen';

describe('a signed-in screen after its session ends', () => {
  it('a signed-in screen redirects to sign-in after the session ends, with a return path', async () => {
    const { went, end } = await memberScreen();
    await end();
    await waitFor(() => expect(went).toEqual([SIGN_IN]));
  });

  it('a signed-in screen does not redirect while another page loads, as after “Log out”', async () => {
    const { went, end } = await memberScreen();
    fireEvent(window, new Event('beforeunload'));
    await end();
    expect(went).toEqual([]);
    // The user returned to the cached page.
    fireEvent(window, new Event('pageshow'));
    await waitFor(() => expect(went).toEqual([SIGN_IN]));
  });

  it('a signed-in screen redirects after a while if the other page never loads', async () => {
    const { went, end } = await memberScreen();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent(window, new Event('beforeunload'));
    await end();
    expect(went).toEqual([]);
    act(() => void vi.advanceTimersByTime(10_000));
    await waitFor(() => expect(went).toEqual([SIGN_IN]));
  });
});
