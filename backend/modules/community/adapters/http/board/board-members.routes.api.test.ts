import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { signUpConfirmed, signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { BoardFixture } from '#modules/community/testing/board-fixture.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

describe('the members of a board', () => {
  it('the list shows the owner first, then the moderators, then the longest members', async () => {
    const board = await BoardFixture.open(app);
    const first = await board.member();
    const second = await board.member();
    const moderator = await board.member('moderator');
    const ids = [board.owner, moderator, first, second].map(({ id }) => id);
    const listed: string[] = [];
    for (let next: string | undefined = `${board.path}/members?limit=1`; next !== undefined;) {
      const page: { body: Loose[]; headers: Headers } = await board.owner.client.get(next);
      listed.push(...page.body.map(({ userId }) => userId));
      [, next] = /<([^>]+)>/.exec(page.headers.get('Link') ?? '') ?? [];
    }
    expect(listed).toEqual(ids);
  });

  it('the owner makes a member a moderator and a member again, and the person is notified', async () => {
    const board = await BoardFixture.open(app, { name: 'Told board' });
    const person = await board.member();
    expect(await board.appoint(person, 'moderator')).toMatchObject({ userId: person.id, role: 'moderator' });
    await board.appoint(person, 'moderator');
    expect(await board.news(person)).toMatchObject([
      {
        type: 'board_moderator_appointed',
        message: 'You can now approve members and moderate posts in Told board.',
      },
    ]);
    expect(await board.seen(person)).toMatchObject({ role: 'moderator', moderatorCount: 1 });
    await board.appoint(person, 'member');
    expect(await board.seen(person)).toMatchObject({ role: 'member', permissions: { mayModerate: false } });
  });

  it('a member gets the board from its owner, who stays as a moderator', async () => {
    const board = await BoardFixture.open(app, { name: 'Passed on' });
    const heir = await board.member();
    expect(await board.appoint(heir, 'owner')).toMatchObject({ userId: heir.id, role: 'owner' });
    expect(await board.roles()).toEqual({ [heir.id]: 'owner', [board.owner.id]: 'moderator' });
    expect(await board.news(heir)).toMatchObject([
      { type: 'board_handed_over', message: "You're now the owner of Passed on." },
    ]);
    const again = await board.owner.client.put(`${board.path}/members/${heir.id}`, { role: 'member' });
    expect(again.status).toBe(403);
    ok(await board.owner.client.delete(`${board.path}/leave`));
  });

  it('the owner hands the board only to a member and cannot step down directly', async () => {
    const board = await BoardFixture.open(app);
    const stranger = await signUpConfirmed(app);
    const toStranger = await board.owner.client.put(`${board.path}/members/${stranger.id}`, {
      role: 'owner',
    });
    expect([toStranger.status, toStranger.body.code]).toEqual([404, 'community.member_not_found']);
    const down = await board.owner.client.put(`${board.path}/members/${board.owner.id}`, { role: 'member' });
    expect([down.status, down.body.code]).toEqual([409, 'community.owner_stays']);
    expect(await board.appoint(board.owner, 'owner')).toMatchObject({ role: 'owner' });
  });

  it('moderators remove members, the owner removes moderators, and no one removes the owner', async () => {
    const board = await BoardFixture.open(app);
    const [moderator, other] = [await board.member('moderator'), await board.member('moderator')];
    const member = await board.member();
    const remove = async ({ id }: { readonly id: string }, by = moderator): Promise<number> =>
      (await by.client.delete(`${board.path}/members/${id}`)).status;
    expect([await remove(member), await remove(member)]).toEqual([204, 204]);
    expect([await remove(other), await remove(board.owner)]).toEqual([403, 409]);
    expect(await remove(other, board.owner)).toBe(204);
    expect(await board.seen()).toMatchObject({ memberCount: 2 });
  });
});

describe('a private board', () => {
  const open = () => BoardFixture.open(app, { name: 'Closed shop', isPrivate: true });

  it('a join request notifies the owner and the moderators once', async () => {
    const board = await open();
    const moderator = await board.member('moderator');
    const asker = await signUpReferrer(app, { firstName: 'Ana', lastName: 'Ruiz' });
    for (let n = 0; n < 2; n += 1)
      expect(ok(await asker.client.post(`${board.path}/join`))).toMatchObject({
        status: 'requested',
        hasRequested: true,
        isMember: false,
        postCount: null,
      });
    expect(ok(await moderator.client.get(`${board.path}/requests`))).toMatchObject([
      { userId: asker.id, firstName: 'Ana', lastName: 'Ruiz', profileImageUrl: null },
    ]);
    for (const person of [board.owner, moderator]) {
      const asked = (await board.news(person)).filter(({ type }) => type === 'board_join_requested');
      expect(asked.filter(({ message }) => message === 'Ana Ruiz wants to join Closed shop.')).toHaveLength(
        1,
      );
      expect(asked[0]).toMatchObject({ target: `/community/${board.id}?manage=requests` });
    }
  });

  it.each([
    [true, 'board_request_approved', 'You can now read and post in Closed shop.'],
    [false, 'board_request_declined', 'The moderators of Closed shop declined your request to join.'],
  ])('a decision (approve: %s) notifies the person once: %s', async (approve, type, message) => {
    const board = await open();
    const asker = await signUpReferrer(app);
    ok(await asker.client.post(`${board.path}/join`));
    await board.decide(asker, approve);
    await board.decide(asker, approve);
    expect(await board.news(asker)).toMatchObject([{ type, message }]);
    expect(await board.seen(asker)).toMatchObject({ isMember: approve, hasRequested: false });
    expect(ok(await board.owner.client.get(`${board.path}/requests`))).toEqual([]);
    expect(await board.seen(board.owner)).toMatchObject({ memberCount: approve ? 2 : 1 });
  });

  it('a withdrawn request admits no one and notifies no one', async () => {
    const board = await open();
    const asker = await signUpReferrer(app);
    ok(await asker.client.post(`${board.path}/join`));
    expect(ok(await asker.client.delete(`${board.path}/leave`))).toMatchObject({ hasRequested: false });
    const late = await board.owner.client.post(`${board.path}/requests/${asker.id}`, { approve: true });
    expect([late.status, late.body.code]).toEqual([404, 'community.request_not_found']);
    expect(await board.news(board.owner)).toEqual([]);
  });
});
