import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
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

const post = (body: Record<string, unknown>) => fixture.host.client.post('/api/events', body);

describe('a new event', () => {
  it('a new event is published in the time zone of its place', async () => {
    const event = await fixture.create({
      location: '1 Main St, El Paso, TX 79901',
      capacity: '25',
      tags: ['osha'],
    });
    expect(event).toMatchObject({
      status: 'published',
      eventType: 'safety',
      location: '1 Main St, El Paso, TX 79901',
      city: 'El Paso',
      state: 'TX',
      timeZone: 'America/Denver',
      locationType: 'in_person',
      capacity: 25,
      rsvpCount: 0,
      isHost: true,
      host: { id: fixture.host.id, firstName: 'Pat' },
      attendees: [],
    });
    expect(Object.keys(event.host)).toEqual(['id', 'firstName', 'lastName', 'profileImageUrl']);
    const somewhere = await fixture.create({ location: 'Behind the old mill' });
    expect(somewhere.timeZone).toBe('America/Chicago');
  });

  it('the description is Markdown, while cards and calendars show plain text', async () => {
    const description = '**Bring** boots & [the list](https://example.com/list)\n\n<script>alert(1)</script>';
    const { id } = await fixture.create({ description });
    const event = await fixture.read(await fixture.guest(), id);
    expect(event.description).toBe(description);
    expect(event.descriptionHtml).toContain(
      '<strong>Bring</strong> boots &amp; <a href="https://example.com/list"',
    );
    expect(event.descriptionHtml).not.toContain('<script');
    expect(event.summary).toBe('Bring boots & the list\n\n<script>alert(1)</script>');
    const { body: file } = await app.client().get(`/api/events/${id}/calendar.ics`);
    expect(file).toContain('DESCRIPTION:Bring boots & the list');
    const edited = { description: 'Bring *nothing* at all.' };
    expect(ok(await fixture.host.client.patch(`/api/events/${id}`, edited)).descriptionHtml).toBe(
      '<p>Bring <em>nothing</em> at all.</p>',
    );
    const { status, body } = await post(fixture.body({ description: `![](/api/images/${id}) not mine` }));
    expect([status, body.issues]).toEqual([
      400,
      [{ path: 'description', message: 'Use only pictures you uploaded here' }],
    ]);
  });

  it('an event shows its host and, to people who may see them, its guests with their pictures', async () => {
    const picture = '/api/images/01890a5d-ac96-774b-bcce-b302099a8e77';
    const guest = await fixture.guest();
    for (const { id } of [fixture.host, guest]) {
      const statement = {
        name: 'test-picture',
        text: 'update users set profile_image_url = $2 where id = $1',
      };
      await app.application.sql.rows(statement, [id, picture]);
    }
    const { id } = await fixture.create();
    ok(await fixture.rsvp(guest, id));
    const seen = await fixture.read(guest, id);
    expect([seen.host.profileImageUrl, seen.attendees[0].profileImageUrl]).toEqual([picture, picture]);
    const listed = ok(await app.client().get('/api/events?upcoming=true&limit=100'));
    expect(listed.find((one: Loose) => one.id === id).host.profileImageUrl).toBe(picture);
  });

  it('the form learns the event’s time zone in advance', async () => {
    const zone = async (asked: string, who = fixture.host) =>
      ok(await who.client.get(`/api/event-time-zone?${asked}`));
    expect(await zone('location=1 Main St, El Paso, TX 79901')).toEqual({
      timeZone: 'America/Denver',
      city: 'El Paso',
    });
    expect(await zone('location=Behind the old mill')).toEqual({ timeZone: 'America/Chicago', city: null });
    const islander = await EventFixture.member(app);
    ok(await islander.client.put('/api/user-profile', { location: 'Hilo, HI' }));
    expect(await zone('isVirtual=true', islander)).toEqual({ timeZone: 'Pacific/Honolulu', city: 'Hilo' });
    const online = fixture.body({ isVirtual: true, location: 'https://meet.example.com/x' });
    expect(ok(await islander.client.post('/api/events', online)).timeZone).toBe('Pacific/Honolulu');
    expect((await app.client().get('/api/event-time-zone')).status).toBe(401);
  });

  it('an event can be created with the names of the stored fields', async () => {
    const { eventType: type, location: address, isVirtual: _online, ...rest } = fixture.body();
    const event = ok(
      await post({ ...rest, type, address, locationType: 'hybrid', rsvpLimit: 5, capacity: 4 }),
    );
    expect(event).toMatchObject({
      eventType: 'safety',
      locationType: 'hybrid',
      location: '500 Congress Ave, Austin, TX',
      capacity: 4,
      rsvpLimit: 5,
    });
  });

  it('`rsvpLimit` sets the capacity if none is given', async () => {
    const event = ok(await post(fixture.body({ rsvpLimit: 5 })));
    expect(event).toMatchObject({ capacity: 5, rsvpLimit: 5 });
    const read = async () => (await fixture.read(fixture.host, event.id)).capacity;
    const edit = (body: object) => fixture.host.client.patch(`/api/events/${event.id}`, body);
    const guest = await fixture.guest();
    expect(ok(await fixture.rsvp(guest, event.id))).toMatchObject({ status: 'going', capacity: 5 });
    for (const [body, capacity] of [
      [{ rsvpLimit: 8 }, 8],
      [{ capacity: 3 }, 3],
      [{ capacity: 4, rsvpLimit: 9 }, 4],
      [{ title: 'Another title' }, 4],
      [{ capacity: null }, null],
      [{ rsvpLimit: 6 }, 6],
      [{ rsvpLimit: null }, null],
    ] as const) {
      expect(ok(await edit(body)).capacity, JSON.stringify(body)).toBe(capacity);
      expect(await read()).toBe(capacity);
    }
    const SET = {
      name: 'test-old-limit',
      text: 'update events set capacity = null, rsvp_limit = 7 where id = $1',
    };
    await app.application.sql.rows(SET, [event.id]);
    expect(await read()).toBe(7);
  });

  it('the answer names every field that is missing or wrong', async () => {
    const { status, body } = await post({ title: 'Hey', location: '' });
    expect(status).toBe(400);
    const issues = Object.fromEntries(body.issues.map(({ path, message }: Loose) => [path, message]));
    expect(issues).toEqual({
      title: 'Title must be at least 5 characters',
      description: 'Description must be at least 10 characters',
      eventType: 'Please select an event type',
      startAt: 'Please select a start date and time',
      endAt: 'Please select an end date and time',
      location: 'Location is required',
    });
  });

  it.each([
    [{ endAt: '2020-01-01T00:00:00Z' }, 'endAt', 'End must be after the start'],
    [{ startAt: '2020-01-01T00:00:00Z' }, 'endAt', 'An event can last 31 days at most'],
    [
      { startAt: '2020-01-01T00:00:00Z', endAt: '2020-01-01T01:00:00Z' },
      'startAt',
      'Start must be in the future',
    ],
    [{ capacity: 0 }, 'capacity', 'Capacity must be a whole number of at least 1'],
    [{ onlineUrl: 'http://example.com/x' }, 'onlineUrl', 'Please enter a link that begins with https://'],
    [
      { isVirtual: true, location: 'http://example.com' },
      'location',
      'Please enter a link that begins with https://',
    ],
    [{ visibility: 'board' }, 'boardId', 'Please choose a board'],
    [{ tags: ['x'.repeat(31)] }, 'tags', 'Tags can have 30 characters at most'],
  ])('the form rejects %o', async (fields, path, message) => {
    const { status, body } = await post(fixture.body(fields));
    expect([status, body.issues]).toEqual([400, [{ path, message }]]);
  });

  it('the link is shown to the host and to guests who are going, and the guest list to people who answered', async () => {
    const link = 'https://meet.example.com/osha';
    const { id } = await fixture.create({ isVirtual: true, location: link, capacity: 1 });
    const [going, waiting, other] = [await fixture.guest(), await fixture.guest(), await fixture.guest()];
    for (const one of [going, waiting]) ok(await fixture.rsvp(one, id));
    const linkFor = async (who: SignedUp) => (await fixture.read(who, id)).onlineUrl;
    expect(await Promise.all([fixture.host, going, waiting, other].map(linkFor))).toEqual([
      link,
      link,
      null,
      null,
    ]);
    const { body: seen } = await app.client().get(`/api/events/${id}`);
    expect(seen).toMatchObject({ onlineUrl: null, location: null, attendees: null, isVirtual: true });
    const names = async (who: SignedUp) =>
      (await fixture.read(who, id)).attendees?.map((one: Loose) => one.lastName);
    expect(await names(other)).toBeUndefined();
    expect(await names(waiting)).toEqual(['N']);
    const [guest] = (await fixture.read(waiting, id)).attendees;
    expect(guest).toEqual({ ...guest, profileImageUrl: null, checkedInAt: null });
    expect((await names(fixture.host))[0]).toMatch(/^Number\d+$/);
    const listed = ok(await app.client().get('/api/events?upcoming=true&limit=100')).find(
      (one: Loose) => one.id === id,
    );
    expect(listed).toMatchObject({ onlineUrl: null, attendees: null });
  });
});

describe('an unpublished event', () => {
  it('the event of a newcomer without a confirmed email waits for an admin, and its host sees that', async () => {
    const newcomer = await signUpReferrer(app);
    const event = ok(await newcomer.client.post('/api/events', fixture.body()));
    expect(event.status).toBe('in_review');
    expect((await app.client().get(`/api/events/${event.id}`)).status).toBe(404);
    expect(ok(await newcomer.client.get('/api/my-events'))).toMatchObject([
      { id: event.id, status: 'in_review' },
    ]);
    const admin = await fixture.admin();
    const queue = ok(await admin.client.get('/api/admin/events?status=in_review'));
    expect(queue.map(({ id }: Loose) => id)).toContain(event.id);
    const review = (body: object) => admin.client.post(`/api/admin/events/${event.id}/review`, body);
    expect((await review({ approve: false })).status).toBe(400);
    ok(await review({ approve: false, note: 'Please say where to park.' }));
    expect(await fixture.read(newcomer, event.id)).toMatchObject({
      status: 'draft',
      reviewNote: 'Please say where to park.',
    });
    expect((await review({ approve: true })).status).toBe(409);
    const again = { description: 'Park behind the hall, please.', status: 'published' };
    expect(ok(await newcomer.client.patch(`/api/events/${event.id}`, again)).status).toBe('in_review');
    ok(await review({ approve: true }));
    expect(ok(await app.client().get(`/api/events/${event.id}`)).status).toBe('published');
    expect(await fixture.told(newcomer)).toEqual(['event_approved', 'event_refused']);
    const log = ok(await admin.client.get('/api/admin/audit-log?action=event.refused'));
    expect(log[0]).toMatchObject({ subjectId: event.id });
  });

  it('only the host sees a draft', async () => {
    const { id } = await fixture.create({ status: 'draft' });
    expect((await (await fixture.guest()).client.get(`/api/events/${id}`)).status).toBe(404);
    expect(ok(await fixture.host.client.patch(`/api/events/${id}`, { status: 'published' })).status).toBe(
      'published',
    );
    expect(ok(await app.client().get(`/api/events/${id}`)).id).toBe(id);
  });
});

describe('an edit of an event', () => {
  it('only the host edits an event, and guests are notified of changes to their plans', async () => {
    const { id } = await fixture.create();
    const [going, gone] = [await fixture.guest(), await fixture.guest()];
    for (const one of [going, gone]) ok(await fixture.rsvp(one, id));
    ok(await fixture.leave(gone, id));
    const edit = (who: SignedUp, body: object) => who.client.patch(`/api/events/${id}`, body);
    expect((await edit(going, { title: 'Mine from now on' })).status).toBe(403);
    ok(await edit(fixture.host, { description: 'Three hours on falls and ladders.', tags: ['falls'] }));
    expect(await fixture.told(going)).toEqual([]);
    const moved = ok(await edit(fixture.host, { startAt: fixture.at(90), endAt: fixture.at(92) }));
    expect(moved).toMatchObject({ location: '500 Congress Ave, Austin, TX', title: 'OSHA 10 refresher' });
    expect(await fixture.told(going)).toEqual(['event_changed']);
    ok(await fixture.host.client.post(`/api/events/${id}/cancel`, { reason: 'The hall is flooded.' }));
    ok(await fixture.host.client.post(`/api/events/${id}/cancel`, {}));
    expect(await fixture.told(going)).toEqual(['event_cancelled', 'event_changed']);
    expect(await fixture.told(gone)).toEqual([]);
    expect(await fixture.read(going, id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'The hall is flooded.',
    });
    expect((await edit(fixture.host, { title: 'On again' })).body.code).toBe('community.event_cancelled');
    expect(ok(await going.client.get('/api/my-events?upcoming=true'))).toMatchObject([
      { id, status: 'cancelled' },
    ]);
  });

  it('an event moves from a place to a link as a whole, and cannot end before it starts', async () => {
    const { id } = await fixture.create();
    const edit = (body: object) => fixture.host.client.patch(`/api/events/${id}`, body);
    const online = { isVirtual: true, onlineUrl: 'https://meet.example.com/x' };
    expect(ok(await edit(online))).toMatchObject({ locationType: 'online', location: null, ...online });
    for (const [change, path, message] of [
      [{ endAt: fixture.at(10) }, 'endAt', 'End must be after the start'],
      [{ visibility: 'board' }, 'boardId', 'Please choose a board'],
    ] as const) {
      const { status, body } = await edit(change);
      expect([status, body.issues]).toEqual([400, [{ path, message }]]);
    }
  });
});
