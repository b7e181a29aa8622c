// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { useCurrentUser } from './current-user.ts';
import { RequireSignIn } from './RequireSignIn.tsx';

/** As the stream of updates does when the session ends. */
function AskAgain() {
  const { refetch } = useCurrentUser();
  return <button onClick={refetch}>Ask again</button>;
}

/** A screen of a member whose session has just ended elsewhere; `went` is where it led. */
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

describe('a screen of signed-in people, once the session ends', () => {
  it('leads to where one signs in and comes back from', async () => {
    const { went, end } = await memberScreen();
    await end();
    await waitFor(() => expect(went).toEqual([SIGN_IN]));
  });

  it('leads nowhere while the browser is on its way to another page, as after “Log out”', async () => {
    const { went, end } = await memberScreen();
    fireEvent(window, new Event('beforeunload'));
    await end();
    expect(went).toEqual([]);
    // Back from there, with the page as it was kept.
    fireEvent(window, new Event('pageshow'));
    await waitFor(() => expect(went).toEqual([SIGN_IN]));
  });

  it('leads there after a while where the other page never comes', async () => {
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
