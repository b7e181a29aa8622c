import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { EVENT_ACTIONS, EVENT_STATUSES, type EventAction } from '#contract/community/vocabulary/events.ts';
import { EventFixture, ok } from '#modules/community/testing/event-fixture.ts';

let app: TestApplication;
let fixture: EventFixture;
let guest: SignedUp;
beforeAll(async () => {
  app = await startTestApplication();
  fixture = await EventFixture.open(app);
});
/** Reports are limited per person and day. */
beforeEach(async () => {
  guest = await fixture.guest();
});
afterAll(() => app.stop());

const sql = (text: string, id: string) => runSql(app.application.sql, text, [id]);
const PAST = `update events set start_at = '2020-01-01', end_at = '2020-01-02' where id = $1`;
const REVIEWED = `update events set status = 'in_review' where id = $1`;

type Id = Promise<string>;
const made = async (fields: Record<string, unknown> = {}): Id => (await fixture.create(fields)).id;
const visited = async (fields?: Record<string, unknown>): Id => {
  const id = await made(fields);
  ok(await fixture.rsvp(guest, id));
  return id;
};
const changed = async (id: Id, text: string): Id => {
  await sql(text, await id);
  return id;
};
const canceled = async (id: Id): Id => {
  ok(await fixture.host.client.post(`/api/events/${await id}/cancel`, {}));
  return id;
};
const entered = async (id: Id): Id => {
  ok(await fixture.host.client.post(`/api/events/${await id}/check-in`, { userId: guest.id }));
  return id;
};
/** Behind another guest, who may leave. */
const waiting = async (isOffered: boolean): Id => {
  const id = await made({ capacity: 1 });
  const first = await fixture.guest();
  ok(await fixture.rsvp(first, id));
  ok(await fixture.rsvp(guest, id));
  if (isOffered) ok(await fixture.leave(first, id));
  return id;
};

type Command = Exclude<EventAction, 'share'>;
const COMMANDS = EVENT_ACTIONS.filter((action): action is Command => action !== 'share');
const run: Readonly<Record<Command, (id: string, by: SignedUp) => Promise<HttpAnswer<Loose>>>> = {
  rsvp: (id, by) => fixture.rsvp(by, id),
  give_up: (id, by) => fixture.leave(by, id),
  show_code: (id, { client }) => client.get(`/api/events/${id}/check-in-code.svg`),
  report: (id, { client }) =>
    client.post('/api/reports', {
      contentType: 'event',
      contentId: id,
      reason: 'spam',
      description: 'This training does not exist.',
    }),
  publish: (id, { client }) => client.patch(`/api/events/${id}`, { status: 'published' }),
  check_in: (id, { client }) => client.post(`/api/events/${id}/check-in`, { userId: guest.id }),
  edit: (id, { client }) => client.patch(`/api/events/${id}`, { title: 'Another title' }),
  cancel: (id, { client }) => client.post(`/api/events/${id}/cancel`, {}),
};

const OPEN_TO_HOST = ['check_in', 'edit', 'cancel', 'share'] as const;
const STATES: readonly (readonly [string, 'host' | 'guest', () => Id, readonly EventAction[]])[] = [
  ['draft', 'host', () => made({ status: 'draft' }), ['publish', 'edit', 'cancel']],
  ['in review', 'host', () => changed(made(), REVIEWED), ['edit', 'cancel', 'share']],
  ['published', 'host', () => visited(), OPEN_TO_HOST],
  ['past', 'host', () => changed(visited(), PAST), ['check_in']],
  ['canceled', 'host', () => canceled(visited()), []],
  ['not answered', 'guest', () => made(), ['rsvp', 'report']],
  ['answered', 'guest', () => visited(), ['give_up', 'show_code', 'report']],
  ['waited for', 'guest', () => waiting(false), ['give_up', 'report']],
  ['offered', 'guest', () => waiting(true), ['rsvp', 'give_up', 'report']],
  ['entered', 'guest', () => entered(visited()), ['report']],
  ['past and answered', 'guest', () => changed(visited(), PAST), ['report']],
  ['past and not answered', 'guest', () => changed(made(), PAST), ['report']],
  ['canceled and answered', 'guest', () => canceled(visited()), ['give_up', 'report']],
  ['canceled and not answered', 'guest', () => canceled(made()), ['report']],
];

/** Everything that a command could change. */
async function read(id: string, by: SignedUp): Promise<Loose> {
  const { status, title, myRsvp, attendees, actions } = await fixture.read(by, id);
  return { status, title, myRsvp, attendees, actions };
}

it.each(STATES)(
  'an event that is %s lists for its %s the commands that succeed, and every other one changes nothing',
  async (_name, role, prepare, actions) => {
    const by = role === 'host' ? fixture.host : guest;
    const first = await prepare();
    const before = await read(first, by);
    expect(before.actions).toEqual(actions);
    for (const action of COMMANDS.filter((one) => !actions.includes(one))) {
      await run[action](first, by);
      expect([action, await read(first, by)]).toEqual([action, before]);
    }
    for (const action of COMMANDS.filter((one) => actions.includes(one))) {
      const { status } = await run[action](await prepare(), by);
      expect([action, status]).toEqual([action, action === 'report' ? 201 : 200]);
    }
  },
);

it('a visitor is offered an answer, and the table has every status of an event', async () => {
  const { actions } = ok(await app.client().get(`/api/events/${await made()}`));
  expect(actions).toEqual(['rsvp', 'report']);
  const seen = new Set<string>();
  for (const [, role, prepare] of STATES) {
    if (role === 'host') seen.add((await fixture.read(fixture.host, await prepare())).status);
  }
  expect(seen).toEqual(new Set(EVENT_STATUSES));
});
