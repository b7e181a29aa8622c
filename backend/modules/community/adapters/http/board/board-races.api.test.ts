import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { BoardFixture } from '#modules/community/testing/board-fixture.ts';

describe('simultaneous changes to a board', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());

  const counted = async (board: BoardFixture): Promise<readonly [shown: number, members: number]> => [
    (await board.seen(board.owner)).memberCount,
    Object.keys(await board.roles()).length,
  ];

  it('simultaneous joins and departures of ten people leave the right count', async () => {
    const board = await BoardFixture.open(app);
    const people = await Promise.all(Array.from({ length: 10 }, () => signUpReferrer(app)));
    await Promise.all(people.map(async ({ client }) => ok(await client.post(`${board.path}/join`))));
    expect(await counted(board)).toEqual([11, 11]);
    await Promise.all(
      people.map(async ({ client }, index) =>
        ok(await (index % 2 ? client.delete(`${board.path}/leave`) : client.post(`${board.path}/join`))),
      ),
    );
    expect(await counted(board)).toEqual([6, 6]);
  });

  it('simultaneous joins and departures of one person leave the right count', async () => {
    const board = await BoardFixture.open(app);
    const { client } = await signUpReferrer(app);
    const ten = (call: () => Promise<{ status: number }>) => Promise.all(Array.from({ length: 10 }, call));
    const joins = await ten(() => client.post(`${board.path}/join`));
    expect(new Set(joins.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await counted(board)).toEqual([2, 2]);
    const leaves = await ten(() => client.delete(`${board.path}/leave`));
    expect(new Set(leaves.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await counted(board)).toEqual([1, 1]);
  });

  it('two simultaneous handovers leave one owner', async () => {
    const board = await BoardFixture.open(app);
    const heirs = [await board.member(), await board.member()];
    const answers = await Promise.all(
      heirs.map(({ id }) => board.owner.client.put(`${board.path}/members/${id}`, { role: 'owner' })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403']);
    const roles = Object.values(await board.roles());
    expect(roles.toSorted()).toEqual(['member', 'moderator', 'owner']);
  });

  it('approving, declining, and withdrawing one request together has a single outcome', async () => {
    const board = await BoardFixture.open(app, { isPrivate: true });
    const asker = await signUpReferrer(app);
    ok(await asker.client.post(`${board.path}/join`));
    const decide = (approve: boolean) =>
      board.owner.client.post(`${board.path}/requests/${asker.id}`, { approve });
    await Promise.all([decide(true), decide(false), decide(true)]);
    const { isMember } = await board.seen(asker);
    expect(await counted(board)).toEqual(isMember ? [2, 2] : [1, 1]);
    expect(await board.news(asker)).toHaveLength(1);
  });
});
