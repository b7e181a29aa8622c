// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { BylineMenu, type Post } from '#entities/post/index.ts';
import { Menu } from '#shared/ui/index.ts';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeServer,
} from '#shared/testing/fake-server.ts';
import { expectToast, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { BOARD_ID, POST_ID, samplePost, sampleReply } from '#shared/testing/sample-post.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { PostList } from './PostList.tsx';

const PATH = `GET /api/industry-boards/${BOARD_ID}/posts`;
const EMPTY = { title: 'No posts yet', text: 'Start one', action: <button>Create First Post</button> };

function serverWith(posts: readonly Post[], { isSignedIn = true } = {}): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', isSignedIn ? { body: sampleUser() } : signedOut);
  server.answers(PATH, { body: posts });
  return server;
}

const show = (at = `/community/${BOARD_ID}`) =>
  renderPart(<PostList of={{ boardId: BOARD_ID }} empty={EMPTY} />, { at });

describe('the posts of a board', () => {
  it('a post names the author and date of the last reply', async () => {
    const { author } = sampleReply();
    if (!author) throw new Error('A reply has an author');
    serverWith([samplePost({ lastReply: { author, createdAt: '2020-01-14T12:00:00.000Z' } })]);
    await show();
    const name = `${author.firstName} ${author.lastName}`;
    const list = await screen.findByRole('list', { name: 'Posts' });
    expect(list.textContent).toContain(`Last reply by ${name} · Jan 14, 2020`);
  });

  it('a post shows its author, type, excerpt, and reply count, and links to its discussion', async () => {
    serverWith([samplePost({ isPinned: true, replyCount: 3 })]);
    await show();
    const list = await screen.findByRole('list', { name: 'Posts' });
    const [row] = within(list).getAllByRole('listitem');
    expect(row?.textContent).toMatch(/^Luz Mendoza.+PinnedQuestionTorque for lugs/);
    expect(row?.textContent).toContain('What do you all set it to?');
    expect(row?.textContent).toContain('3 replies');
    const link = screen.getByRole('link', { name: 'View Discussion: Torque for lugs' });
    expect(link.getAttribute('href')).toBe(`/community/${BOARD_ID}/posts/${POST_ID}`);
  });

  it("a shared job shows its current state and links with the author's referral code", async () => {
    const job = {
      id: POST_ID,
      title: 'Framer',
      company: 'Hill Co',
      location: 'Austin, TX',
      payRate: '$25/hour',
      referralBonus: '500.00',
      isActive: false,
      referralCode: 'K7QX2M4P',
    };
    serverWith([samplePost({ type: 'job_sharing', job })]);
    await show();
    const shared = await screen.findByRole('region', { name: 'Shared job' });
    expect(within(shared).getByRole('link', { name: 'Framer' }).getAttribute('href')).toBe(
      `/job/${POST_ID}?ref=K7QX2M4P`,
    );
    expect(shared.textContent).toContain('Closed');
    expect(shared.textContent).toContain('Shared by Luz Mendoza');
  });

  it("a post has one menu that includes its author's actions", async () => {
    serverWith([samplePost()]);
    const { user } = await renderPart(
      <BylineMenu.Provider
        value={(_author, writing) => (
          <Menu
            trigger={<button>With the author: {writing?.label}</button>}
            groups={[{ key: 'one', items: [...(writing?.items ?? []), { key: 'mute', label: 'Mute' }] }]}
          />
        )}
      >
        <PostList of={{ boardId: BOARD_ID }} empty={EMPTY} />
      </BylineMenu.Provider>,
    );
    const name = 'With the author: More actions for the post: Torque for lugs';
    await user.click(await screen.findByRole('button', { name }));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Report this', 'Mute']);
    expect(screen.getAllByRole('button', { name: /With the author|^Report/, hidden: true })).toHaveLength(1);
  });

  it('a visitor finds the report of a post in its menu', async () => {
    serverWith([samplePost()], { isSignedIn: false });
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: /^More actions/ }));
    expect(await screen.findByRole('menuitem', { name: 'Report this' })).toBeTruthy();
  });

  it('the chosen order of posts is in the address and in the request', async () => {
    const server = serverWith([samplePost()]);
    const { user, address } = await show();
    await user.click(await screen.findByRole('radio', { name: 'Top' }));
    await waitFor(() => expect(address()).toBe(`/community/${BOARD_ID}?order=top`));
    await waitFor(() => expect(server.calls(PATH).at(-1)?.search.get('order')).toBe('top'));
    await user.click(await screen.findByRole('radio', { name: 'Active' }));
    await waitFor(() => expect(address()).toBe(`/community/${BOARD_ID}`));
  });

  it('a button loads the next page of posts', async () => {
    const server = serverWith([]);
    const next = `</api/industry-boards/${BOARD_ID}/posts?cursor=abc>; rel="next"`;
    server.answers(PATH, ({ search }) =>
      search.get('cursor') === 'abc'
        ? { body: [samplePost({ id: BOARD_ID, title: 'The second' })] }
        : { body: [samplePost()], headers: { Link: next } },
    );
    const { user } = await show();
    await press(user, 'Show more posts');
    expect(await screen.findByRole('heading', { name: 'The second' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more posts' })).toBeNull();
  });

  it('the post list shows three skeletons while loading, and then that it is empty', async () => {
    const server = serverWith([]);
    let answer: () => void = () => undefined;
    server.answers(PATH, () => new Promise((resolve) => (answer = () => resolve({ body: [] }))));
    await show();
    await screen.findByRole('status');
    expect(document.querySelectorAll('[aria-busy] [aria-hidden="true"]')).toHaveLength(3);
    answer();
    expect(await screen.findByRole('heading', { name: 'No posts yet' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create First Post' })).toBeTruthy();
  });

  it('the post list can be reloaded after a failure', async () => {
    const server = serverWith([]);
    server.answers(PATH, silent);
    const { user } = await show();
    await screen.findByRole('heading', { name: "The posts didn't load" });
    server.answers(PATH, { body: [samplePost()] });
    await press(user, 'Retry');
    expect(await screen.findByRole('heading', { name: 'Torque for lugs' })).toBeTruthy();
  });

  it('a deleted post leaves a placeholder', async () => {
    serverWith([samplePost({ state: 'deleted', author: null, title: null, html: null })]);
    await show();
    expect(await screen.findByText('This post was deleted')).toBeTruthy();
  });
});

it.each([
  [0, 'just now'],
  [5 * 60, '5m ago'],
  [3 * 3600, '3h ago'],
  [2 * 86_400, '2d ago'],
])('a post from %i seconds ago reads "%s"', async (seconds, words) => {
  serverWith([samplePost({ createdAt: new Date(TEST_NOW.getTime() - seconds * 1000).toISOString() })]);
  await show();
  expect(await screen.findByText(words)).toBeTruthy();
});

describe('a like', () => {
  const LIKE = `POST /api/posts/${POST_ID}/like`;
  const thumb = (count: number) => screen.findByRole('button', { name: `Like ${count}` });

  it("a like shows immediately, and then the server's count", async () => {
    const server = serverWith([samplePost()]);
    let answer: (liked: object) => void = () => undefined;
    server.answers(LIKE, () => new Promise((resolve) => (answer = (body) => resolve({ body }))));
    const { user } = await show();
    await user.click(await thumb(2));
    const pressed = await thumb(3);
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    await user.click(pressed);
    expect(server.calls(LIKE)).toHaveLength(1);
    answer({ liked: true, likeCount: 7 });
    expect(await thumb(7)).toBeTruthy();
  });

  it('a failed like is reverted', async () => {
    const server = serverWith([samplePost()]);
    server.answers(LIKE, silent);
    const { user } = await show();
    await user.click(await thumb(2));
    await expectToast('ErrorFailed to like post. Please try again.');
    expect((await thumb(2)).getAttribute('aria-pressed')).toBe('false');
  });

  it('a like after the session has ended shows what to do', async () => {
    const server = serverWith([samplePost()]);
    server.answers(LIKE, refusing(401, 'identity.unauthorized', 'Unauthorized'));
    const { user } = await show();
    await user.click(await thumb(2));
    await expectToast('ErrorPlease try again or refresh the page.');
  });

  it('a like asks a visitor to log in', async () => {
    const server = serverWith([samplePost()], { isSignedIn: false });
    const { user } = await show();
    await user.click(await thumb(2));
    await expectToast('Login RequiredPlease log in to like posts');
    expect(server.calls(LIKE)).toEqual([]);
  });
});
