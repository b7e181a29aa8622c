// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { BoardDetail } from '#entities/board/index.ts';
import { watchedHere } from '#shared/live/watched-here.ts';
import { refusing, silent, startFakeServer, type FakeAnswer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { boardAs, sampleBoard } from '#shared/testing/sample-board.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { CommunityBoardPage } from './CommunityBoardPage.tsx';

const BOARD = 'GET /api/industry-boards/*';

async function open(answer: FakeAnswer | (() => Promise<FakeAnswer>), isSignedIn = true) {
  const server = startFakeServer();
  if (isSignedIn) server.answers('GET /api/auth/user', { body: sampleUser() });
  server.answers(BOARD, answer);
  server.answers(`${BOARD}/posts`, { body: [] });
  const screens = (
    <Routes>
      <Route path="/community/:id" element={<CommunityBoardPage />} />
    </Routes>
  );
  return { ...(await renderPart(screens, { at: `/community/${sampleBoard().id}` })), server };
}

const show = (board: BoardDetail, isSignedIn = true) => open({ body: board }, isSignedIn);

describe('the page of a board', () => {
  it('the page shows three skeletons while it loads', async () => {
    await open(() => new Promise(() => undefined));
    await screen.findByRole('status');
    expect(document.querySelectorAll('[aria-busy] section, [aria-busy] [aria-hidden="true"]')).toHaveLength(
      3,
    );
  });

  it('the page shows the board, its number of members, and its number of posts', async () => {
    await show(sampleBoard());
    expect(await screen.findByRole('heading', { level: 1, name: 'Austin Framers' })).toBeTruthy();
    for (const words of ['Frames, walls and roofs around Austin.', '12 members', '3 posts', 'Austin, TX']) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(await screen.findByRole('button', { name: /^Join Board/ })).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('the page watches the board for live updates only while it is open', async () => {
    await show(sampleBoard());
    await screen.findByRole('heading', { level: 1, name: 'Austin Framers' });
    expect(watchedHere()).toEqual([{ subject: 'board', id: sampleBoard().id }]);
    cleanup();
    expect(watchedHere()).toEqual([]);
  });

  it('members can write posts', async () => {
    await show(boardAs('member', { postCount: 0 }));
    expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create First Post' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'New Post' })).toBeTruthy();
  });

  it('visitors who are not members are invited to join first', async () => {
    await show(sampleBoard({ postCount: 0 }));
    expect(await screen.findByText('Join the board to write the first one.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Post/ })).toBeNull();
  });

  it('a missing board shows an error with a link back', async () => {
    await open(refusing(404, 'community.board_not_found', 'Board not found'));
    expect(await screen.findByRole('heading', { name: 'Board not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Community' }).getAttribute('href')).toBe('/community');
  });

  it('the page reloads a board that failed to load', async () => {
    const { user, server } = await open(silent);
    expect(await screen.findByRole('heading', { name: "The board didn't load" })).toBeTruthy();
    server.answers(BOARD, { body: sampleBoard() });
    await press(user, 'Retry');
    expect(await screen.findByRole('heading', { name: 'Austin Framers' })).toBeTruthy();
  });

  it('a private board hides its posts from people who are not members', async () => {
    const { mayRead: _may, ...others } = sampleBoard().permissions;
    const locked = sampleBoard({
      isPrivate: true,
      postCount: null,
      permissions: { ...others, mayRead: false },
    });
    await show(locked);
    expect(await screen.findByRole('heading', { name: 'This board is private' })).toBeTruthy();
    expect(screen.getByText('Posts for members only')).toBeTruthy();
    expect(screen.queryByText('No posts yet')).toBeNull();
  });

  it('moderators see the members and the requests to join', async () => {
    const { user, server, address } = await show(boardAs('moderator', { isPrivate: true, requestCount: 2 }));
    server.answers('GET /api/industry-boards/*/requests', { body: [] });
    await user.click(await screen.findByRole('tab', { name: 'Requests (2)' }));
    expect(address()).toMatch(/\?tab=requests$/);
    expect(await screen.findByRole('heading', { name: "No one's waiting" })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Manage' })).toBeNull();
  });

  it('a public board has no requests, and its owner can manage it', async () => {
    await show(boardAs('owner'));
    expect(await screen.findByRole('button', { name: 'Manage' })).toBeTruthy();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Posts', 'Members']);
  });

  it('the page shows that a board is archived and why it is hidden', async () => {
    const reason = 'It sold fake licenses.';
    await show(boardAs('owner', { isArchived: true, isHidden: true, hiddenReason: reason }));
    expect(await screen.findByText(/This board is archived/)).toBeTruthy();
    expect(screen.getByText(/It sold fake licenses\./)).toBeTruthy();
  });
});
