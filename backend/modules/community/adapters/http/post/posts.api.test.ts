import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { draft, made, PostFixture, someone, TEXT } from '#modules/community/testing/post-fixture.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;
let fixture: PostFixture;

beforeAll(async () => {
  app = await startTestApplication();
  fixture = await PostFixture.open(app);
});
afterAll(() => app.stop());

const ids = (rows: readonly Loose[]): string[] => rows.map(({ id }) => id);
const refusal = ({ status, body }: { status: number; body: Loose }) => [status, body.code];

describe('writing a post', () => {
  it('a new post is returned as its author sees it and counted on its board', async () => {
    const before = await fixture.postCount();
    const answer = await fixture.member.client.post(
      fixture.path,
      draft({ type: 'question', tags: ['Safety', 'safety', 'roofs'], location: 'Austin, TX' }),
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      boardId: fixture.board,
      category: null,
      author: { id: fixture.member.id, firstName: 'Pat', profileImageUrl: null },
      title: 'A question about roofs',
      content: TEXT,
      type: 'question',
      job: null,
      tags: ['safety', 'roofs'],
      location: 'Austin, TX',
      likeCount: 0,
      replyCount: 0,
      userHasLiked: false,
      isPinned: false,
      isLocked: false,
      state: 'published',
      reason: null,
      acceptedReplyId: null,
      editedAt: null,
      permissions: {
        edit: true,
        delete: true,
        reply: true,
        like: true,
        pin: false,
        report: false,
        answer: true,
      },
    });
    expect(answer.body.html).toContain(TEXT);
    expect(await fixture.postCount()).toBe(before + 1);
    const seen = await fixture.read(answer.body.id);
    expect(seen).toMatchObject({ content: TEXT, permissions: { edit: false, report: true, answer: false } });
    expect((await app.client().get(`/api/posts/${answer.body.id}`)).body.permissions).toEqual({
      edit: false,
      delete: false,
      reply: false,
      like: false,
      pin: false,
      lock: false,
      hide: false,
      report: false,
      answer: false,
    });
  });

  it.each([
    [{ title: 'Four' }, 'Title must be at least 5 characters'],
    [{ title: undefined }, 'Title must be at least 5 characters'],
    [{ content: 'Too short' }, 'Content must be at least 10 characters'],
    [{ type: 'advert' }, 'Please select a type'],
    [{ type: 'job_sharing', jobId: newId() }, 'Please choose an open job'],
    [{ tags: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'Please use five tags or fewer'],
  ])('the form rejects %j', async (fields, message) => {
    const answer = await fixture.member.client.post(fixture.path, draft(fields));
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('only members of the board with a confirmed email can post', async () => {
    expect(refusal(await fixture.outsider.client.post(fixture.path, draft()))).toEqual([
      403,
      'community.not_a_member',
    ]);
    expect((await app.client().post(fixture.path, draft())).status).toBe(401);
    const nowhere = `/api/industry-boards/${newId()}/posts`;
    expect(refusal(await fixture.member.client.post(nowhere, draft()))).toEqual([
      404,
      'community.board_not_found',
    ]);
    expect(refusal(await fixture.member.client.get(nowhere))).toEqual([404, 'community.board_not_found']);
  });

  it('an open job is shared in its current state, with the code of the person who shares it', async () => {
    const jobs = await ReferralFixture.open(app);
    const job = await jobs.post({ title: 'Steep slope roofer' });
    const post = await fixture.post(fixture.member, { type: 'job_sharing', jobId: job });
    expect((await fixture.read(post)).job).toMatchObject({
      id: job,
      title: 'Steep slope roofer',
      company: 'Hill Country Builders',
      isActive: true,
      referralCode: fixture.member.referralCode,
    });
    expect((await jobs.employer.client.patch(`/api/jobs/${job}`, { isActive: false })).status).toBe(200);
    expect((await fixture.read(post)).job.isActive).toBe(false);
    const late = await fixture.member.client.post(fixture.path, draft({ type: 'job_sharing', jobId: job }));
    expect(refusal(late)).toEqual([400, 'community.job_not_open']);
    expect(await fixture.read(await fixture.post(fixture.member, { jobId: job }))).toMatchObject({
      type: 'discussion',
      job: null,
    });
  });

  it('a post without a job ID shares a job elsewhere, in a board or in the forum', async () => {
    const id = await fixture.post(fixture.member, { type: 'job_sharing' });
    expect(await fixture.read(id)).toMatchObject({ type: 'job_sharing', job: null });
    const typed = draft({ type: 'job_sharing', jobId: null, category: 'general' });
    const { status, body } = await fixture.member.client.post('/api/forum/discussions', typed);
    expect([status, body.type, body.job]).toEqual([201, 'job_sharing', null]);
  });

  it('an account can publish thirty posts an hour', async () => {
    const limited = await startTestApplication({ limits: { submission: { points: 1, seconds: 60 } } });
    const person = await someone(limited);
    const start = () => person.client.post('/api/forum/discussions', draft({ category: 'general' }));
    expect((await start()).status).toBe(201);
    expect((await start()).status).toBe(429);
    await limited.stop();
  });
});

describe('discussions of the forum', () => {
  it('any signed-in person can start a discussion in a category', async () => {
    const { client } = fixture.outsider;
    const start = (fields: Loose) => client.post('/api/forum/discussions', draft(fields));
    expect((await start({})).body.message).toBe('Please select a category');
    expect((await start({ category: 'gossip' })).body.issues[0].path).toBe('category');
    const answer = await start({ category: 'workers' });
    expect(answer.body).toMatchObject({ boardId: null, category: 'workers', type: 'discussion' });
    const list = async (query: string): Promise<string[]> =>
      ids((await app.client().get(`/api/forum/discussions${query}`)).body);
    expect(await list('')).toContain(answer.body.id);
    expect(await list('?category=all')).toContain(answer.body.id);
    expect(await list('?category=workers')).toContain(answer.body.id);
    expect(await list('?category=employers')).not.toContain(answer.body.id);
    expect((await app.client().post('/api/forum/discussions', draft({ category: 'workers' }))).status).toBe(
      401,
    );
  });

  it('only Crewvine moderates the forum', async () => {
    const post = made(
      await fixture.outsider.client.post('/api/forum/discussions', draft({ category: 'general' })),
    );
    for (const call of ['pin', 'lock', 'hide']) {
      const answer = await fixture.outsider.client.post(`/api/posts/${post}/${call}`, { on: true });
      expect(refusal(answer)).toEqual([403, 'community.moderators_only']);
    }
  });
});

describe('the posts of a board', () => {
  it('discussions have three orders, with pinned ones first, and pages', async () => {
    const own = await PostFixture.open(app);
    const posts: string[] = [];
    for (let at = 0; at < 5; at += 1) posts.push(await own.post());
    const [first = '', second = '', third = ''] = posts;
    await own.reply(first);
    for (const one of [own.owner, own.moderator, own.outsider])
      await one.client.post(`/api/posts/${second}/like`);
    await own.owner.client.post(`/api/posts/${third}/pin`, { on: true });
    const rest = posts.slice(3).toReversed();
    const expected = {
      active: [third, first, ...rest, second],
      new: [third, ...rest, second, first],
      top: [third, second, ...rest, first],
    };
    for (const [order, wanted] of Object.entries(expected)) {
      expect(ids((await app.client().get(`${own.path}?order=${order}`)).body)).toEqual(wanted);
      let path: string | undefined = `${own.path}?order=${order}&limit=2`;
      const read: string[] = [];
      while (path) {
        const page: { body: Loose; headers: Headers } = await own.member.client.get(path);
        read.push(...ids(page.body));
        path = /<([^>]+)>/.exec(page.headers.get('Link') ?? '')?.[1];
      }
      expect(read).toEqual(wanted);
    }
    expect(ids((await own.member.client.get(own.path)).body)).toEqual(expected.active);
    const { headers } = await own.member.client.get(`${own.path}?limit=2`);
    const cursor = /cursor=([^&>]+)/.exec(headers.get('Link') ?? '')?.[1];
    for (const query of [`order=new&cursor=${cursor}`, 'cursor=nonsense', 'order=loudest'])
      expect((await own.member.client.get(`${own.path}?${query}`)).status).toBe(400);
  });

  it('only members read the posts of a private board', async () => {
    const own = await PostFixture.open(app, { isPrivate: true });
    const post = await own.post();
    const reply = await own.reply(post, own.moderator);
    for (const client of [own.outsider.client, app.client()]) {
      expect(refusal(await client.get(own.path))).toEqual([403, 'community.members_only']);
      for (const path of [`posts/${post}`, `posts/${post}/replies`, `posts/${post}/edits`])
        expect(refusal(await client.get(`/api/${path}`))).toEqual([404, 'community.post_not_found']);
      expect(refusal(await client.get(`/api/replies/${reply}/edits`))).toEqual([
        404,
        'community.reply_not_found',
      ]);
    }
    const { client } = own.outsider;
    expect((await client.post(own.path, draft())).status).toBe(403);
    for (const path of [`posts/${post}/replies`, `posts/${post}/like`, `replies/${reply}/like`])
      expect((await client.post(`/api/${path}`, { content: 'Let me in' })).status).toBe(404);
    expect((await own.member.client.get(own.path)).body).toHaveLength(1);
  });

  it('posts of an archived board stay readable and reject changes', async () => {
    const own = await PostFixture.open(app);
    const post = await own.post();
    await own.archive();
    const { client } = own.member;
    const calls = [
      client.post(own.path, draft()),
      client.patch(`/api/posts/${post}`, { title: 'Another title' }),
      client.delete(`/api/posts/${post}`),
      client.post(`/api/posts/${post}/replies`, { content: 'Too late' }),
      client.post(`/api/posts/${post}/like`),
    ];
    for (const answer of await Promise.all(calls))
      expect(refusal(answer)).toEqual([409, 'community.read_only']);
    expect((await own.read(post, own.member)).permissions).toMatchObject({
      edit: false,
      reply: false,
      like: false,
    });
  });
});
