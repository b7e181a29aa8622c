// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CommunityHit } from '#contract/community/search/search-community.ts';
import { silent, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { CommunitySearchPage } from './CommunitySearchPage.tsx';

const id = (n: number): string => `01890a5d-ac96-774b-bcce-b3020000000${n}`;
const AT = '2026-11-20T12:00:00.000Z';
const words = (before: string, hit: string) =>
  [
    { text: before, isHit: false },
    { text: hit, isHit: true },
  ].filter(({ text }) => text !== '');
const POST: CommunityHit = {
  kind: 'posts',
  id: id(1),
  title: words('Which ', 'harness?'),
  excerpt: words('<b>My ', 'harness'),
  createdAt: AT,
  type: 'question',
  author: { id: id(9), firstName: 'Luz', lastName: 'Mendoza', profileImageUrl: null },
  board: { id: id(2), name: 'Roofers' },
  event: null,
  category: null,
  replyCount: 3,
};
const BOARD: CommunityHit = {
  kind: 'boards',
  id: id(2),
  title: words('', 'Harness people'),
  excerpt: [],
  createdAt: AT,
  industry: 'roofing',
  isPrivate: true,
  memberCount: 1,
};
const EVENT: CommunityHit = {
  kind: 'events',
  id: id(3),
  title: words('', 'Harness check'),
  excerpt: [],
  createdAt: AT,
  eventType: 'safety',
  locationType: 'in_person',
  startAt: '2026-12-05T16:00:00.000Z',
  timeZone: 'America/Chicago',
  city: 'Austin',
  state: 'TX',
  board: null,
};
const SEARCH = 'GET /api/search/community';

const finding = (...hits: CommunityHit[]): FakeServer => {
  const server = startFakeServer();
  server.answers(SEARCH, { body: hits });
  return server;
};
const at = (search: string) => renderPart(<CommunitySearchPage />, { at: `/community/search${search}` });
const links = async (): Promise<readonly (string | null)[]> =>
  (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));

describe('the community search', () => {
  it('the page waits for at least a word', async () => {
    const server = finding();
    await at('?q=x');
    await screen.findByText('Type a word or two');
    expect(server.calls(SEARCH)).toEqual([]);
  });

  it('a hit shows its place and highlights the words found', async () => {
    finding(EVENT, POST, BOARD);
    await at('?q=harness');
    const [event, post, board] = await screen.findAllByRole('listitem');
    expect(await links()).toEqual([
      `/events/${id(3)}`,
      `/community/${id(2)}/posts/${id(1)}`,
      `/community/${id(2)}`,
    ]);
    expect(event?.textContent).toContain('Sat, Dec 5, 10:00 AM CSTAustin, TX');
    expect(post?.textContent).toMatch(/^Postin RoofersWhich harness\?<b>My harnessLuz Mendoza.*3 replies$/);
    expect([...(post?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'harness?',
      'harness',
    ]);
    expect(board?.textContent).toContain('Roofing1 memberPrivate');
    await screen.findByText('3 results');
  });

  it('the words and the kind are stored in the address', async () => {
    const server = finding(POST);
    const { user, address } = await at('');
    await fillIn(user, { 'What are you looking for?': 'harness' });
    await press(user, 'Search');
    await screen.findByText('1 result');
    await user.click(screen.getByRole('tab', { name: 'Events' }));
    await waitFor(() => expect(address()).toBe('/community/search?q=harness&in=events'));
    await waitFor(() => expect(server.calls(SEARCH).at(-1)?.search.toString()).toBe('q=harness&in=events'));
  });

  it('an empty result suggests where to look next', async () => {
    finding();
    const { user, address } = await at('?q=zzz&in=boards');
    await screen.findByText('Nothing found for “zzz”');
    await press(user, 'Search everything');
    await waitFor(() => expect(address()).toBe('/community/search?q=zzz'));
    expect(await links()).toEqual(['/forum']);
  });

  it('a failed search can be repeated', async () => {
    const server = startFakeServer();
    server.answers(SEARCH, silent);
    const { user } = await at('?q=harness');
    await screen.findByText("The search didn't work");
    server.answers(SEARCH, { body: [POST] });
    await press(user, 'Retry');
    await screen.findByText('1 result');
    expect(server.calls(SEARCH)).toHaveLength(2);
  });

  it('a press loads more results', async () => {
    const server = startFakeServer();
    server.answers(SEARCH, ({ search }) =>
      search.get('cursor') === 'next'
        ? { body: [BOARD] }
        : { body: [POST], headers: { Link: '</api/search/community?q=harness&cursor=next>; rel="next"' } },
    );
    const { user } = await at('?q=harness');
    await screen.findByText('1 result, and there are more');
    await press(user, 'Show more results');
    await screen.findByText('2 results');
    expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(2);
  });
});
