import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { MODERATED_CONTENT } from '#modules/community/index.ts';
import { joinedDaysAgo } from '#testing/fixtures/people/trusted-people.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';

let app: TestApplication;
let person: SignedUp;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await signUpReferrer(app);
  await joinedDaysAgo(app, person, 90);
});

const post = async (): Promise<string> => {
  const text = { title: 'Torque for lugs', content: 'What do you all set it to?', category: 'workers' };
  return ok(await person.client.post('/api/forum/discussions', text)).id;
};
const reply = async (to: string): Promise<string> =>
  ok(await person.client.post(`/api/posts/${to}/replies`, { content: 'By the label' })).id;
const remove = async (path: string): Promise<void> => {
  expect((await person.client.delete(`/api/${path}`)).status).toBe(204);
};
const points = async () => {
  await app.settle();
  const { currentPoints, weeklyProgress } = ok(await person.client.get('/api/engagement-points'));
  return { currentPoints, weeklyProgress };
};
const all = (count: number) => ({ currentPoints: count, weeklyProgress: count });

describe('points for posts and replies', () => {
  it('a post earns ten points and a reply five', async () => {
    const first = await post();
    expect(await points()).toEqual(all(10));
    await reply(first);
    expect(await points()).toEqual(all(15));
  });

  it('deleting a text takes its points back, so rewriting it earns nothing extra', async () => {
    const first = await post();
    await reply(first);
    expect(await points()).toEqual(all(15));
    for (let round = 0; round < 3; round += 1) {
      await remove(`posts/${await post()}`);
      await remove(`replies/${await reply(first)}`);
    }
    expect(await points()).toEqual(all(15));
    const again = await post();
    expect(await points()).toEqual(all(25));
    await remove(`posts/${again}`);
    await remove(`posts/${first}`);
    expect(await points()).toEqual(all(5));
  });

  it('hiding a text takes its points back, and showing it returns them', async () => {
    const first = await post();
    const written = await reply(first);
    expect(await points()).toEqual(all(15));
    const content = app.application.get(MODERATED_CONTENT);
    const decision = { by: asId<'user'>(person.id), reason: 'Reported', at: TEST_NOW };
    const moderated = [
      [content.find(({ kind }) => kind === 'post'), first],
      [content.find(({ kind }) => kind === 'reply'), written],
    ] as const;
    for (let round = 0; round < 2; round += 1) {
      for (const [one, id] of moderated) await one?.hide(id, decision);
      expect(await points()).toEqual(all(0));
      for (const [one, id] of moderated) await one?.restore(id, decision);
      expect(await points()).toEqual(all(15));
    }
  });

  it('the points end at the weekly cap', async () => {
    const first = await post();
    for (let count = 0; count < 49; count += 1) await post();
    expect(await points()).toEqual(all(500));
    await reply(first);
    await post();
    expect(await points()).toEqual(all(500));
    await app.advance(24 * 7);
    await reply(first);
    expect(await points()).toEqual({ currentPoints: 505, weeklyProgress: 5 });
  });
});
