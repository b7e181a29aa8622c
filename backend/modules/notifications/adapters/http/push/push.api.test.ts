import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId, newId } from '#kernel/ids.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { PushStandIn, TEST_VAPID } from '#modules/notifications/testing/push-stand-in.ts';
import { allNotices } from '#modules/notifications/testing/sample-messages.ts';

const PATH = '/api/push-subscriptions';
const PREFERENCES = '/api/notification-preferences';

const AGAIN = `update pgboss.job set state = 'retry', start_after = now() where state in ('retry', 'failed')`;

let app: TestApplication;
let service: PushStandIn;
beforeAll(async () => {
  service = await PushStandIn.start();
  app = await startTestApplication({ byDay: true, environment: service.environment });
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});

async function tell(person: SignedUp, ...kinds: readonly string[]): Promise<void> {
  await queue(person, ...kinds);
  await app.settle();
}

async function queue({ id }: SignedUp, ...kinds: readonly string[]): Promise<void> {
  const { application } = app;
  await application.get(UNIT_OF_WORK).transaction(async () => {
    for (const kind of kinds) {
      const notice = allNotices().find((one) => one.kind === kind);
      if (!notice) throw new Error(`${kind} is told nobody`);
      await application.get(NOTIFIER).notify({ ...notice, userId: asId<'user'>(id) });
    }
  });
}

async function subscribe({ client }: SignedUp): Promise<string> {
  const name = newId();
  expect((await client.post(PATH, service.subscription(name))).status).toBe(204);
  return name;
}

const titles = (browser: string) => service.to(browser).map(({ title }) => title);
const endpointOf = (browser: string) => `${service.url}/push/${browser}`;
const subscriptions = async (person: SignedUp) =>
  (
    await app.application.sql.rows<{ endpoint: string }>(
      { name: 'test-subscriptions', text: 'select endpoint from push_subscriptions where user_id = $1' },
      [person.id],
    )
  ).map(({ endpoint }) => endpoint);

describe('push notifications', () => {
  it('a push reaches each device encrypted and signed, with the words and the link of the notice', async () => {
    const person = await signUpReferrer(app);
    const [phone, laptop] = [await subscribe(person), await subscribe(person)];
    await tell(person, 'offer_accepted');
    for (const browser of [phone, laptop])
      expect(service.to(browser)).toMatchObject([
        { title: 'Offer accepted', body: 'Ana signed the offer for Framer.', url: '/dashboard' },
      ]);
    const [one] = service.received.filter(({ browser }) => browser === phone);
    expect(one?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  });

  it('push requires a subscribed device and is sent in addition to the other channels', async () => {
    const person = await signUpReferrer(app);
    const cellsOf = async () => {
      const { body } = await person.client.get(PREFERENCES);
      const row = body.rows.find(({ of }: { of: string }) => of === 'offers');
      return [body.hasPush, row.channels.email, row.channels.push];
    };
    expect(await cellsOf()).toEqual([false, 'on', 'off']);
    // Choices from before the first device say nothing about pushes.
    await person.client.put(PREFERENCES, { choices: [{ of: 'payouts', channel: 'email', on: false }] });
    await subscribe(person);
    expect(await cellsOf()).toEqual([true, 'on', 'on']);
  });

  it('the push switch stops pushes and nothing else', async () => {
    const person = await signUpReferrer(app);
    const browser = await subscribe(person);
    await person.client.put(PREFERENCES, { choices: [{ of: 'offers', channel: 'push', on: false }] });
    await tell(person, 'offer_accepted', 'payout_paid');
    expect(titles(browser)).toEqual(['Payout processed']);
    await person.client.put(PREFERENCES, { choices: [{ of: 'payouts', channel: 'email', on: false }] });
    await tell(person, 'payout_paid');
    expect(titles(browser)).toHaveLength(2);
  });

  it.each([404, 410])('a push to an ended subscription (%d) deletes it', async (status) => {
    const person = await signUpReferrer(app);
    const [gone, there] = [await subscribe(person), await subscribe(person)];
    service.refusals.set(gone, status);
    await tell(person, 'offer_accepted');
    expect(await subscriptions(person)).toEqual([endpointOf(there)]);
    expect(titles(there)).toEqual(['Offer accepted']);
  });

  it('a temporarily refused push is retried, and a permanently refused one is not', async () => {
    const person = await signUpReferrer(app);
    const browser = await subscribe(person);
    service.refusals.set(browser, 503);
    await expect(tell(person, 'offer_accepted')).rejects.toThrow('The push service answered 503');
    service.refusals.set(browser, 413);
    await app.application.sql.rows({ name: 'test-try-again', text: AGAIN }, []);
    await app.settle();
    expect([titles(browser), await subscriptions(person)]).toEqual([[], [endpointOf(browser)]]);
  });

  it.each(['is down', 'fails'] as const)(
    'a call succeeds even if the push service %s, and the push reaches the device later',
    async (outage) => {
      const person = await signUpReferrer(app);
      const browser = await subscribe(person);
      service.outages.set(browser, outage);
      await queue(person, 'offer_accepted');
      const moved = await app.client().post('/api/dev/clock', { advanceHours: 0 });
      expect([moved.status, titles(browser)]).toEqual([200, []]);
      service.outages.delete(browser);
      await app.application.sql.rows({ name: 'test-try-again', text: AGAIN }, []);
      await app.settle();
      expect(titles(browser)).toEqual(['Offer accepted']);
    },
  );

  it('a push follows no redirect', async () => {
    const person = await signUpReferrer(app);
    const browser = await subscribe(person);
    service.refusals.set(browser, 302);
    await tell(person, 'offer_accepted');
    expect(titles(browser)).toEqual([]);
  });
});

describe('quiet hours', () => {
  it.each(['America/New_York', 'America/Denver', 'Pacific/Honolulu'])(
    'quiet hours hold pushes by the clock of %s and release them as one',
    async (zone) => {
      const person = await signUpReferrer(app);
      const browser = await subscribe(person);
      const hour = Number(
        new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(
          app.application.clock.now(),
        ),
      );
      // Between 8 and 21 four hours must stay: two by day leave more.
      const quietHours = { from: hour, until: (hour + 2) % 24 };
      const set = await person.client.put(PREFERENCES, { deviceTimeZone: zone, quietHours });
      expect(set.status).toBe(200);
      await tell(person, 'offer_accepted', 'worker_hired', 'payout_paid');
      expect(titles(browser)).toEqual([]);
      await person.client.put(PREFERENCES, { choices: [{ of: 'payouts', channel: 'push', on: false }] });
      await app.advance(0.9);
      expect(titles(browser)).toEqual([]);
      await app.advance(1.2);
      expect(service.to(browser)).toMatchObject([{ title: '2 updates for you', url: '/notifications' }]);
      await app.advance(24);
      expect(titles(browser)).toHaveLength(1);
    },
  );

  it('quiet hours release a single push in its own words', async () => {
    const person = await signUpReferrer(app);
    const browser = await subscribe(person);
    const hour = app.application.clock.now().getUTCHours();
    await person.client.put(PREFERENCES, {
      timeZone: 'UTC',
      quietHours: { from: hour, until: (hour + 1) % 24 },
    });
    await tell(person, 'offer_accepted');
    await app.advance(1.1);
    expect(titles(browser)).toEqual(['Offer accepted']);
  });
});

describe('a push device', () => {
  it('a signed-in device gets the key that it subscribes with', async () => {
    const { client } = await signUpReferrer(app);
    expect((await client.get(`${PATH}/key`)).body).toEqual({ key: TEST_VAPID.publicKey });
    expect((await app.client().get(`${PATH}/key`)).status).toBe(401);
    expect((await app.client().post(PATH, service.subscription('nobody'))).status).toBe(401);
  });

  it('a device is stored once, belongs to the last person who signed in there, and only that person can remove it', async () => {
    const [ana, bo] = [await signUpReferrer(app), await signUpReferrer(app)];
    const shared = service.subscription('shared');
    await ana.client.post(PATH, shared);
    await ana.client.post(PATH, shared);
    expect(await subscriptions(ana)).toHaveLength(1);
    await bo.client.post(PATH, shared);
    expect([await subscriptions(ana), await subscriptions(bo)]).toEqual([[], [shared.endpoint]]);
    const end = ({ client }: SignedUp) => client.send('DELETE', PATH, { endpoint: shared.endpoint });
    expect((await end(ana)).status).toBe(204);
    expect(await subscriptions(bo)).toHaveLength(1);
    expect((await end(bo)).status).toBe(204);
    expect(await subscriptions(bo)).toEqual([]);
  });

  it('a device gets no pushes after its session ends', async () => {
    const person = await signUpReferrer(app);
    const browser = await subscribe(person);
    await person.client.get('/api/logout');
    await tell(person, 'offer_accepted');
    expect([titles(browser), await subscriptions(person)]).toEqual([[], []]);
  });

  it('an eleventh device replaces the oldest one', async () => {
    const person = await signUpReferrer(app);
    const browsers: string[] = [];
    for (let count = 0; count < 11; count += 1) browsers.push(await subscribe(person));
    const kept = await subscriptions(person);
    expect(kept).toHaveLength(10);
    expect(kept).not.toContain(endpointOf(browsers[0] ?? ''));
  });

  it.each([
    'https://10.0.0.1/push',
    'https://push.example/x',
    'https://evilgoogle.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://a@fcm.googleapis.com/x',
    'http://fcm.googleapis.com/x',
    'http://127.0.0.1:1/x',
  ])('a device cannot make the server call %s', async (endpoint) => {
    const { client } = await signUpReferrer(app);
    const answer = await client.post(PATH, { ...service.subscription('x'), endpoint });
    expect([answer.status, answer.body.code]).toEqual([422, 'notifications.unknown_push_service']);
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://web.push.apple.com/x',
    'https://wns2-ch1p.notify.windows.com/x',
  ])('a device may use the service %s', async (endpoint) => {
    const { client } = await signUpReferrer(app);
    expect((await client.post(PATH, { ...service.subscription('x'), endpoint })).status).toBe(204);
  });

  it('a subscription requires well-formed keys and a server with push keys', async () => {
    const { client } = await signUpReferrer(app);
    const { endpoint, keys } = service.subscription('x');
    expect((await client.post(PATH, { endpoint, keys: { ...keys, auth: 'short' } })).status).toBe(400);
    expect((await client.post(PATH, { endpoint: 'javascript:alert(1)', keys })).status).toBe(400);
    const without = await startTestApplication({ byDay: true });
    try {
      const someone = await signUpReferrer(without);
      for (const answer of [
        await someone.client.get(`${PATH}/key`),
        await someone.client.post(PATH, { endpoint, keys }),
      ])
        expect([answer.status, answer.body.code]).toEqual([404, 'notifications.push_off']);
    } finally {
      await without.stop();
    }
  });
});
