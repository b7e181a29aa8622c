import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BoardFixture } from '#modules/community/testing/board-fixture.ts';
import { EventFixture, ok } from '#modules/community/testing/event-fixture.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;
let fixture: EventFixture;
let admin: SignedUp;

beforeAll(async () => {
  app = await startTestApplication();
  fixture = await EventFixture.open(app);
  admin = await fixture.admin();
});
afterAll(() => app.stop());

const edit = async (host: SignedUp, id: string, body: object): Promise<Loose> =>
  ok(await host.client.patch(`/api/events/${id}`, body));
const review = async (id: string, body: object = { approve: true }) =>
  ok(await admin.client.post(`/api/admin/events/${id}/review`, body));

describe('notices of an edit', () => {
  it.each<[decision: string, refused: boolean]>([
    ['let through', false],
    ['let through the second time', true],
  ])('the notice of an edit in review is sent when the edit is %s', async (_decision, refused) => {
    const [newcomer, guest] = [await signUpReferrer(app), await fixture.guest()];
    const { id } = ok(await newcomer.client.post('/api/events', fixture.body()));
    await review(id);
    ok(await fixture.rsvp(guest, id));
    expect((await edit(newcomer, id, { location: '1 Main St, Waco, TX' })).status).toBe('in_review');
    if (refused) {
      await review(id, { approve: false, note: 'Which floor?' });
      expect((await edit(newcomer, id, { tags: ['street'], status: 'published' })).status).toBe('in_review');
    }
    expect(await fixture.told(guest)).toEqual([]);
    await review(id);
    expect(await fixture.told(guest)).toEqual(['event_changed']);
  });

  it('several edits send one notice, regardless of the last one', async () => {
    const guest = await fixture.guest();
    const { id } = await fixture.create();
    ok(await fixture.rsvp(guest, id));
    await edit(fixture.host, id, { startAt: fixture.at(90), endAt: fixture.at(92) });
    await edit(fixture.host, id, { title: 'OSHA 10 refresher, again' });
    await edit(fixture.host, id, { tags: ['falls'] });
    expect(await fixture.told(guest)).toEqual(['event_changed']);
  });

  it('a notice shows the time in the language that its reader has chosen since', async () => {
    const guest = await fixture.guest();
    const speak = async (language: string) =>
      ok(await guest.client.put('/api/auth/preferences', { language }));
    const { id } = await fixture.create();
    ok(await fixture.rsvp(guest, id));
    await speak('es');
    const startAt = '2030-01-12T15:00:00.000Z';
    await edit(fixture.host, id, { startAt, endAt: '2030-01-12T17:00:00.000Z' });
    const message = async () => (await fixture.inbox(guest))[0]?.['message'];
    expect(await message()).toBe('OSHA 10 refresher cambió. Empieza el sáb, 12 de ene, 9:00 a.m. CST.');
    await speak('en');
    expect(await message()).toBe('OSHA 10 refresher has changed. It starts Sat, Jan 12, 9:00 AM CST.');
  });

  it('a hidden event sends neither notices nor reminders', async () => {
    const guest = await fixture.guest();
    const { id } = await fixture.create();
    ok(await fixture.rsvp(guest, id));
    const hide = { name: 'test-hide-event', text: 'update events set is_hidden = true where id = $1' };
    await app.application.sql.rows(hide, [id]);
    await edit(fixture.host, id, { startAt: fixture.at(25), endAt: fixture.at(27) });
    await app.advance(2);
    expect(await fixture.told(guest)).toEqual([]);
  });
});

describe('people a description mentions', () => {
  const mentions = async (who: SignedUp): Promise<Loose[]> =>
    (await fixture.inbox(who)).filter(({ type }) => type === 'mentioned_in_event');
  const naming = (...people: readonly SignedUp[]): string =>
    `Ladders are brought by ${people.map(({ id }) => `@[x](user:${id})`).join(' and ')}.`;

  it('a mentioned person is notified once when the event is published, with a link', async () => {
    const [bo, muting] = [await fixture.guest(), await fixture.guest()];
    ok(await muting.client.post(`/api/users/${fixture.host.id}/block`, { kind: 'mute' }));
    const { id } = await fixture.create({ description: naming(bo, muting), status: 'draft' });
    expect(await mentions(bo)).toEqual([]);
    await edit(fixture.host, id, { description: `${naming(bo, muting)} Bring boots.` });
    await edit(fixture.host, id, { status: 'published' });
    await edit(fixture.host, id, { title: 'OSHA 10, with ladders' });
    const [told, ...more] = await mentions(bo);
    expect(told).toMatchObject({ title: 'You were mentioned in an event', target: `/events/${id}` });
    expect(told?.['message']).toMatch(/ mentioned you in "OSHA 10/);
    expect(more).toEqual([]);
    expect(await mentions(muting)).toEqual([]);
  });

  it('a mentioned person is notified once an admin approves the event', async () => {
    const [newcomer, bo] = [await signUpReferrer(app), await fixture.guest()];
    const { id } = ok(await newcomer.client.post('/api/events', fixture.body({ description: naming(bo) })));
    expect(await mentions(bo)).toEqual([]);
    await review(id);
    expect(await mentions(bo)).toHaveLength(1);
    expect((await edit(newcomer, id, { title: 'OSHA 10 on Friday' })).status).toBe('in_review');
    await review(id);
    expect(await mentions(bo)).toHaveLength(1);
  });

  it('a mentioned person gets no notice of an event they may not read', async () => {
    const board = await BoardFixture.open(app);
    const [member, outsider] = [await board.member(), await fixture.guest()];
    const body = fixture.body({ boardId: board.id, visibility: 'board' });
    ok(await board.owner.client.post('/api/events', { ...body, description: naming(member, outsider) }));
    expect(await mentions(member)).toHaveLength(1);
    expect(await mentions(outsider)).toEqual([]);
  });
});

describe('an event in review', () => {
  it('only an admin reads it on its page, including the link', async () => {
    const [newcomer, other] = [await signUpReferrer(app), await fixture.guest()];
    const link = 'https://meet.example.com/osha';
    const body = fixture.body({ isVirtual: true, location: link });
    const { id } = ok(await newcomer.client.post('/api/events', body));
    expect(await fixture.read(admin, id)).toMatchObject({
      status: 'in_review',
      isHost: false,
      onlineUrl: link,
      attendees: null,
    });
    for (const client of [other.client, app.client()])
      expect((await client.get(`/api/events/${id}`)).status).toBe(404);
    expect((await fixture.rsvp(admin, id)).status).toBe(404);
    await review(id, { approve: false, note: 'Who speaks?' });
    expect((await admin.client.get(`/api/events/${id}`)).status).toBe(404);
  });
});
