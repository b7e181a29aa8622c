import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BoardFixture } from '#modules/community/testing/board-fixture.ts';
import { EventFixture, ok } from '#modules/community/testing/event-fixture.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;
let fixture: EventFixture;
let board: BoardFixture;

beforeAll(async () => {
  app = await startTestApplication();
  fixture = await EventFixture.open(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  board = await BoardFixture.open(app, { isPrivate: true });
});

const create = async (fields: object): Promise<string> =>
  ok(await board.owner.client.post('/api/events', fixture.body({ boardId: board.id, ...fields }))).id;
const edit = async (id: string, body: object) =>
  ok(await board.owner.client.patch(`/api/events/${id}`, body));
const later = () => ({ startAt: fixture.at(90), endAt: fixture.at(92) });
const setPrivate = async (isPrivate: boolean) =>
  ok(await board.owner.client.patch(board.path, { isPrivate }));

describe('a former member of a private board', () => {
  it.each<[how: string, out: (member: SignedUp) => Promise<unknown>]>([
    ['by leaving it', ({ client }) => client.delete(`${board.path}/leave`)],
    ['as they were removed', ({ id }) => board.owner.client.delete(`${board.path}/members/${id}`)],
  ])(
    'a former member (%s) frees their places at its events for the next in line and gets no further notices',
    async (_how, out) => {
      const [gone, next] = [await board.member(), await board.member()];
      const id = await create({ capacity: 1 });
      for (const one of [gone, next]) ok(await fixture.rsvp(one, id));
      await out(gone);
      expect(await fixture.told(next)).toEqual(['event_place_offered']);
      expect(await fixture.read(next, id)).toMatchObject({ rsvpCount: 0, myRsvp: { status: 'offered' } });
      await edit(id, later());
      await app.settle();
      ok(await board.owner.client.post(`/api/events/${id}/cancel`, {}));
      expect(await fixture.told(next)).toEqual(['event_cancelled', 'event_changed', 'event_place_offered']);
      expect(await fixture.told(gone)).toEqual([]);
    },
  );

  it('a former member retains their place at a public event', async () => {
    await setPrivate(false);
    const [member, id] = [await board.member(), await create({ visibility: 'public' })];
    ok(await fixture.rsvp(member, id));
    await member.client.delete(`${board.path}/leave`);
    expect(await fixture.read(member, id)).toMatchObject({ myRsvp: { status: 'going' } });
  });
});

describe('a board that becomes private', () => {
  it('guests from outside get no further notices of its events', async () => {
    await setPrivate(false);
    const [outsider, waiting, member] = [await fixture.guest(), await fixture.guest(), await board.member()];
    const id = await create({ visibility: 'public', capacity: 1 });
    for (const one of [member, waiting]) ok(await fixture.rsvp(one, id));
    const open = await create({ visibility: 'public', title: 'Open house', startAt: fixture.at(25) });
    ok(await fixture.rsvp(outsider, open));
    await setPrivate(true);
    await edit(open, later());
    ok(await fixture.leave(member, id));
    await app.advance(2);
    expect(await fixture.told(outsider)).toEqual([]);
    expect(await fixture.told(waiting)).toEqual([]);
  });
});
