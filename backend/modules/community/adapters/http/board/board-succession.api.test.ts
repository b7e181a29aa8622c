import { afterAll, beforeAll, expect, it } from 'vitest';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { signUpReferrer, TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { BoardFixture } from '#modules/community/testing/board-fixture.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

async function deleteAccount({ client }: SignedUp): Promise<void> {
  ok(await client.send('DELETE', '/api/auth/account', { currentPassword: TEST_PASSWORD }));
}

it('the board of a deleted account goes to the first moderator, else to the longest member, else it is archived', async () => {
  const board = await BoardFixture.open(app, { name: 'Passed down' });
  const member = await board.member();
  const moderator = await board.member('moderator');
  await deleteAccount(board.owner);
  expect(await board.roles(moderator)).toEqual({ [moderator.id]: 'owner', [member.id]: 'member' });
  expect(await board.seen()).toMatchObject({ memberCount: 2, isArchived: false });
  expect((await board.news(moderator)).map(({ type }) => type)).toContain('board_handed_over');
  await deleteAccount(moderator);
  expect(await board.roles(member)).toEqual({ [member.id]: 'owner' });
  await deleteAccount(member);
  expect(await board.seen()).toMatchObject({ isArchived: true });
});

it('a deleted account loses its memberships and its join requests', async () => {
  const board = await BoardFixture.open(app);
  const closed = await BoardFixture.open(app, { isPrivate: true });
  const member = await board.member();
  ok(await member.client.post(`${closed.path}/join`));
  await deleteAccount(member);
  expect(await board.seen()).toMatchObject({ memberCount: 1 });
  expect(await board.roles()).toEqual({ [board.owner.id]: 'owner' });
  expect(ok(await closed.owner.client.get(`${closed.path}/requests`))).toEqual([]);
});

it('the boards of a person stand in their copy', async () => {
  const board = await BoardFixture.open(app, { name: 'In the copy', location: 'Waco' });
  const asker = await signUpReferrer(app);
  const closed = await BoardFixture.open(app, { name: 'Asked', isPrivate: true });
  ok(await asker.client.post(`${closed.path}/join`));
  const partOf = async ({ client }: SignedUp) => ok(await client.get('/api/auth/personal-data')).parts.boards;
  expect(await partOf(board.owner)).toMatchObject({
    memberships: [{ boardId: board.id, name: 'In the copy', role: 'owner', location: 'Waco' }],
    requests: [],
  });
  expect(await partOf(asker)).toMatchObject({
    memberships: [],
    requests: [{ boardId: closed.id, name: 'Asked' }],
  });
});
