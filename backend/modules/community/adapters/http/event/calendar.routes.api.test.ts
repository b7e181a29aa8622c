import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedUp } from '#testing/fixtures/sign-up.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { EventFixture, ok } from '#modules/community/testing/event-fixture.ts';

/** Reads the file like another program: with the time zone rules that it contains. */
function readCalendar(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** The `nth` Sunday of a month of the year after the test's: clocks go forward on the second of March, back on the first of November. */
function sunday(month: number, nth: number): string {
  const year = TEST_NOW.getUTCFullYear() + 1;
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return new Date(Date.UTC(year, month - 1, 1 + ((7 - first) % 7) + 7 * (nth - 1)))
    .toISOString()
    .slice(0, 10);
}

const FORWARD = sunday(3, 2);
const BACK = sunday(11, 1);

const statusOf = (event: ICAL.Event | undefined) => event?.component.getFirstPropertyValue('status');

let app: TestApplication;
let fixture: EventFixture;

beforeAll(async () => {
  app = await startTestApplication();
  fixture = await EventFixture.open(app);
});
afterAll(() => app.stop());

describe('an event as a file', () => {
  const file = async (id: string, who?: SignedUp) => {
    const answer = await (who?.client ?? app.client()).get<string>(`/api/events/${id}/calendar.ics`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    return answer.body;
  };

  it('the file retains its ID, counts the edits, and shows a cancellation', async () => {
    const { id } = await fixture.create({ description: 'Bring: boots,\ngloves; “hat”' });
    const [first] = readCalendar(await file(id));
    expect([first?.uid, first?.sequence, statusOf(first)]).toEqual([`${id}@crewvine`, 0, 'CONFIRMED']);
    expect([first?.summary, first?.description]).toEqual([
      'OSHA 10 refresher',
      'Bring: boots,\ngloves; “hat”',
    ]);
    ok(await fixture.host.client.patch(`/api/events/${id}`, { title: 'OSHA 10 once more' }));
    ok(await fixture.host.client.patch(`/api/events/${id}`, { capacity: 9 }));
    const [edited] = readCalendar(await file(id));
    expect([edited?.uid, edited?.sequence, edited?.summary]).toEqual([
      `${id}@crewvine`,
      2,
      'OSHA 10 once more',
    ]);
    ok(await fixture.host.client.post(`/api/events/${id}/cancel`, {}));
    const [off] = readCalendar(await file(id));
    expect([off?.sequence, statusOf(off)]).toEqual([3, 'CANCELLED']);
  });

  it.each([
    ['the evening before clocks go forward', `${FORWARD}T02:30:00Z`, 20, 30],
    ['the morning after clocks went forward', `${FORWARD}T14:00:00Z`, 9, 0],
    ['the evening before clocks go back', `${BACK}T01:00:00Z`, 20, 0],
    ['the morning after clocks went back', `${BACK}T15:00:00Z`, 9, 0],
  ])('the file shows the right hour on %s', async (_when, startAt, hour, minute) => {
    const endAt = new Date(Date.parse(startAt) + 7_200_000).toISOString();
    const { id } = await fixture.create({ startAt, endAt });
    const text = await file(id);
    const [event] = readCalendar(text);
    expect(text).toContain('DTSTART;TZID=America/Chicago:');
    expect([event?.startDate.hour, event?.startDate.minute]).toEqual([hour, minute]);
    expect(event?.startDate.toJSDate().toISOString()).toBe(new Date(startAt).toISOString());
    expect(event?.endDate.toJSDate().toISOString()).toBe(endAt);
  });

  it.each([
    ['Fair\r\nATTENDEE:mailto:x@example.com', 'Fair ATTENDEE:mailto:x@example.com'],
    ['Tools, tips; and C:\\n', 'Tools\\, tips\\; and C:\\\\n'],
    ['Fair\u0085\u2028ATTENDEE:\u0007x', 'Fair  ATTENDEE: x'],
  ])('the file escapes the stored title %j into one line of each property', async (title, line) => {
    const { id } = await fixture.create();
    const SET = { name: 'test-title', text: 'update events set title = $2 where id = $1' };
    await app.application.sql.rows(SET, [id, title]);
    const text = await file(id);
    for (const property of ['NAME', 'X-WR-CALNAME'])
      expect(text.split('\r\n').filter((one) => one.startsWith(`${property}:`))).toEqual([
        `${property}:${line}`,
      ]);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getAllProperties().map(({ name }) => name)).not.toContain('attendee');
    const [event] = readCalendar(text);
    expect([event?.attendees, event?.summary.length]).toEqual([[], title.replace('\r\n', '\n').length]);
  });

  it('only guests with a place see the link', async () => {
    const link = 'https://meet.example.com/safety';
    const { id } = await fixture.create({ isVirtual: true, onlineUrl: link, location: null });
    const guest = await fixture.guest();
    expect(await file(id, guest)).not.toContain('meet.example.com');
    ok(await fixture.rsvp(guest, id));
    expect(readCalendar(await file(id, guest))[0]?.location).toBe(link);
    expect(
      (await app.client().get('/api/events/01890a5d-ac96-774b-bcce-b302099a8057/calendar.ics')).status,
    ).toBe(404);
  });
});

describe('someone’s own calendar', () => {
  it('the feed lists events the person attends or hosts, and its address can be revoked', async () => {
    const [host, other] = [await EventFixture.member(app), await EventFixture.open(app)];
    ok(await host.client.post('/api/events', fixture.body({ title: 'My own event' })));
    const { id } = await other.create({ title: 'Going to this', location: 'Denver, CO' });
    const { id: full } = await other.create({ title: 'In line for this', capacity: 1 });
    ok(await other.rsvp(await other.guest(), full));
    for (const event of [id, full]) ok(await other.rsvp(host, event));
    const { url } = ok(await host.client.get('/api/calendar-feed'));
    expect(ok(await host.client.get('/api/calendar-feed')).url).toBe(url);
    expect(url).toMatch(/^http:\/\/crewvine\.test\/api\/calendar\/[\w-]{43}\.ics$/);
    const path = new URL(url).pathname;
    const titles = async () =>
      readCalendar((await app.client().get<string>(path)).body).map(({ summary }) => summary);
    expect((await titles()).toSorted()).toEqual(['Going to this', 'My own event']);
    ok(await other.host.client.post(`/api/events/${id}/cancel`, {}));
    const after = readCalendar((await app.client().get<string>(path)).body);
    expect(after.map((event) => String(statusOf(event))).toSorted()).toEqual(['CANCELLED', 'CONFIRMED']);
    ok(await host.client.delete('/api/calendar-feed'));
    expect((await app.client().get(path)).status).toBe(404);
    const renewed = ok(await host.client.get('/api/calendar-feed')).url;
    expect(renewed).not.toBe(url);
    expect((await app.client().get(new URL(renewed).pathname)).status).toBe(200);
    expect((await app.client().get(path)).status).toBe(404);
  });

  it('the database stores only the hash of the address', async () => {
    const { client } = await fixture.guest();
    const { url } = ok(await client.get('/api/calendar-feed'));
    const token = /([\w-]{43})\.ics$/.exec(url)?.[1] ?? '';
    const rows = await app.application.sql.rows({ name: 'test-feeds', text: 'select * from calendar_feeds' });
    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
