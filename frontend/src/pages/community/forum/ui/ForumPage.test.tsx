// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { silent, startFakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { ForumPage } from './ForumPage.tsx';

const STATS = 'GET /api/forum/stats';
const LEADERS = 'GET /api/leaderboard';

const leader = (rank: number, id: string | null, firstName: string) => ({
  rank,
  id,
  firstName,
  lastName: 'R.',
  tier: 'gold',
  successfulReferrals: 9 - rank,
  totalEarnings: null,
});

async function open(at = '/forum') {
  const server = startFakeServer();
  server.answers(STATS, {
    body: { activeMembers: 2847, successfulReferrals: 1293, bonusesPaid: '180250.50' },
  });
  server.answers('GET /api/forum/discussions', { body: [] });
  server.answers('GET /api/events', { body: [] });
  server.answers(LEADERS, {
    body: [leader(1, '01890a5d-ac96-774b-bcce-b302099a8500', 'Ana'), leader(2, null, 'Crewvine')],
  });
  return { ...(await renderPart(<ForumPage />, { at })), server };
}

const category = (name: RegExp) => screen.findByRole('button', { name });

describe('the forum', () => {
  it("a category's card shows only its discussions; the card or Show All shows all again", async () => {
    const { user, address } = await open();
    expect(screen.queryByRole('button', { name: 'Show All' })).toBeNull();
    await user.click(await category(/^Workers/));
    await waitFor(() => expect(address()).toBe('/forum?category=workers'));
    expect((await category(/^Workers/)).getAttribute('aria-pressed')).toBe('true');
    await user.click(await category(/^Workers/));
    await waitFor(() => expect(address()).toBe('/forum'));
    await user.click(await category(/^Employers/));
    await press(user, 'Show All');
    await waitFor(() => expect(address()).toBe('/forum'));
  });

  it('the forum has four categories and ignores unknown ones', async () => {
    await open('/forum?category=gossip');
    const region = await screen.findByRole('region', { name: 'Categories' });
    const names = within(region)
      .getAllByRole('button')
      .map((button) => button.querySelector('strong')?.textContent);
    expect(names).toEqual(['General', 'Referrers', 'Workers', 'Employers']);
  });

  it("the forum loads only the category's discussions and the next three events", async () => {
    const { server } = await open('/forum?category=workers&order=top');
    expect(await screen.findByRole('heading', { name: 'No discussions yet' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start a Discussion' })).toBeTruthy();
    const [asked] = server.calls('GET /api/forum/discussions');
    expect([asked?.search.get('category'), asked?.search.get('order')]).toEqual(['workers', 'top']);
    expect(await screen.findByRole('region', { name: 'Upcoming Events' })).toBeTruthy();
    expect(server.calls('GET /api/events')[0]?.search.get('limit')).toBe('3');
  });

  it('the order of the discussions stays when the category changes', async () => {
    const { user, address } = await open('/forum?order=top');
    await user.click(await category(/^Workers/));
    await waitFor(() => expect(address()).toBe('/forum?order=top&category=workers'));
  });

  it('the stats show real figures', async () => {
    await open();
    const stats = await screen.findByRole('region', { name: 'Community Stats' });
    await within(stats).findByText('2,847');
    expect(within(stats).getByText('1,293')).toBeTruthy();
    expect(within(stats).getByText('$180,251')).toBeTruthy();
  });

  it('the top five referrers appear under the names they agreed to', async () => {
    const { server } = await open();
    const top = await screen.findByRole('region', { name: 'Top Referrers' });
    const rows = await within(top).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['1Ana R.8 hires', '2Crewvine member7 hires']);
    expect(server.calls(LEADERS)[0]?.search.get('limit')).toBe('5');
  });

  it('the sidebar reloads parts that failed to load', async () => {
    const { user, server } = await open();
    server.answers(STATS, silent);
    server.answers(LEADERS, silent);
    expect(await screen.findByText("The stats didn't load")).toBeTruthy();
    expect(screen.getByText("The top referrers didn't load")).toBeTruthy();
    server.answers(STATS, { body: { activeMembers: 1, successfulReferrals: 0, bonusesPaid: '0.00' } });
    await press(user, 'Retry', screen.getByRole('region', { name: 'Community Stats' }));
    expect(await screen.findByText('$0')).toBeTruthy();
  });
});
