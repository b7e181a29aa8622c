// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { silent, startFakeServer, type FakeAnswer, type FakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart, type Part } from '#shared/testing/render-part.tsx';
import { boardAs, sampleBoard } from '#shared/testing/sample-board.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { CommunityPage } from './CommunityPage.tsx';

const LIST = 'GET /api/industry-boards';

interface Opened extends Part {
  readonly server: FakeServer;
}

async function open(
  answer: FakeAnswer,
  { at = '/community', isSignedIn = true }: { at?: string; isSignedIn?: boolean } = {},
): Promise<Opened> {
  const server = startFakeServer();
  if (isSignedIn) server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers('GET /api/board-industries', { body: ['construction', 'painting'] });
  server.answers(LIST, answer);
  return { ...(await renderPart(<CommunityPage />, { at })), server };
}

const asked = (server: FakeServer): string | undefined => server.calls(LIST).at(-1)?.search.toString();

describe('the boards', () => {
  it('the page shows six skeletons while it loads', async () => {
    const server = startFakeServer();
    server.answers(LIST, () => new Promise(() => undefined));
    await renderPart(<CommunityPage />);
    await screen.findByRole('status');
    expect(document.querySelectorAll('[aria-busy] [aria-hidden="true"]')).toHaveLength(6);
  });

  it("a board's card shows the actions that a member may take", async () => {
    const locked = sampleBoard({
      id: '01890a5d-ac96-774b-bcce-b302099a8499',
      name: 'Locked',
      isPrivate: true,
      postCount: null,
    });
    await open({ body: [boardAs('member', { memberCount: 1, postCount: 1 }), locked] });
    const [mine, other] = await screen.findAllByRole('listitem');
    expect(mine?.textContent).toContain('Austin FramersConstruction');
    expect(mine?.textContent).toContain('1 member1 post');
    expect(other?.textContent).toContain('Private');
    expect(other?.textContent).toContain('Posts for members only');
    const link = screen.getByRole('link', { name: /^View Board.*Locked$/ });
    expect(link.getAttribute('href')).toBe('/community/01890a5d-ac96-774b-bcce-b302099a8499');
    expect(await screen.findByRole('button', { name: 'Leave: Austin Framers' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Request to Join: Locked' })).toBeTruthy();
  });

  it('the filters for words, industry, and own boards are stored in the address', async () => {
    const { user, server, address } = await open({ body: [sampleBoard()] });
    await user.type(await screen.findByRole('searchbox'), 'Slate{Enter}');
    await waitFor(() => expect(address()).toBe('/community?q=Slate'));
    await user.selectOptions(screen.getByLabelText('Industry'), 'Painting');
    await waitFor(() => expect(address()).toBe('/community?q=Slate&industry=painting'));
    await user.click(await screen.findByRole('radio', { name: 'My boards' }));
    await waitFor(() => expect(address()).toBe('/community?q=Slate&industry=painting&mine=true'));
    await waitFor(() => expect(asked(server)).toBe('limit=24&q=Slate&industry=painting&mine=true'));
  });

  it('the filter offers the specified industries and those of boards', async () => {
    await open({ body: [] });
    const field = await screen.findByLabelText('Industry');
    await within(field).findByRole('option', { name: 'Painting' });
    const offered = within(field).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent).join(', ')).toBe(
      'All industries, Construction, Electrical, Plumbing, Framing, Roofing, HVAC, General, Restaurant, Healthcare, Education, Retail, Painting',
    );
  });

  it('an empty list shows how to see all boards again', async () => {
    const { user, address } = await open({ body: [] }, { at: '/community?q=nothing&industry=nonsense' });
    expect(await screen.findByRole('heading', { name: 'No boards found' })).toBeTruthy();
    await press(user, 'Show all boards');
    await waitFor(() => expect(address()).toBe('/community'));
    expect(await screen.findByText('Be the first: create a board for your trade.')).toBeTruthy();
  });

  it('the page reloads boards that failed to load', async () => {
    const { user, server } = await open(silent);
    expect(await screen.findByRole('heading', { name: "The boards didn't load" })).toBeTruthy();
    server.answers(LIST, { body: [sampleBoard()] });
    await press(user, 'Retry');
    expect(await screen.findByRole('heading', { name: 'Austin Framers' })).toBeTruthy();
  });

  it('visitors see how to sign in and no actions that they cannot take', async () => {
    const { server } = await open(
      { body: [sampleBoard()] },
      { at: '/community?mine=true', isSignedIn: false },
    );
    const link = await screen.findByRole('link', { name: 'Get Started' });
    expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2Fcommunity');
    expect(screen.getByRole('link', { name: /^View Board.*Austin Framers$/ })).toBeTruthy();
    for (const name of [/Create Board/, /Join/, /Leave/]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(asked(server)).toBe('limit=24');
  });
});
