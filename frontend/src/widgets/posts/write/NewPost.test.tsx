// @vitest-environment jsdom
import { renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePushSuggestion } from '#shared/push-suggestion/index.ts';
import { refusing, signedOut, silent, startFakeServer } from '#shared/testing/fake-server.ts';
import {
  choicesOf,
  expectFieldMessages,
  expectToast,
  fillIn,
  press,
  valueOf,
} from '#shared/testing/on-screen.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { BOARD_ID, POST_ID, samplePost } from '#shared/testing/sample-post.ts';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { sampleUser } from '#shared/testing/sample-user.ts';
import { NewPost } from './NewPost.tsx';
import type { NewPostPlace } from './post-values.ts';

const POSTS = `POST /api/industry-boards/${BOARD_ID}/posts`;

async function open(place: NewPostPlace, label: string) {
  const server = startFakeServer();
  server.answers('GET /api/auth/user', { body: sampleUser() });
  const part = await renderPart(<NewPost place={place} label={label} />, { at: '/community' });
  await press(part.user, label);
  await screen.findByRole('dialog');
  return { ...part, server };
}

describe('a new post', () => {
  it('an incomplete post lists its errors, and a complete one is created', async () => {
    const { user, server } = await open({ boardId: BOARD_ID }, 'New Post');
    expect(choicesOf('Type')).toBe('Discussion, Question, Tip, Job Sharing');
    await press(user, 'Post');
    await expectFieldMessages([
      'Title must be at least 5 characters',
      'Content must be at least 10 characters',
    ]);
    await fillIn(user, {
      Title: 'Torque for lugs',
      Content: 'What do you all set it to?',
      Tags: 'panels, lugs',
    });
    await fillIn(user, { Type: 'question' });
    server.answers(POSTS, silent);
    await press(user, 'Post');
    await expectToast('ErrorFailed to create post. Please try again.');
    expect(valueOf('Title')).toBe('Torque for lugs');
    server.answers(POSTS, { status: 201, body: samplePost() });
    await press(user, 'Post');
    await expectToast('Post CreatedYour post is live.');
    expect(server.calls(POSTS).at(-1)?.body).toEqual({
      title: 'Torque for lugs',
      content: 'What do you all set it to?',
      type: 'question',
      jobId: null,
      tags: ['panels', 'lugs'],
      location: null,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['question', true],
    ['tip', false],
  ] as const)('that is a %s offers notices on this device afterward: %s', async (type, isOffered) => {
    const { user, server } = await open({ boardId: BOARD_ID }, 'New Post');
    const offer = renderHook(usePushSuggestion);
    await fillIn(user, { Title: 'Torque for lugs', Content: 'What do you all set it to?' });
    server.answers(POSTS, silent);
    await press(user, 'Post');
    await expectToast('ErrorFailed to create post. Please try again.');
    expect(offer.result.current).toBe(false);
    server.answers(POSTS, { status: 201, body: samplePost({ type }) });
    await press(user, 'Post');
    await expectToast('Post CreatedYour post is live.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(offer.result.current).toBe(isOffered);
  });

  it("a refused post shows the server's reason, or that the session has ended", async () => {
    const { user, server } = await open({ boardId: BOARD_ID }, 'New Post');
    await fillIn(user, { Title: 'Torque for lugs', Content: 'What do you all set it to?' });
    server.answers(POSTS, refusing(403, 'community.not_a_member', 'Join this board to post in it'));
    await press(user, 'Post');
    await expectToast('ErrorJoin this board to post in it');
    server.answers(POSTS, signedOut);
    await press(user, 'Post');
    await expectToast('ErrorPlease try again or refresh the page.');
  });

  it('a post that needs review says so', async () => {
    const { user, server } = await open({ boardId: BOARD_ID }, 'New Post');
    server.answers(POSTS, { status: 201, body: samplePost({ state: 'in_review' }) });
    await fillIn(user, { Title: 'Torque for lugs', Content: 'See https://example.com about it' });
    await press(user, 'Post');
    await expectToast(/^Post CreatedA moderator will look at it first/);
  });

  it('a post can share a job found by search', async () => {
    const { user, server } = await open({ boardId: BOARD_ID }, 'New Post');
    const job = sampleJob({ id: POST_ID, title: 'Framer', company: 'Hill Co', location: 'Austin, TX' });
    server.answers('GET /api/jobs', { body: [job] });
    server.answers(POSTS, { status: 201, body: samplePost() });
    await fillIn(user, {
      Title: 'Good crew hiring',
      Content: 'They pay on time, every week.',
      Type: 'job_sharing',
    });
    await fillIn(user, { 'Find a job': 'framer' });
    await waitFor(() => expect(server.calls('GET /api/jobs').at(-1)?.search.get('q')).toBe('framer'));
    await screen.findByRole('option', { name: 'Framer · Hill Co · Austin, TX' });
    await user.selectOptions(await screen.findByLabelText(/^Job to share/), POST_ID);
    await press(user, 'Post');
    await expectToast(/^Post Created/);
    expect(server.calls(POSTS)[0]?.body).toMatchObject({ type: 'job_sharing', jobId: POST_ID });
  });

  it('a post can share a job elsewhere without choosing one', async () => {
    const { user, server } = await open({ boardId: BOARD_ID }, 'New Post');
    server.answers('GET /api/jobs', { body: [] });
    server.answers(POSTS, { status: 201, body: samplePost() });
    const Content = 'Hill Co needs two framers in Waco.';
    await fillIn(user, { Title: 'Framers wanted', Content, Type: 'job_sharing' });
    await press(user, 'Post');
    await expectToast(/^Post Created/);
    expect(server.calls(POSTS)[0]?.body).toMatchObject({ type: 'job_sharing', jobId: null });
  });
});

describe('a new discussion in the forum', () => {
  it('a discussion without a category requires one', async () => {
    const { user } = await open({ category: null }, 'Start a Discussion');
    expect(choicesOf('Category')).toBe('Choose…, General, Referrers, Workers, Employers');
    await press(user, 'Post');
    await expectFieldMessages([
      'Title must be at least 5 characters',
      'Please select a category',
      'Content must be at least 10 characters',
    ]);
  });

  it('a discussion in a category is created there', async () => {
    const { user, server } = await open({ category: 'workers' }, 'Start a Discussion');
    server.answers('POST /api/forum/discussions', { status: 201, body: samplePost() });
    await fillIn(user, { Title: 'Torque for lugs', Content: 'What do you all set it to?' });
    await press(user, 'Post');
    await expectToast(/^Post Created/);
    expect(server.calls('POST /api/forum/discussions')[0]?.body).toMatchObject({ category: 'workers' });
  });

  it('a visitor sees no form and is sent to sign in', async () => {
    const server = startFakeServer();
    server.answers('GET /api/auth/user', signedOut);
    const { user } = await renderPart(<NewPost place={{ category: null }} label="Start a Discussion" />, {
      at: '/forum',
    });
    await press(user, 'Start a Discussion');
    await waitFor(() => expect(server.calls('GET /api/auth/user').length).toBeGreaterThan(0));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
