// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { LeaderboardSettings } from './LeaderboardSettings.tsx';

const named = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Show me as Ana R.' });
const earnings = () => screen.getByRole<HTMLInputElement>('checkbox', { name: "Show what I've earned" });

describe('the leaderboard settings', () => {
  it('the name and the earnings are hidden until the user agrees', async () => {
    const server = startFakeServer();
    const { user } = await renderPart(<LeaderboardSettings user={sampleUser()} />);
    const name = await named();
    expect([name.checked, earnings().checked, earnings().disabled]).toEqual([false, false, true]);
    await user.click(name);
    await waitFor(() =>
      expect(server.calls('PUT /api/auth/preferences').map(({ body }) => body)).toEqual([
        { showOnLeaderboard: true },
      ]),
    );
  });

  it('earnings can be shown only with a name', async () => {
    const server = startFakeServer();
    const { user } = await renderPart(<LeaderboardSettings user={sampleUser({ showOnLeaderboard: true })} />);
    await named();
    await user.click(earnings());
    await waitFor(() =>
      expect(server.calls('PUT /api/auth/preferences').map(({ body }) => body)).toEqual([
        { showEarnings: true },
      ]),
    );
  });

  it('a shared choice can always be turned off', async () => {
    startFakeServer();
    await renderPart(<LeaderboardSettings user={sampleUser({ showEarnings: true })} />);
    await named();
    expect(earnings().disabled).toBe(false);
  });
});
