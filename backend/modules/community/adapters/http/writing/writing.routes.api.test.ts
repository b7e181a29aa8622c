import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpReferrer, signUpWorker, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { newId, type BoardId } from '#kernel/ids.ts';
import { WrittenRows } from '#modules/community/testing/written-rows.ts';

let app: TestApplication;
let rows: WrittenRows;
let writer: SignedUp;
let board: BoardId;

beforeAll(async () => {
  app = await startTestApplication();
  rows = new WrittenRows(app);
  writer = await signUpReferrer(app, { firstName: 'Wanda', lastName: 'Writer' });
  board = await rows.board(writer, { isPrivate: true });
});
afterAll(() => app.stop());

describe('a preview', () => {
  const preview = (place: string, content: string, person = writer) =>
    person.client.post('/api/text-preview', { place, content });

  it('a preview shows the rendered text', async () => {
    const { status, body } = await preview('forum', '**Hi** <b>you</b>');
    expect(status).toBe(200);
    expect(body).toEqual({ html: '<p><strong>Hi</strong> &lt;b&gt;you&lt;/b&gt;</p>', mentioned: 0 });
  });

  it('a preview requires read access to its place', async () => {
    const outsider = await signUpWorker(app);
    const post = await rows.post({ author: writer, board });
    for (const place of [`board:${board}`, `post:${post}`]) {
      expect((await preview(place, 'Hi')).status).toBe(200);
      expect((await preview(place, 'Hi', outsider)).status).toBe(404);
    }
    expect((await preview(`board:${newId()}`, 'Hi')).status).toBe(404);
    expect((await preview('attic', 'Hi')).status).toBe(400);
  });

  it('a preview rejects any text that publishing would reject', async () => {
    expect((await preview('forum', `![x](/api/images/${newId()})`)).status).toBe(400);
    expect((await preview('forum', 'x'.repeat(20_001))).status).toBe(400);
  });
});

describe('a draft', () => {
  it('a draft is stored per person and place, on every device, until it is removed', async () => {
    const address = `/api/drafts/board:${board}`;
    expect((await writer.client.get(address)).body).toEqual({ draft: null });
    expect((await writer.client.put(address, { title: 'Half', content: ' a text \n' })).status).toBe(204);
    const kept = await writer.client.get(address);
    expect(kept.body).toMatchObject({ draft: { title: 'Half', content: ' a text \n' } });
    expect((await writer.client.get('/api/drafts/forum')).body).toEqual({ draft: null });
    expect((await (await signUpWorker(app)).client.get(address)).body).toEqual({ draft: null });
    await writer.client.put(address, { content: 'more' });
    expect((await writer.client.get(address)).body).toMatchObject({
      draft: { title: null, content: 'more' },
    });
    expect((await writer.client.delete(address)).status).toBe(204);
    expect((await writer.client.delete(address)).status).toBe(204);
    expect((await writer.client.get(address)).body).toEqual({ draft: null });
  });

  it('a draft requires a sign-in and a valid place', async () => {
    for (const place of ['attic', 'board:1', 'forum:x', encodeURIComponent('../forum')]) {
      expect((await writer.client.put(`/api/drafts/${place}`, { content: 'x' })).status).toBe(404);
    }
    expect((await app.client().get('/api/drafts/forum')).status).toBe(401);
  });

  it('a person retains their fifty newest drafts', async () => {
    const person = await signUpWorker(app);
    const places = Array.from({ length: 51 }, () => `post:${newId()}`);
    for (const place of places) {
      await person.client.put(`/api/drafts/${place}`, { content: place });
      await app.advance(0.01);
    }
    const [first, second, ...others] = await Promise.all(
      places.map(
        async (place) => (await person.client.get(`/api/drafts/${place}`)).body.draft?.content ?? null,
      ),
    );
    expect([first, second, others.at(-1)]).toEqual([null, places[1], places.at(-1)]);
  });

  it('a draft is deleted ninety days after its last edit', async () => {
    await writer.client.put('/api/drafts/forum', { content: 'later' });
    await app.advance(24 * 89);
    expect((await writer.client.get('/api/drafts/forum')).body.draft).not.toBeNull();
    await app.advance(24 * 2);
    expect((await writer.client.get('/api/drafts/forum')).body).toEqual({ draft: null });
  });
});

describe('people to mention', () => {
  const names = async (place: string, q: string, person = writer): Promise<readonly string[]> => {
    const { body } = await person.client.get(
      `/api/mentionable-people?place=${place}&q=${encodeURIComponent(q)}`,
    );
    return body.map(
      ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`,
    );
  };
  const person = (firstName: string, lastName: string): Promise<SignedUp> =>
    signUpWorker(app, { firstName, lastName });

  it('a board suggests members by the beginning of their names', async () => {
    const own = await rows.board(writer, { isPrivate: true });
    const place = `board:${own}`;
    const [mia, lena] = [await person('Mia', 'Lopez'), await person('Lena', 'Mills')];
    await person('Milo', 'Outside');
    for (const member of [mia, lena]) await rows.join(own, member);
    expect(await names(place, 'mi')).toEqual(['Lena Mills', 'Mia Lopez']);
    expect(await names(place, 'Mia L')).toEqual(['Mia Lopez']);
    expect(await names(place, '')).toEqual(['Lena Mills', 'Mia Lopez']);
    expect(await names(place, '%')).toEqual([]);
    expect(await names(place, 'lena', mia)).toEqual(['Lena Mills']);
  });

  it('a public place suggests people who wrote there, not every account', async () => {
    const [zoe, zack] = [await person('Zoe', 'Wrote'), await person('Zack', 'Hidden')];
    await person('Zelda', 'Silent');
    await rows.post({ author: zoe });
    await rows.change(await rows.post({ author: zack }), 'is_hidden = true');
    expect(await names('forum', 'z')).toEqual(['Zoe Wrote']);
  });

  it('at most eight people are suggested, and none with a block in either direction', async () => {
    const many = await Promise.all(Array.from({ length: 10 }, (_none, n) => person('Quin', `N${n}`)));
    for (const one of many) await rows.join(board, one);
    await writer.client.post(`/api/users/${many[0]?.id}/block`, { kind: 'block' });
    await many[1]?.client.post(`/api/users/${writer.id}/block`, { kind: 'block' });
    const found = await names(`board:${board}`, 'quin');
    expect(found).toEqual(['N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9'].map((name) => `Quin ${name}`));
  });

  it('outsiders get no suggestions', async () => {
    const { status } = await (
      await person('Out', 'Sider')
    ).client.get(`/api/mentionable-people?place=board:${board}&q=m`);
    expect(status).toBe(404);
  });

  it('a text shows a mention by the person’s current name, and only if that person may read it', async () => {
    const [inside, outside] = [await person('Ina', 'Side'), await person('Otto', 'Side')];
    await rows.join(board, inside);
    const content = `@[a](user:${inside.id}) @[b](user:${outside.id}) @[c](user:${newId()})`;
    const { body } = await writer.client.post('/api/text-preview', { place: `board:${board}`, content });
    expect(body).toEqual({ html: '<p><span class="mention">@Ina Side</span> @b @c</p>', mentioned: 1 });
  });
});
