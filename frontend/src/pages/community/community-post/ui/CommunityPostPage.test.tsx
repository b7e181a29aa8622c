// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { watchedHere } from '#shared/live/watched-here.ts';
import { signedOut, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { BOARD_ID, POST_ID, samplePost, sampleReply } from '#shared/testing/sample-post.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { CommunityPostPage } from './CommunityPostPage.tsx';

const { author } = samplePost();
const OWN = { ...sampleUser(), profileImageUrl: null };

function start(user: object): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', user);
  server.answers(`GET /api/posts/${POST_ID}`, { body: samplePost() });
  const { id, firstName, lastName, profileImageUrl } = OWN;
  const own = sampleReply({ author: { id, firstName, lastName, profileImageUrl } });
  server.answers(`GET /api/posts/${POST_ID}/replies`, { body: [own] });
  server.answers('GET /api/blocks', { body: [] });
  return server;
}
const show = () =>
  renderPart(
    <Routes>
      <Route path="/community/:boardId/posts/:postId" element={<CommunityPostPage />} />
    </Routes>,
    { at: `/community/${BOARD_ID}/posts/${POST_ID}` },
  );

it('the page watches the post for live updates only while it is open', async () => {
  start(signedOut);
  await show();
  await screen.findByText(`${OWN.firstName} ${OWN.lastName}`);
  expect(watchedHere()).toEqual([{ subject: 'post', id: POST_ID }]);
  cleanup();
  expect(watchedHere()).toEqual([]);
});

describe('the menu of a post', () => {
  it('a member can report, mute, and block its author but not themselves', async () => {
    start({ body: sampleUser() });
    const { user } = await show();
    await screen.findByText(`${OWN.firstName} ${OWN.lastName}`);
    expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull();
    await press(user, 'More actions');
    const items = await screen.findAllByRole('menuitem');
    const ofAuthor = items.slice(-3).map(({ textContent }) => textContent);
    expect(ofAuthor).toEqual(['Report', 'Mute', 'Block'].map((what) => `${what} ${author?.firstName}`));
  });

  it('a visitor has no menu for the author', async () => {
    start(signedOut);
    await show();
    await screen.findByText(`${OWN.firstName} ${OWN.lastName}`);
    expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull();
  });
});
