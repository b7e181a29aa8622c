import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { PostFixture, someone } from '#modules/community/testing/post-fixture.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;
let fixture: PostFixture;
let post: string;

beforeAll(async () => {
  app = await startTestApplication();
  fixture = await PostFixture.open(app);
});
afterAll(() => app.stop());

const refusal = ({ status, body }: { status: number; body: Loose }) => [status, body.code];
const replyTo = (id: string, fields: Loose = {}) =>
  fixture.outsider.client.post(`/api/posts/${id}/replies`, { content: 'With a harness.', ...fields });

describe('replies', () => {
  it('replies are counted and listed page by page, newest or oldest first', async () => {
    post = await fixture.post();
    const answer = await replyTo(post);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      postId: post,
      author: { id: fixture.outsider.id },
      content: 'With a harness.',
      quote: null,
      likeCount: 0,
      state: 'published',
      isAccepted: false,
      permissions: {
        edit: true,
        delete: true,
        like: true,
        quote: true,
        hide: false,
        report: false,
        accept: false,
      },
    });
    const more = [answer.body.id, await fixture.reply(post, fixture.owner), await fixture.reply(post)];
    expect((await fixture.read(post)).replyCount).toBe(3);
    const list = async (query: string) => app.client().get(`/api/posts/${post}/replies${query}`);
    const ids = ({ body }: { body: Loose[] }) => body.map(({ id }) => id);
    expect(ids(await list(''))).toEqual(more.toReversed());
    const oldest = await list('?order=oldest');
    expect(ids(oldest)).toEqual(more);
    expect(oldest.body[0]).toMatchObject({ content: 'With a harness.' });
    for (const order of ['oldest', 'newest']) {
      const page = await list(`?order=${order}&limit=2`);
      const next = /<([^>]+)>/.exec(page.headers.get('Link') ?? '')?.[1] ?? '';
      const whole = [...ids(page), ...ids(await app.client().get(next))];
      expect(whole).toEqual(order === 'oldest' ? more : more.toReversed());
    }
    expect((await list('?cursor=nonsense')).status).toBe(400);
  });

  it('a post names its last reply’s author, unless the reply is gone or a block is between them', async () => {
    const asked = await fixture.post();
    const lastOf = async (reader = fixture.owner): Promise<unknown> =>
      (await reader.client.get(`/api/posts/${asked}`)).body.lastReply?.author.id ?? null;
    expect(await lastOf()).toBeNull();
    await fixture.reply(asked, fixture.owner);
    const { body: last } = await replyTo(asked);
    expect(await lastOf()).toBe(fixture.outsider.id);
    await fixture.member.client.post(`/api/users/${fixture.outsider.id}/block`, { kind: 'block' });
    expect([await lastOf(fixture.member), await lastOf()]).toEqual([null, fixture.outsider.id]);
    await fixture.member.client.delete(`/api/users/${fixture.outsider.id}/block`);
    await fixture.outsider.client.delete(`/api/replies/${last.id}`);
    expect(await lastOf()).toBe(fixture.owner.id);
  });

  it('empty replies, replies to a locked or removed post, and replies by visitors are rejected', async () => {
    post = await fixture.post();
    expect((await replyTo(post, { content: '  ' })).body.message).toBe('Please write a reply');
    expect((await app.client().post(`/api/posts/${post}/replies`, { content: 'Hi' })).status).toBe(401);
    expect(refusal(await replyTo(newId()))).toEqual([404, 'community.post_not_found']);
    await fixture.moderator.client.post(`/api/posts/${post}/lock`, { on: true });
    expect(refusal(await replyTo(post))).toEqual([409, 'community.replies_locked']);
    expect((await fixture.read(post)).permissions).toMatchObject({ reply: false, like: true });
    await fixture.moderator.client.post(`/api/posts/${post}/lock`, { on: false });
    expect((await replyTo(post)).status).toBe(201);
  });

  it('a reply quotes another reply to the same post and says if that one is gone', async () => {
    post = await fixture.post();
    const first = await fixture.reply(post, fixture.owner, { content: 'Use a **harness** & a rope' });
    const second = await replyTo(post, { quotedReplyId: first });
    expect(second.body.quote).toMatchObject({
      replyId: first,
      author: { id: fixture.owner.id },
      isRemoved: false,
    });
    expect(second.body.quote.excerpt).toContain('harness');
    const elsewhere = await fixture.reply(await fixture.post());
    for (const quotedReplyId of [elsewhere, newId()])
      expect(refusal(await replyTo(post, { quotedReplyId }))).toEqual([400, 'community.quote_not_found']);
    await fixture.owner.client.delete(`/api/replies/${first}`);
    const [gone, quoting] = await fixture.replies(post);
    expect(gone).toMatchObject({ id: first, state: 'deleted', author: null, html: null });
    expect(quoting.quote).toEqual({ replyId: first, author: null, excerpt: null, isRemoved: true });
    expect((await fixture.read(post)).replyCount).toBe(1);
    expect(refusal(await replyTo(post, { quotedReplyId: first }))).toEqual([
      400,
      'community.quote_not_found',
    ]);
  });

  it('only the author edits and deletes a reply', async () => {
    const reply = await fixture.reply(await fixture.post());
    const path = `/api/replies/${reply}`;
    for (const { client } of [fixture.owner, fixture.member]) {
      expect(refusal(await client.patch(path, { content: 'Mine now' }))).toEqual([
        403,
        'community.not_the_author',
      ]);
      expect(refusal(await client.delete(path))).toEqual([403, 'community.not_the_author']);
    }
    const { client } = fixture.outsider;
    expect((await client.patch(path, { content: '' })).status).toBe(400);
    const edited = await client.patch(path, { content: 'With two harnesses.' });
    expect(edited.body).toMatchObject({ content: 'With two harnesses.' });
    expect(edited.body.editedAt).not.toBeNull();
    const edits = await app.client().get(`${path}/edits`);
    expect(edits.body).toMatchObject([{ title: null }]);
    expect(edits.body[0].html).toContain('With a harness.');
    expect((await client.delete(path)).status).toBe(204);
    expect((await client.delete(path)).status).toBe(404);
    expect((await app.client().get(`${path}/edits`)).status).toBe(404);
  });

  it('the count stays correct when many replies arrive together', async () => {
    post = await fixture.post();
    const answers = await Promise.all(Array.from({ length: 10 }, () => replyTo(post)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect((await fixture.read(post)).replyCount).toBe(10);
    await Promise.all(
      answers.slice(0, 5).map(({ body }) => fixture.outsider.client.delete(`/api/replies/${body.id}`)),
    );
    expect((await fixture.read(post)).replyCount).toBe(5);
  });
});

describe('a like', () => {
  it('a person likes a post once, and a second press takes the like back', async () => {
    post = await fixture.post();
    const reply = await fixture.reply(post);
    for (const path of [`/api/posts/${post}/like`, `/api/replies/${reply}/like`]) {
      const press = async () => (await fixture.owner.client.post(path)).body;
      expect(await press()).toEqual({ liked: true, likeCount: 1 });
      expect((await fixture.member.client.post(path)).body).toEqual({ liked: true, likeCount: 2 });
      expect(await press()).toEqual({ liked: false, likeCount: 1 });
      expect((await app.client().post(path)).status).toBe(401);
    }
    expect(await fixture.read(post, fixture.member)).toMatchObject({ userHasLiked: true, likeCount: 1 });
    expect(await fixture.read(post, fixture.owner)).toMatchObject({ userHasLiked: false, likeCount: 1 });
    expect((await fixture.replies(post, fixture.member))[0]).toMatchObject({
      userHasLiked: true,
      likeCount: 1,
    });
  });

  it('the count stays correct when one person likes ten times and ten people like once together', async () => {
    post = await fixture.post();
    const path = `/api/posts/${post}/like`;
    const presses = await Promise.all(Array.from({ length: 10 }, () => fixture.owner.client.post(path)));
    expect(presses.filter(({ body }) => body.liked)).toHaveLength(5);
    expect((await fixture.read(post)).likeCount).toBe(0);
    const people = await Promise.all(Array.from({ length: 10 }, () => someone(app)));
    const likes = await Promise.all(people.map(({ client }) => client.post(path)));
    expect(likes.map(({ body }) => body.likeCount).toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect((await fixture.read(post)).likeCount).toBe(10);
  });
});

describe('the answer of a question', () => {
  it('the question’s author marks the answer and can unmark it', async () => {
    post = await fixture.post(fixture.member, { type: 'question' });
    const [one, other] = [await fixture.reply(post), await fixture.reply(post, fixture.owner)];
    const mark = (replyId: string | null, by = fixture.member) =>
      by.client.post(`/api/posts/${post}/answer`, { replyId });
    expect(refusal(await mark(one, fixture.owner))).toEqual([403, 'community.not_the_author']);
    expect((await mark(one)).body.acceptedReplyId).toBe(one);
    const [first] = await fixture.replies(post, fixture.member);
    expect(first).toMatchObject({ isAccepted: true, permissions: { accept: true } });
    expect((await mark(other)).body.acceptedReplyId).toBe(other);
    expect((await mark(null)).body.acceptedReplyId).toBeNull();
    await mark(other);
    await fixture.owner.client.delete(`/api/replies/${other}`);
    expect((await fixture.read(post)).acceptedReplyId).toBeNull();
    expect(refusal(await mark(other))).toEqual([404, 'community.reply_not_found']);
    const foreign = await fixture.reply(await fixture.post());
    expect(refusal(await mark(foreign))).toEqual([404, 'community.reply_not_found']);
  });

  it('a reply to another post cannot be the answer', async () => {
    post = await fixture.post();
    const reply = await fixture.reply(post);
    const answer = await fixture.member.client.post(`/api/posts/${post}/answer`, { replyId: reply });
    expect(refusal(answer)).toEqual([422, 'community.not_a_question']);
  });
});
