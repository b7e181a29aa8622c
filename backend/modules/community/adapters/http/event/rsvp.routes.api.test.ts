import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventStreamClient } from '#testing/fixtures/event-stream-client.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { EventFixture, ok } from '#modules/community/testing/event-fixture.ts';

let app: TestApplication;
let fixture: EventFixture;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  fixture = await EventFixture.open(app);
});

const guests = (count: number): Promise<SignedUp[]> =>
  Promise.all(Array.from({ length: count }, () => fixture.guest()));
const points = async ({ client }: SignedUp): Promise<number> => {
  await app.settle();
  return ok(await client.get('/api/engagement-points')).currentPoints;
};

describe('an RSVP', () => {
  it('an RSVP takes a place, and repeating it changes nothing', async () => {
    const { id } = await fixture.create({ capacity: 3 });
    const guest = await fixture.guest();
    const going = { status: 'going', rsvpCount: 1, capacity: 3, position: null };
    expect(ok(await fixture.rsvp(guest, id))).toEqual(going);
    expect(ok(await fixture.rsvp(guest, id))).toEqual(going);
    expect(await fixture.read(guest, id)).toMatchObject({ rsvpCount: 1, myRsvp: { status: 'going' } });
    expect(ok(await fixture.leave(guest, id))).toMatchObject({ status: 'cancelled', rsvpCount: 0 });
    expect(ok(await fixture.leave(guest, id))).toMatchObject({ status: 'cancelled', rsvpCount: 0 });
  });

  it('the host, visitors, and requests for a past, canceled, draft, or unknown event are rejected', async () => {
    const { id } = await fixture.create();
    const guest = await fixture.guest();
    const statusOf = async (who: SignedUp, event: string) => {
      const { status, body } = await fixture.rsvp(who, event);
      return [status, body.code];
    };
    expect(await statusOf(fixture.host, id)).toEqual([422, 'community.own_event']);
    expect((await app.client().post(`/api/events/${id}/rsvp`)).status).toBe(401);
    ok(await fixture.host.client.post(`/api/events/${id}/cancel`, {}));
    expect(await statusOf(guest, id)).toEqual([422, 'community.event_cancelled']);
    const draft = await fixture.create({ status: 'draft' });
    expect(await statusOf(guest, draft.id)).toEqual([404, 'community.event_not_found']);
    expect((await fixture.leave(guest, id)).body.code).toBe('community.no_rsvp');
    const soon = await fixture.create({ startAt: fixture.at(1), endAt: fixture.at(2) });
    await app.advance(3);
    expect(await statusOf(guest, soon.id)).toEqual([422, 'community.event_over']);
  });

  it('fifty simultaneous RSVPs for ten places make ten guests and an ordered line of forty', async () => {
    const { id } = await fixture.create({ capacity: 10 });
    const people = await guests(50);
    const answers: Loose[] = (await Promise.all(people.map((one) => fixture.rsvp(one, id)))).map(ok);
    expect(answers.filter(({ status }) => status === 'going')).toHaveLength(10);
    const positions: number[] = answers.flatMap(({ status, position }) =>
      status === 'waitlisted' ? [position] : [],
    );
    expect(positions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
    expect(await fixture.read(fixture.host, id)).toMatchObject({
      rsvpCount: 10,
      waitlistCount: 40,
      isFull: true,
    });
    const shown = await Promise.all(people.map((one) => fixture.read(one, id)));
    expect(shown.map(({ myRsvp }) => myRsvp.position)).toEqual(answers.map(({ position }) => position));
  }, 60_000);

  it('a person earns ten points for an event once, however often they answer and cancel', async () => {
    const { id } = await fixture.create();
    const guest = await fixture.guest();
    ok(await fixture.rsvp(guest, id));
    expect(await points(guest)).toBe(10);
    ok(await fixture.leave(guest, id));
    expect(await points(guest)).toBe(0);
    ok(await fixture.rsvp(guest, id));
    expect(await points(guest)).toBe(10);
    ok(await fixture.leave(guest, id));
    ok(await fixture.rsvp(guest, id));
    expect(await points(guest)).toBe(10);
    ok(await fixture.host.client.post(`/api/events/${id}/cancel`, {}));
    expect(await points(guest)).toBe(10);
  });
});

describe('open screens', () => {
  it('the open screens of the host, the guests, and other readers update when someone answers', async () => {
    const { id } = await fixture.create();
    const [first, second, reader] = await guests(3);
    if (!first || !second || !reader) throw new Error('Three people');
    ok(await fixture.rsvp(first, id));
    const open = async ({ client }: SignedUp, path = '/api/notifications/stream') => {
      const stream = await EventStreamClient.open(app.origin, client.cookieHeader(), { path });
      await stream.next('unread');
      return stream;
    };
    const name = randomUUID();
    const streams = [
      await open(fixture.host),
      await open(first),
      await open(reader, `/api/notifications/stream?stream=${name}`),
    ];
    const things = [{ subject: 'event', id }];
    ok(await reader.client.put('/api/notifications/watched', { stream: name, things }));
    ok(await fixture.rsvp(second, id));
    for (const stream of streams) {
      expect((await stream.next('event')).data).toEqual({ id });
      stream.close();
    }
    expect(await fixture.read(first, id)).toMatchObject({ rsvpCount: 2 });
  });
});

describe('the waiting list', () => {
  it('a freed place is offered to the first in line for a day, and then to the next', async () => {
    const { id } = await fixture.create({ capacity: 1, startAt: fixture.at(200), endAt: fixture.at(202) });
    const [first, second, third] = await guests(3);
    if (!first || !second || !third) throw new Error('Three people');
    for (const one of [first, second, third]) ok(await fixture.rsvp(one, id));
    ok(await fixture.leave(first, id));
    expect(await fixture.told(second)).toEqual(['event_place_offered']);
    expect(await fixture.read(second, id)).toMatchObject({
      rsvpCount: 0,
      heldCount: 1,
      isFull: true,
      myRsvp: { status: 'offered' },
    });
    expect(await points(second)).toBe(0);
    expect(ok(await fixture.rsvp(first, id))).toMatchObject({ status: 'waitlisted', position: 2 });
    await app.advance(24.1);
    expect(await fixture.read(second, id)).toMatchObject({ myRsvp: { status: 'lapsed' } });
    expect(await fixture.told(third)).toEqual(['event_place_offered']);
    expect(ok(await fixture.rsvp(third, id))).toMatchObject({ status: 'going', rsvpCount: 1 });
    expect(await points(third)).toBe(10);
    expect(ok(await fixture.rsvp(second, id))).toMatchObject({ status: 'waitlisted', position: 2 });
  });

  it('places added by the host go to the first in line, and places cannot be removed', async () => {
    const { id } = await fixture.create({ rsvpLimit: 1 });
    const people = await guests(4);
    for (const one of people) ok(await fixture.rsvp(one, id));
    const edit = (body: object) => fixture.host.client.patch(`/api/events/${id}`, body);
    expect(ok(await edit({ capacity: 3 }))).toMatchObject({ rsvpCount: 3, waitlistCount: 1, capacity: 3 });
    expect(await fixture.told(people[1] as SignedUp)).toEqual(['event_place_given']);
    const refused = await edit({ capacity: 2 });
    expect([refused.status, refused.body.code]).toEqual([422, 'community.capacity_too_small']);
    expect(refused.body.issues).toMatchObject([{ path: 'capacity' }]);
    expect(ok(await edit({ capacity: null, rsvpLimit: null }))).toMatchObject({
      rsvpCount: 4,
      waitlistCount: 0,
    });
  });
});

describe('the check-in', () => {
  it('a guest is checked in once, by a code that only they see', async () => {
    const { id } = await fixture.create();
    const [guest, other] = await guests(2);
    if (!guest || !other) throw new Error('Two people');
    for (const one of [guest, other]) ok(await fixture.rsvp(one, id));
    const { checkInCode: code } = (await fixture.read(guest, id)).myRsvp;
    const picture = await guest.client.get<string>(`/api/events/${id}/check-in-code.svg`);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    expect(picture.body).toMatch(/^<svg /);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(JSON.stringify(await fixture.read(fixture.host, id))).not.toContain(code);
    const checkIn = (who: SignedUp, typed: string) =>
      who.client.post(`/api/events/${id}/check-in`, { code: typed });
    expect((await checkIn(guest, code)).status).toBe(403);
    expect((await checkIn(fixture.host, 'NOBODYS0')).status).toBe(400);
    expect(
      ok(await checkIn(fixture.host, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)),
    ).toMatchObject({
      id: guest.id,
      checkedInAt: expect.any(String),
    });
    const again = await checkIn(fixture.host, code);
    expect([again.status, again.body.code]).toEqual([409, 'community.already_checked_in']);
    expect((await fixture.leave(guest, id)).body.code).toBe('community.checked_in');
    const seen = (await fixture.read(fixture.host, id)).attendees;
    expect(seen.map(({ checkedInAt }: { checkedInAt: string | null }) => checkedInAt !== null)).toEqual([
      true,
      false,
    ]);
  });

  it('the host checks a guest in from the list and undoes it', async () => {
    const { id } = await fixture.create();
    const [guest, waiting] = await guests(2);
    if (!guest || !waiting) throw new Error('Two people');
    ok(await fixture.rsvp(guest, id));
    const { client } = fixture.host;
    const into = (who: SignedUp, userId: string) => who.client.post(`/api/events/${id}/check-in`, { userId });
    const out = (who: SignedUp, userId: string) => who.client.delete(`/api/events/${id}/check-in/${userId}`);
    expect([(await into(guest, guest.id)).status, (await out(guest, guest.id)).status]).toEqual([403, 403]);
    const stranger = await into(fixture.host, waiting.id);
    expect([stranger.status, stranger.body.code]).toEqual([404, 'community.unknown_guest']);
    expect(ok(await into(fixture.host, guest.id))).toMatchObject({
      id: guest.id,
      checkedInAt: expect.any(String),
    });
    expect((await into(fixture.host, guest.id)).body.code).toBe('community.already_checked_in');
    for (let times = 0; times < 2; times += 1) {
      expect(ok(await out(fixture.host, guest.id))).toMatchObject({ id: guest.id, checkedInAt: null });
    }
    expect((await fixture.read(guest, id)).myRsvp.checkedInAt).toBeNull();
    expect(ok(await into(fixture.host, guest.id)).checkedInAt).not.toBeNull();
    for (const body of [{}, { code: 'AB12CD34', userId: guest.id }]) {
      expect((await client.post(`/api/events/${id}/check-in`, body)).status).toBe(400);
    }
    ok(await out(fixture.host, guest.id));
    expect(ok(await fixture.leave(guest, id))).toMatchObject({ status: 'cancelled' });
  });
});
