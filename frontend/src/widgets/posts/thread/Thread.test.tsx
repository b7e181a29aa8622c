// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BylineMenu, type Post, type Reply } from '#entities/post/index.ts';
import { Menu } from '#shared/ui/index.ts';
import {
  refusing,
  signedOut,
  silent,
  startFakeServer,
  type FakeServer,
} from '#shared/testing/fake-server.ts';
import { expectFieldMessages, expectToast, fillIn, press } from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { BOARD_ID, POST_ID, REPLY_ID, samplePost, sampleReply } from '#shared/testing/sample-post.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { Thread } from './Thread.tsx';

const REPLIES = `/api/posts/${POST_ID}/replies`;
const AT = `/community/${BOARD_ID}/posts/${POST_ID}`;
const MAY_ALL = { ...samplePost().permissions, edit: true, delete: true, pin: true, lock: true, hide: true };
const NOT_FOUND = refusing(404, 'community.post_not_found', 'Post not found');

function serverWith(post: Post, replies: readonly Reply[] = [], isSignedIn = true): FakeServer {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', isSignedIn ? { body: sampleUser() } : signedOut);
  server.answers(`GET /api/posts/${POST_ID}`, { body: post });
  server.answers(`GET ${REPLIES}`, { body: replies });
  return server;
}

const show = () =>
  renderPart(
    <Thread postId={POST_ID} back={{ to: `/community/${BOARD_ID}`, label: 'Back to the board' }} />,
    {
      at: AT,
    },
  );

async function choose(user: Awaited<ReturnType<typeof show>>['user'], menu: string, action: string) {
  await press(user, menu);
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

describe('a thread', () => {
  it('a thread shows the post and its replies, with quotes and the accepted answer', async () => {
    const quote = {
      replyId: REPLY_ID,
      author: sampleReply().author,
      excerpt: 'By the label.',
      isRemoved: false,
    };
    serverWith(samplePost({ acceptedReplyId: REPLY_ID }), [
      sampleReply({ isAccepted: true }),
      sampleReply({ id: POST_ID, html: '<p>Thanks!</p>', quote }),
    ]);
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Torque for lugs' })).toBeTruthy();
    const list = await screen.findByRole('list', { name: 'Replies' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toContain('Accepted answer');
    expect(second?.textContent).toContain('Luz Mendoza wrote: By the label.');
    expect(screen.getByRole('link', { name: /See the answer/ }).getAttribute('href')).toBe(
      `#reply-${REPLY_ID}`,
    );
    expect(screen.getByRole('link', { name: 'Back to the board' }).getAttribute('href')).toBe(
      `/community/${BOARD_ID}`,
    );
  });

  it('a deleted or hidden text leaves a placeholder in the thread', async () => {
    serverWith(samplePost({ state: 'deleted', author: null, title: null, html: null }), [
      sampleReply({ state: 'hidden', author: null, html: null }),
      sampleReply({ id: POST_ID, state: 'deleted', author: null, html: null }),
    ]);
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'This post was deleted' })).toBeTruthy();
    expect(await screen.findByText('This reply was hidden by a moderator')).toBeTruthy();
    expect(screen.getByText('This reply was deleted')).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Reply' })).toBeNull();
  });

  it('the author sees why a text is hidden, or that it awaits review', async () => {
    serverWith(samplePost({ state: 'hidden', reason: 'Off topic here' }), [
      sampleReply({ state: 'in_review' }),
    ]);
    await show();
    expect(await screen.findByText('Reason: Off topic here')).toBeTruthy();
    expect(await screen.findByText('Waiting for review')).toBeTruthy();
  });

  it('a missing post shows a link back to the board', async () => {
    serverWith(samplePost()).answers(`GET /api/posts/${POST_ID}`, NOT_FOUND);
    await show();
    expect(await screen.findByRole('heading', { level: 2, name: 'Post not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the board' })).toBeTruthy();
  });

  it('a thread can be reloaded after a failure', async () => {
    const server = serverWith(samplePost());
    server.answers(`GET /api/posts/${POST_ID}`, silent);
    const { user } = await show();
    await screen.findByRole('heading', { name: "The post didn't load" });
    server.answers(`GET /api/posts/${POST_ID}`, { body: samplePost() });
    await press(user, 'Retry');
    expect(await screen.findByRole('heading', { level: 1, name: 'Torque for lugs' })).toBeTruthy();
  });
});

describe('the list of replies', () => {
  const skeletons = () => document.querySelectorAll('[aria-busy] [aria-hidden="true"]');

  it('the replies show three skeletons, then a failure, and then that there are none', async () => {
    const server = serverWith(samplePost());
    let answer: () => void = () => undefined;
    server.answers(`GET ${REPLIES}`, () => new Promise((resolve) => (answer = () => resolve(silent))));
    const { user } = await show();
    await screen.findByRole('heading', { level: 1, name: 'Torque for lugs' });
    await waitFor(() => expect(skeletons()).toHaveLength(3));
    answer();
    await screen.findByRole('heading', { name: "The replies didn't load" });
    server.answers(`GET ${REPLIES}`, { body: [] });
    await press(user, 'Retry');
    expect(await screen.findByRole('heading', { name: 'No replies yet' })).toBeTruthy();
  });
});

describe('a reply', () => {
  it('a reply is posted with its quote and appears at the end', async () => {
    const server = serverWith(samplePost(), [sampleReply()]);
    const made = sampleReply({ id: POST_ID, html: '<p>Same here.</p>' });
    server.answers(`POST ${REPLIES}`, { status: 201, body: made });
    const { user } = await show();
    await press(user, 'Quote Luz Mendoza');
    expect(await screen.findByText('Answering Luz Mendoza')).toBeTruthy();
    await fillIn(user, { 'Your reply': 'Same here.' });
    await press(user, 'Reply');
    await expectToast('Reply Posted');
    expect(server.calls(`POST ${REPLIES}`)[0]?.body).toEqual({
      content: 'Same here.',
      quotedReplyId: REPLY_ID,
    });
    expect(await screen.findByText('Same here.')).toBeTruthy();
    expect(screen.queryByText('Answering Luz Mendoza')).toBeNull();
    expect(screen.queryByText('1 new reply')).toBeNull();
  });

  it('an empty reply is rejected, and a refused one stays in the form', async () => {
    const server = serverWith(samplePost());
    const { user } = await show();
    await press(user, 'Reply');
    await expectFieldMessages(['Please write a reply']);
    await fillIn(user, { 'Your reply': 'Same here.' });
    server.answers(
      `POST ${REPLIES}`,
      refusing(409, 'community.replies_locked', 'Replies to this post are locked'),
    );
    await press(user, 'Reply');
    await expectToast('ErrorReplies to this post are locked');
    server.answers(`POST ${REPLIES}`, silent);
    await press(user, 'Reply');
    await expectToast('ErrorFailed to post reply. Please try again.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('Same here.');
  });

  it('a visitor is asked to log in to reply', async () => {
    serverWith(samplePost(), [], false);
    await show();
    const link = await screen.findByRole('link', { name: 'Log in to reply' });
    expect(link.getAttribute('href')).toBe(`/api/login?returnTo=${encodeURIComponent(AT)}`);
  });

  it('a locked post has no reply form', async () => {
    serverWith(samplePost({ isLocked: true }));
    await show();
    expect(await screen.findByText('Replies to this post are locked.')).toBeTruthy();
  });

  it('the author of a question can mark a reply as the answer', async () => {
    const may = { ...sampleReply().permissions, accept: true };
    const server = serverWith(samplePost(), [sampleReply({ permissions: may })]);
    server.answers(`POST /api/posts/${POST_ID}/answer`, { body: samplePost({ acceptedReplyId: REPLY_ID }) });
    const { user } = await show();
    await choose(user, 'More actions for the reply of Luz Mendoza', 'Mark as Answer');
    await expectToast('Marked as the answer');
    expect(server.calls(`POST /api/posts/${POST_ID}/answer`)[0]?.body).toEqual({ replyId: REPLY_ID });
  });
});

describe('the actions of authors and moderators', () => {
  it('an author can edit the post, and a failure preserves the edit', async () => {
    const server = serverWith(
      samplePost({ permissions: MAY_ALL, content: 'What do you all **set it** to?' }),
    );
    server.answers(`PATCH /api/posts/${POST_ID}`, silent);
    const { user } = await show();
    await choose(user, 'More actions', 'Edit');
    await fillIn(user, { Title: 'Bad' });
    await press(user, 'Save');
    await expectFieldMessages(['Title must be at least 5 characters']);
    await fillIn(user, { Title: 'Torque for big lugs' });
    await press(user, 'Save');
    await expectToast('ErrorFailed to save. Please try again.');
    server.answers(`PATCH /api/posts/${POST_ID}`, { body: samplePost() });
    await press(user, 'Save');
    await expectToast('Saved');
    expect(server.calls(`PATCH /api/posts/${POST_ID}`).at(-1)?.body).toEqual({
      title: 'Torque for big lugs',
      content: 'What do you all **set it** to?',
      tags: ['panels'],
    });
  });

  it('a reader can see earlier versions of an edited post', async () => {
    const server = serverWith(samplePost({ editedAt: '2026-11-20T13:00:00.000Z' }));
    server.answers(`GET /api/posts/${POST_ID}/edits`, {
      body: [{ title: 'Torque', html: '<p>First try</p>', replacedAt: '2026-11-20T13:00:00.000Z' }],
    });
    const { user } = await show();
    await press(user, 'Edited');
    const dialog = await screen.findByRole('dialog', { name: 'Earlier versions' });
    expect(await within(dialog).findByText('First try')).toBeTruthy();
  });

  it('a moderator can pin, lock, and hide a post with a reason', async () => {
    const server = serverWith(samplePost({ permissions: MAY_ALL }));
    for (const call of ['pin', 'lock', 'hide'])
      server.answers(`POST /api/posts/${POST_ID}/${call}`, { body: samplePost() });
    const { user } = await show();
    await choose(user, 'More actions', 'Pin');
    await expectToast('Pinned');
    await choose(user, 'More actions', 'Lock replies');
    await expectToast('Replies locked');
    await choose(user, 'More actions', 'Hide');
    await fillIn(user, { Reason: 'Off topic' });
    await press(user, 'Hide');
    await expectToast('Hidden');
    expect(server.calls(`POST /api/posts/${POST_ID}/hide`)[0]?.body).toEqual({
      on: true,
      reason: 'Off topic',
    });
    expect(server.calls(`POST /api/posts/${POST_ID}/pin`)[0]?.body).toEqual({ on: true });
  });

  it('deleting a post requires confirmation and reports a failure', async () => {
    const server = serverWith(samplePost({ permissions: MAY_ALL }));
    server.answers(`DELETE /api/posts/${POST_ID}`, silent);
    const { user } = await show();
    await choose(user, 'More actions', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete this post?' });
    await press(user, 'Delete', dialog);
    await expectToast("ErrorThat didn't work. Please try again.");
    server.answers(`DELETE /api/posts/${POST_ID}`, { status: 204 });
    server.answers(`GET /api/posts/${POST_ID}`, NOT_FOUND);
    await press(user, 'Delete', dialog);
    await expectToast('Post deleted');
  });

  it('other readers can only report a post', async () => {
    serverWith(samplePost());
    const { user } = await show();
    await press(user, 'More actions');
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Report this']);
  });

  it("each text has one menu that includes its author's actions", async () => {
    const server = serverWith(samplePost(), [sampleReply()]);
    server.answers('GET /api/blocks', { body: [] });
    const { user } = await renderPart(
      <BylineMenu.Provider
        value={(_author, writing) => (
          <Menu
            trigger={<button>{writing?.label}</button>}
            groups={[{ key: 'one', items: [...(writing?.items ?? []), { key: 'mute', label: 'Mute' }] }]}
          />
        )}
      >
        <Thread postId={POST_ID} back={{ to: '/forum', label: 'Back' }} />
      </BylineMenu.Provider>,
      { at: AT },
    );
    const reply = (await screen.findByRole('list', { name: 'Replies' })).querySelector('li');
    if (!reply) throw new Error('A reply');
    await waitFor(() => expect(within(reply).getAllByRole('button', { name: /^More/ })).toHaveLength(1));
    expect(within(reply).queryByRole('button', { name: /^Report/ })).toBeNull();
    await user.click(within(reply).getByRole('button', { name: /^More/ }));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Report this', 'Mute']);
  });
});
