// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LeaderboardEntry } from '#contract/rewards/leaderboard.ts';
import type { UserTier } from '#contract/rewards/tier.ts';
import { silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { LeaderboardPage } from './LeaderboardPage.tsx';

const TIER: UserTier = {
  currentTier: 'silver',
  tierIcon: '🥈',
  tierColor: '#5f6b76',
  rewardPerHire: '75.00',
  totalEarnings: '1250.00',
  successfulHires: 4,
  progressToNext: 33,
  nextTier: { name: 'gold', hiresNeeded: 2, rewardPerHire: '100.00' },
};
const ANA = sampleUser();

function entry(changes: Partial<LeaderboardEntry>): LeaderboardEntry {
  return {
    rank: 1,
    id: null,
    firstName: 'Crewvine',
    lastName: 'member',
    profileImageUrl: null,
    tier: 'silver',
    tierIcon: '🥈',
    tierColor: '#5f6b76',
    successfulReferrals: 4,
    totalEarnings: null,
    nextTier: 'gold',
    progressToNext: 33,
    hiresNeeded: 2,
    ...changes,
  };
}

const BOARD = [
  entry({
    id: '01890a5d-ac96-774b-bcce-b302099a8001',
    firstName: 'Luz',
    lastName: 'M.',
    tier: 'platinum',
    successfulReferrals: 12,
    totalEarnings: '5300.50',
    nextTier: null,
    progressToNext: 100,
    hiresNeeded: 0,
  }),
  entry({ rank: 2, id: ANA.id, firstName: 'Ana', lastName: 'R.' }),
  entry({ rank: 2 }),
];

function serverWith(allTime: readonly LeaderboardEntry[]): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/leaderboard', { body: allTime });
  server.answers('GET /api/leaderboard/monthly', { body: [] });
  return server;
}

function signedIn(server: FakeServer, changes: Parameters<typeof sampleUser>[0] = {}): void {
  server.answers('GET /api/auth/user', { body: sampleUser(changes) });
  server.answers('GET /api/user/tier', { body: TIER });
}

const rowsOf = async (name: string): Promise<(string | null)[]> => {
  const list = await screen.findByRole('list', { name });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('the leaderboard', () => {
  it('the leaderboard shows names and earnings only of people who agreed', async () => {
    signedIn(serverWith(BOARD));
    await renderPart(<LeaderboardPage />);
    expect(await rowsOf('All Time Leaders')).toEqual([
      'Rank 1Luz M.PlatinumTop tier12 hires$5,300.50 earned',
      'Rank 2Ana R.YouSilver2 hires to Gold4 hires',
      'Rank 2Crewvine memberSilver2 hires to Gold4 hires',
    ]);
  });

  it('a member who has earned nothing yet has no amount', async () => {
    serverWith(BOARD.slice(0, 1).map((leader) => ({ ...leader, totalEarnings: '0.00' })));
    await renderPart(<LeaderboardPage />);
    expect((await rowsOf('All Time Leaders'))[0]).not.toContain('earned');
  });

  it('the leaderboard is available in Spanish', async () => {
    serverWith(BOARD);
    await renderPart(<LeaderboardPage />, { language: 'es' });
    expect((await rowsOf('Líderes de siempre'))[2]).toBe(
      'Puesto 2Miembro de CrewvinePlata2 contrataciones para Oro4 contrataciones',
    );
  });

  it("the page shows the user's progress, their tier, and how others see them", async () => {
    signedIn(serverWith(BOARD), { showOnLeaderboard: true });
    await renderPart(<LeaderboardPage />);
    const own = await screen.findByRole('region', { name: 'Your progress' });
    await within(own).findByText('2 more hires for Gold: $100 per hire.');
    expect(own.textContent).toContain("You've earned $1,250 so far.");
    expect(own.textContent).toContain('Others see you as Ana R.');
    const link = within(own).getByRole('link', { name: 'Change what others see' });
    expect(link.getAttribute('href')).toBe('/profile/about#leaderboard');
    const rows = within(screen.getByRole('table', { name: 'Reward tiers' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TierHiresPer hire',
      'Bronze1–2$50',
      'SilverYou3–5$75',
      'Gold6–9$100',
      'Platinum10+$150',
    ]);
  });

  it('an unnamed user sees that others know them as a Crewvine member', async () => {
    signedIn(serverWith([]));
    await renderPart(<LeaderboardPage />);
    const own = await screen.findByRole('region', { name: 'Your progress' });
    expect(own.textContent).toContain('Others see you as "Crewvine member".');
  });

  it('visitors see how to sign up instead of their own progress', async () => {
    const server = serverWith(BOARD);
    await renderPart(<LeaderboardPage />);
    const join = await screen.findByRole('link', { name: 'Sign up free' });
    expect(join.getAttribute('href')).toBe('/signup');
    const signIn = screen.getByRole('link', { name: 'Sign in' });
    expect(signIn.getAttribute('href')).toBe('/api/login?returnTo=%2Fleaderboard');
    expect(screen.queryByRole('region', { name: 'Your progress' })).toBeNull();
    expect(server.calls('GET /api/user/tier')).toEqual([]);
  });

  it('an admin has no progress, because admins are not ranked', async () => {
    signedIn(serverWith(BOARD), { userType: 'admin' });
    await renderPart(<LeaderboardPage />);
    await rowsOf('All Time Leaders');
    expect(screen.queryByRole('region', { name: 'Your progress' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign up free' })).toBeNull();
  });

  it('the tab for this month is stored in the address', async () => {
    serverWith(BOARD);
    const { user, address } = await renderPart(<LeaderboardPage />, { at: '/leaderboard' });
    await user.click(await screen.findByRole('tab', { name: 'This Month' }));
    await screen.findByRole('heading', { name: 'No hires yet this month' });
    expect(address()).toBe('/leaderboard?tab=month');
  });

  it('the page shows five skeletons while it loads', async () => {
    const server = serverWith(BOARD);
    server.answers('GET /api/leaderboard', () => new Promise(() => undefined));
    await renderPart(<LeaderboardPage />);
    await screen.findByRole('status');
    expect(document.querySelectorAll('[aria-busy] [aria-hidden="true"]')).toHaveLength(5);
  });

  it('an empty leaderboard suggests referring workers', async () => {
    serverWith([]);
    await renderPart(<LeaderboardPage />);
    await screen.findByRole('heading', { name: 'No leaders yet' });
    expect(screen.getByRole('link', { name: 'Refer Workers' }).getAttribute('href')).toBe('/home');
  });

  it('the leaderboard reloads after a failure', async () => {
    const server = serverWith(BOARD);
    server.answers('GET /api/leaderboard', silent);
    const { user } = await renderPart(<LeaderboardPage />);
    await screen.findByRole('heading', { name: "The leaderboard didn't load" });
    server.answers('GET /api/leaderboard', { body: BOARD });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowsOf('All Time Leaders')).toHaveLength(3);
  });

  it("the user's progress reloads after a failure", async () => {
    const server = serverWith(BOARD);
    signedIn(server);
    server.answers('GET /api/user/tier', silent);
    const { user } = await renderPart(<LeaderboardPage />);
    await screen.findByRole('heading', { name: "Your progress didn't load" });
    server.answers('GET /api/user/tier', { body: TIER });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('2 more hires for Gold: $100 per hire.')).toBeTruthy();
  });

  it('members have a menu for other named people but not for themselves', async () => {
    const server = serverWith(BOARD);
    signedIn(server);
    await renderPart(<LeaderboardPage />);
    expect(await screen.findByRole('button', { name: 'More about Luz M.' })).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^More about/ })).toHaveLength(1);
  });

  it('visitors have no such menu', async () => {
    serverWith(BOARD);
    await renderPart(<LeaderboardPage />);
    await screen.findByText('Luz M.');
    expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull();
  });
});
