import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { signUpReferrer, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { allNotices } from '#modules/notifications/testing/sample-messages.ts';

const PATH = '/api/notification-preferences';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
});
afterAll(() => app.stop());

async function tell({ id }: SignedUp, ...kinds: readonly string[]): Promise<void> {
  const { application } = app;
  await application.get(UNIT_OF_WORK).transaction(async () => {
    for (const kind of kinds) {
      const notice = allNotices().find((one) => one.kind === kind);
      if (!notice) throw new Error(`${kind} is told nobody`);
      await application.get(NOTIFIER).notify({ ...notice, userId: asId<'user'>(id) });
    }
  });
  await app.settle();
}

async function mails({
  email,
}: SignedUp): Promise<readonly { readonly subject: string; readonly body: string }[]> {
  const { body } = await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(email)}`);
  return body.filter(({ subject }: { subject: string }) => subject !== 'Confirm your email');
}
const subjects = async (person: SignedUp) => (await mails(person)).map(({ subject }) => subject);

const set = async (person: SignedUp, changes: object) => person.client.put(PATH, changes);

const nextAt = async ({ client }: SignedUp): Promise<string> => (await client.get(PATH)).body.digest.nextAt;
const hoursUntil = (instant: string): number =>
  (Date.parse(instant) - app.application.clock.now().getTime()) / 3_600_000;
const hourIn = (timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric' }).format(new Date(instant));

const MINUTE = 1 / 60;

describe('a digest', () => {
  it('a digest goes out at the person’s chosen hour in their own time zone and replaces single emails', async () => {
    const zones = ['America/New_York', 'America/Denver', 'Pacific/Honolulu'];
    const people = await Promise.all(
      zones.map(async (zone) => {
        const person = await signUpReferrer(app);
        await set(person, { deviceTimeZone: zone });
        await set(person, { digest: { every: 'daily', hour: 7 } });
        await tell(person, 'offer_accepted', 'worker_hired');
        return { person, zone, due: await nextAt(person) };
      }),
    );
    for (const { person, zone, due } of people) {
      expect(hourIn(zone, due)).toBe('7 AM');
      expect(await subjects(person)).toEqual([]);
      // One referral adds one line.
      expect((await person.client.get('/api/notifications')).body).toHaveLength(1);
    }
    for (const { person, due } of people) {
      await app.advance(hoursUntil(due) - MINUTE);
      expect(await subjects(person)).toEqual([]);
      await app.advance(2 * MINUTE);
      expect(await subjects(person)).toEqual(['2 updates for you']);
    }
    await app.advance(24);
    for (const { person, zone } of people) {
      expect(await subjects(person)).toHaveLength(1);
      expect(hourIn(zone, await nextAt(person))).toBe('7 AM');
    }
  });

  it('a digest goes out once even if several processes send digests', async () => {
    const person = await signUpReferrer(app);
    await set(person, { digest: { every: 'daily', hour: 7 } });
    await tell(person, 'offer_accepted');
    await app.application.clock.advance(25);
    await Promise.all([1, 2, 3].map(() => app.application.worker.runDueWork()));
    await app.settle();
    expect(await subjects(person)).toEqual(['1 update for you']);
  });

  it('a digest lists what happened, newest first, with a link to each item and an unsubscribe link', async () => {
    const person = await signUpReferrer(app);
    await set(person, { digest: { every: 'weekly', hour: 18, weekday: 5 } });
    await tell(person, 'offer_accepted', 'payout_paid');
    await app.advance(hoursUntil(await nextAt(person)));
    const [mail] = await mails(person);
    const places = [
      'Payout processed',
      'http://crewvine.test/my-referrals',
      'Offer accepted',
      '/unsubscribe/',
    ];
    const found = places.map((words) => mail?.body.indexOf(words) ?? -1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
    const token = /\/unsubscribe\/([\w-]+)/.exec(mail?.body ?? '')?.[1];
    const link = `/api/unsubscribe/${token}`;
    expect((await app.client().get(link)).body).toMatchObject({ category: 'digest', isSubscribed: true });
    expect((await app.client().send('POST', link, 'List-Unsubscribe=One-Click', FORM)).status).toBe(204);
    expect((await app.client().get(link)).body).toMatchObject({ isSubscribed: false });
    await tell(person, 'offer_declined');
    await app.advance(8 * 24);
    expect(await mails(person)).toHaveLength(1);
    expect((await person.client.get(PATH)).body.digest).toMatchObject({ every: 'off', nextAt: null });
  });

  it('a digest never delays required notices, and omits a category that was switched off later', async () => {
    const person = await signUpReferrer(app);
    await set(person, { digest: { every: 'daily', hour: 7 } });
    await tell(person, 'payment_failed', 'offer_accepted', 'worker_hired');
    expect(await subjects(person)).toEqual(['Payment failed']);
    await set(person, { choices: [{ of: 'offers', channel: 'email', on: false }] });
    await app.advance(24);
    const [digest] = await mails(person);
    expect(digest?.subject).toBe('1 update for you');
    expect(digest?.body).not.toContain('Offer accepted');
  });

  it('switching digests off sends the pending items and resumes single emails', async () => {
    const person = await signUpReferrer(app);
    await set(person, { digest: { every: 'daily', hour: 7 } });
    await tell(person, 'offer_accepted');
    await set(person, { digest: { every: 'off' } });
    await app.advance(MINUTE);
    expect(await subjects(person)).toEqual(['1 update for you']);
    await tell(person, 'offer_declined');
    expect(await subjects(person)).toEqual(['Offer declined', '1 update for you']);
    await app.advance(7 * 24);
    expect(await mails(person)).toHaveLength(2);
  });
});

describe('a person’s time zone', () => {
  const zoneOf = async ({ client }: SignedUp) => (await client.get(PATH)).body.timeZone;
  const place = (person: SignedUp, location: string | null, phone: string | null) =>
    app.application.sql.rows(
      { name: 'test-place', text: 'update users set location = $2, phone = $3 where id = $1' },
      [person.id, location, phone],
    );

  it('the time zone comes from the device, else the location, else the phone, else US Central', async () => {
    const person = await signUpReferrer(app);
    expect(await zoneOf(person)).toEqual({ name: 'America/Chicago', isChosen: false });
    await place(person, null, '+18082345678');
    expect(await zoneOf(person)).toEqual({ name: 'Pacific/Honolulu', isChosen: false });
    await place(person, 'Denver, CO', '+18082345678');
    expect(await zoneOf(person)).toEqual({ name: 'America/Denver', isChosen: false });
    await set(person, { deviceTimeZone: 'America/New_York' });
    expect(await zoneOf(person)).toEqual({ name: 'America/New_York', isChosen: false });
  });

  it('a chosen time zone overrides the device’s zone until the person clears it', async () => {
    const person = await signUpReferrer(app);
    await set(person, { timeZone: 'America/Phoenix' });
    await set(person, { deviceTimeZone: 'America/New_York' });
    expect(await zoneOf(person)).toEqual({ name: 'America/Phoenix', isChosen: true });
    await set(person, { timeZone: null, deviceTimeZone: 'America/New_York' });
    expect(await zoneOf(person)).toEqual({ name: 'America/New_York', isChosen: false });
    await set(person, { deviceTimeZone: 'Mars/Olympus' });
    expect(await zoneOf(person)).toEqual({ name: 'America/New_York', isChosen: false });
    const unknown = await set(person, { timeZone: 'Mars/Olympus' });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'notifications.unknown_zone']);
  });

  it('changing the time zone moves the next digest', async () => {
    const person = await signUpReferrer(app);
    await set(person, { deviceTimeZone: 'America/New_York', digest: { every: 'daily', hour: 7 } });
    const there = await nextAt(person);
    await set(person, { timeZone: 'Pacific/Honolulu' });
    expect(hourIn('Pacific/Honolulu', await nextAt(person))).toBe('7 AM');
    expect(await nextAt(person)).not.toBe(there);
  });
});

describe('a person’s own quiet hours', () => {
  const statuses = async (phone: string) =>
    (
      await app.application.sql.rows<{ status: string }>(
        {
          name: 'test-text-statuses',
          text: 'select status from sms_log where recipient_phone = $1 order by created_at, id',
        },
        [phone],
      )
    ).map(({ status }) => status);

  it('own quiet hours hold texts by day and release them when they end', async () => {
    const phone = testPhone();
    const person = await signUpReferrer(app, { phone });
    await person.client.put('/api/auth/preferences', {
      wantsTextAlerts: true,
      preferredContactMethod: 'sms',
    });
    const afternoon = app.application.clock.now().setUTCHours(18, 0, 0, 0);
    await app.advance(hoursUntil(new Date(afternoon + 86_400_000).toISOString()));
    const hour = Number(hourIn24('America/New_York'));
    await set(person, {
      deviceTimeZone: 'America/New_York',
      quietHours: { from: hour, until: (hour + 2) % 24 },
    });
    await tell(person, 'offer_accepted');
    expect(await statuses(phone)).toEqual(['held']);
    await app.advance(1);
    expect(await statuses(phone)).toEqual(['held']);
    await app.advance(2);
    expect(await statuses(phone)).toEqual(['sent']);
  });

  it('own quiet hours must leave time in which texts may go out', async () => {
    const person = await signUpReferrer(app);
    const long = await set(person, { quietHours: { from: 11, until: 8 } });
    expect([long.status, long.body.code]).toEqual([422, 'notifications.quiet_too_long']);
    expect((await set(person, { quietHours: { from: 24, until: 8 } })).status).toBe(400);
    expect((await set(person, { digest: { every: 'hourly' } })).status).toBe(400);
    const { body } = await set(person, { quietHours: { from: 20, until: 9 } });
    expect(body.quietHours).toEqual({ from: 20, until: 9 });
  });

  const hourIn24 = (timeZone: string): string =>
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(
      app.application.clock.now(),
    );
});
