import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostFixture, TEXT } from '#modules/community/testing/post-fixture.ts';
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

describe('editing and deleting a post', () => {
  it('everyone who may read the post can read its earlier versions', async () => {
    const post = await fixture.post();
    const { client } = fixture.member;
    const path = `/api/posts/${post}`;
    expect((await client.patch(path, {})).body.editedAt).toBeNull();
    expect((await client.patch(path, { title: 'Bad' })).status).toBe(400);
    const edited = await client.patch(path, { title: 'A better question', tags: ['new'] });
    expect(edited.body).toMatchObject({ title: 'A better question', content: TEXT, tags: ['new'] });
    expect(edited.body.editedAt).not.toBeNull();
    await client.patch(path, { content: 'And a better explanation' });
    const { body } = await app.client().get(`${path}/edits`);
    expect(body.map(({ title }: Loose) => title)).toEqual(['A better question', 'A question about roofs']);
    expect(body[1].html).toContain(TEXT);
    expect(refusal(await fixture.owner.client.patch(path, { title: 'Taken over' }))).toEqual([
      403,
      'community.not_the_author',
    ]);
    expect((await app.client().patch(path, {})).status).toBe(401);
  });

  it('the author deletes a post permanently, and an answered post leaves a placeholder', async () => {
    const own = await PostFixture.open(app);
    const [alone, answered] = [await own.post(), await own.post()];
    await own.reply(answered);
    expect((await own.owner.client.delete(`/api/posts/${alone}`)).status).toBe(403);
    for (const post of [alone, answered])
      expect((await own.member.client.delete(`/api/posts/${post}`)).status).toBe(204);
    expect((await own.member.client.delete(`/api/posts/${alone}`)).status).toBe(404);
    expect(await own.postCount()).toBe(0);
    expect((await own.member.client.get(`/api/posts/${alone}`)).status).toBe(404);
    const list: Loose[] = (await own.outsider.client.get(own.path)).body;
    expect(ids(list)).toEqual([answered]);
    expect(list[0]).toMatchObject({ state: 'deleted', author: null, title: null, html: null, content: null });
    expect(await own.replies(answered)).toHaveLength(1);
    expect((await own.member.client.get(`/api/posts/${answered}/edits`)).status).toBe(404);
    expect((await own.outsider.client.post(`/api/posts/${answered}/like`)).status).toBe(404);
  });
});

describe('a post in review', () => {
  it('a post in review is visible to its author and the moderators until it is approved', async () => {
    const own = await PostFixture.open(app);
    const post = await own.post();
    await own.reply(post);
    const WAIT = {
      name: 'test-review',
      text: 'update discussion_posts set in_review = true, published_at = null where id = $1',
    };
    await app.application.sql.rows(WAIT, [post]);
    expect((await own.outsider.client.get(`/api/posts/${post}`)).status).toBe(404);
    expect((await own.outsider.client.get(own.path)).body).toEqual([]);
    for (const reader of [own.member, own.moderator]) {
      expect((await own.read(post, reader)).state).toBe('in_review');
      expect((await reader.client.get(own.path)).body).toHaveLength(1);
    }
    expect(refusal(await own.member.client.post(`/api/posts/${post}/like`))).toEqual([
      409,
      'community.not_published',
    ]);
  });

  it('edits made in review are missing from the history because no one could read them', async () => {
    const own = await PostFixture.open(app);
    const post = await own.post();
    const path = `/api/posts/${post}`;
    const set = (is: boolean) => {
      const text = `update discussion_posts set in_review = ${is} where id = $1`;
      return app.application.sql.rows({ name: `test-review-${is}`, text }, [post]);
    };
    await set(true);
    for (const title of ['Buy at my site', 'A question about roofs, again'])
      expect((await own.member.client.patch(path, { title })).status).toBe(200);
    await set(false);
    expect((await own.outsider.client.get(`${path}/edits`)).body).toEqual([]);
    await own.member.client.patch(path, { title: 'One more question' });
    const { body } = await own.outsider.client.get(`${path}/edits`);
    expect(body.map(({ title }: Loose) => title)).toEqual(['A question about roofs, again']);
  });
});
