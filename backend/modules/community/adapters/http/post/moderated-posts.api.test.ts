import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId, newId } from '#kernel/ids.ts';
import { MODERATED_CONTENT } from '#modules/community/index.ts';
import { PostFixture } from '#modules/community/testing/post-fixture.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';

let app: TestApplication;
let fixture: PostFixture;
let post: string;

beforeAll(async () => {
  app = await startTestApplication();
  fixture = await PostFixture.open(app);
});
afterAll(() => app.stop());

const refusal = ({ status, body }: { status: number; body: Loose }) => [status, body.code];

describe('moderation of a board', () => {
  it('only the board’s owner and moderators hide its posts', async () => {
    post = await fixture.post();
    const reply = await fixture.reply(post);
    const paths = ['pin', 'lock', 'hide'].map((call) => `/api/posts/${post}/${call}`);
    for (const path of [...paths, `/api/replies/${reply}/hide`]) {
      for (const { client } of [fixture.member, fixture.outsider])
        expect(refusal(await client.post(path, { on: true }))).toEqual([403, 'community.moderators_only']);
      expect((await app.client().post(path, { on: true })).status).toBe(401);
      expect((await fixture.owner.client.post(path, {})).body.message).toBe('Please say on or off');
    }
    const pinned = await fixture.moderator.client.post(`/api/posts/${post}/pin`, { on: true });
    expect(pinned.body).toMatchObject({ isPinned: true, permissions: { pin: true, lock: true, hide: true } });
  });

  it('a moderator hides a post with a reason for its author and can show it again', async () => {
    const own = await PostFixture.open(app);
    post = await own.post();
    const reply = await own.reply(post);
    const hide = (on: boolean) =>
      own.moderator.client.post(`/api/posts/${post}/hide`, { on, reason: 'Off topic here' });
    expect((await hide(true)).body).toMatchObject({ state: 'hidden', reason: 'Off topic here' });
    expect(await own.postCount()).toBe(0);
    expect(await own.read(post)).toMatchObject({
      state: 'hidden',
      reason: null,
      author: null,
      title: null,
      html: null,
    });
    expect(await own.read(post, own.member)).toMatchObject({
      state: 'hidden',
      reason: 'Off topic here',
      title: 'A question about roofs',
      permissions: { edit: false, delete: true },
    });
    expect((await own.outsider.client.get(`/api/posts/${post}/edits`)).status).toBe(404);
    expect((await own.member.client.get(`/api/posts/${post}/edits`)).status).toBe(200);
    expect(refusal(await own.member.client.patch(`/api/posts/${post}`, { title: 'Let me explain' }))).toEqual(
      [409, 'community.not_published'],
    );
    expect(refusal(await own.member.client.post(`/api/posts/${post}/replies`, { content: 'Why?' }))).toEqual([
      409,
      'community.not_published',
    ]);
    expect((await hide(false)).body.state).toBe('published');
    expect(await own.postCount()).toBe(1);
    await own.owner.client.post(`/api/replies/${reply}/hide`, { on: true });
    expect((await own.replies(post, own.member))[0]).toMatchObject({ state: 'hidden', html: null });
    expect((await own.read(post)).replyCount).toBe(0);
    await own.owner.client.post(`/api/replies/${reply}/hide`, { on: false });
    expect((await own.read(post)).replyCount).toBe(1);
  });
});

describe('Crewvine’s own moderators', () => {
  it('moderators of a board cannot overrule moderators of Crewvine', async () => {
    const own = await PostFixture.open(app);
    post = await own.post();
    const { moderated, decision } = moderation();
    const content = await moderated('post').find(post);
    expect(content).toMatchObject({
      kind: 'post',
      id: post,
      authorId: own.member.id,
      title: 'A question about roofs',
      path: `/community/${own.board}/posts/${post}`,
      isHidden: false,
      isLocked: false,
      isDeleted: false,
    });
    await moderated('post').hide(post, decision);
    await moderated('post').lock(post, true, decision);
    const { body } = await own.owner.client.get(`/api/posts/${post}`);
    expect(body).toMatchObject({
      state: 'hidden',
      reason: 'Reported',
      isLocked: true,
      permissions: { hide: false },
    });
    const shown = await own.owner.client.post(`/api/posts/${post}/hide`, { on: false });
    expect(refusal(shown)).toEqual([403, 'community.hidden_by_crewvine']);
    await moderated('post').restore(post, decision);
    expect((await own.read(post)).state).toBe('published');
    expect(await own.postCount()).toBe(1);
  });

  it('Crewvine’s moderators approve a waiting post, which publishes it', async () => {
    const own = await PostFixture.open(app);
    post = await own.post();
    const reply = await own.reply(post);
    const WAIT = {
      name: 'test-review-reply',
      text: 'update post_replies set in_review = true where id = $1',
    };
    await app.application.sql.rows(WAIT, [reply]);
    expect(await own.replies(post, own.member)).toEqual([]);
    expect((await own.replies(post))[0].state).toBe('in_review');
    const { moderated, decision } = moderation();
    const found = await moderated('reply').find(reply);
    expect(found).toMatchObject({
      path: `/community/${own.board}/posts/${post}#reply-${reply}`,
      title: null,
    });
    await moderated('reply').restore(reply, decision);
    expect((await own.replies(post, own.member))[0].state).toBe('published');
    expect(await moderated('reply').find(newId())).toBeNull();
  });

  it('approving a waiting reply moves its post up once', async () => {
    const own = await PostFixture.open(app);
    const older = await own.post();
    const reply = await own.reply(older);
    const text = `with waiting as (update post_replies set in_review = true, published_at = null where id = $1)
      update discussion_posts set reply_count = 0, last_activity_at = created_at where id = $2`;
    await app.application.sql.rows({ name: 'test-waiting-reply', text }, [reply, older]);
    const newer = await own.post();
    const order = async (): Promise<string[]> =>
      (await own.owner.client.get(`${own.path}?order=active`)).body.map(({ id }: Loose) => id);
    expect(await order()).toEqual([newer, older]);
    const { moderated, decision } = moderation();
    await moderated('reply').restore(reply, decision);
    expect(await order()).toEqual([older, newer]);
    const { lastActivityAt } = await own.read(older);
    await moderated('reply').hide(reply, decision);
    await moderated('reply').restore(reply, decision);
    expect((await own.read(older)).lastActivityAt).toBe(lastActivityAt);
  });
});

function moderation() {
  const all = app.application.all(MODERATED_CONTENT);
  const moderated = (kind: string) => {
    const found = all.find((one) => one.kind === kind);
    if (!found) throw new Error(`Nobody moderates a ${kind}`);
    return found;
  };
  return { moderated, decision: { by: asId<'user'>(fixture.owner.id), reason: 'Reported', at: TEST_NOW } };
}

describe('a deleted account', () => {
  it('a deleted account’s texts and likes disappear, and all counts stay correct', async () => {
    const own = await PostFixture.open(app);
    const [mine, theirs] = [await own.post(), await own.post(own.owner)];
    await own.member.client.patch(`/api/posts/${mine}`, { title: 'A secret of Wimberley' });
    await own.reply(mine);
    const reply = await own.reply(theirs, own.member, { content: 'Written in Wimberley' });
    const other = await own.reply(theirs);
    for (const path of [`posts/${theirs}`, `replies/${other}`])
      await own.member.client.post(`/api/${path}/like`);
    const { body } = await own.member.client.get('/api/auth/personal-data');
    expect(body.parts.posts).toMatchObject({
      posts: [{ id: mine, title: 'A secret of Wimberley', edits: [{ title: 'A question about roofs' }] }],
      replies: [{ id: reply, content: 'Written in Wimberley' }],
      likes: [{ postId: theirs }, { replyId: other }],
    });
    const left = await own.member.client.send('DELETE', '/api/auth/account', {
      currentPassword: TEST_PASSWORD,
    });
    expect(left.status).toBe(204);
    expect(await own.postCount()).toBe(1);
    expect(await own.read(theirs)).toMatchObject({ likeCount: 0, replyCount: 1 });
    expect(await own.read(mine)).toMatchObject({ state: 'deleted', author: null, replyCount: 1 });
    const [gone, stays] = await own.replies(theirs);
    expect(gone).toMatchObject({ id: reply, state: 'deleted', html: null });
    expect(stays).toMatchObject({ id: other, likeCount: 0 });
    const rows = await app.application.sql.rows(
      {
        name: 'test-what-is-left',
        text: `select content, content_html, title from discussion_posts where author_id = $1
        union all select content, content_html, '' from post_replies where author_id = $1`,
      },
      [own.member.id],
    );
    expect(rows.map((row) => Object.values(row).join(''))).toEqual(['', '']);
  });
});
