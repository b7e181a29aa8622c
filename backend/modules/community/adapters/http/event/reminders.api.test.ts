import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

describe('reminders', () => {
  it('reminders come a day and an hour before, once each, and move with the event', async () => {
    const { id } = await fixture.create({ startAt: fixture.at(48), endAt: fixture.at(50) });
    const guest = await fixture.guest();
    ok(await fixture.rsvp(guest, id));
    const reminded = async () =>
      (await fixture.told(guest)).filter((type) => type === 'event_reminder').length;
    await app.advance(23);
    expect(await reminded()).toBe(0);
    await app.advance(1.1);
    expect(await reminded()).toBe(1);
    ok(
      await fixture.host.client.patch(`/api/events/${id}`, {
        startAt: fixture.at(30),
        endAt: fixture.at(31),
      }),
    );
    await app.advance(2);
    expect(await reminded()).toBe(1);
    await app.advance(4.5);
    expect(await reminded()).toBe(2);
    await app.advance(22.8);
    await app.advance(0.1);
    expect(await reminded()).toBe(3);
    const [newest] = await fixture.inbox(guest);
    expect(newest).toMatchObject({ target: `/events/${id}`, message: expect.stringMatching(/C[SD]T\.$/) });
  });

  it('no reminder is sent if the event was created too late for it or has already begun', async () => {
    const { id } = await fixture.create({ startAt: fixture.at(0.5), endAt: fixture.at(3) });
    const late = await fixture.create({ startAt: fixture.at(5), endAt: fixture.at(9) });
    const guest = await fixture.guest();
    for (const event of [id, late.id]) ok(await fixture.rsvp(guest, event));
    await app.advance(6);
    expect(await fixture.told(guest)).toEqual([]);
  });
});
