import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { signUpReferrer, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { NOTIFIER, type Notification } from '#modules/notifications/index.ts';
import type { PreferenceRow } from '#contract/notifications/index.ts';
import { NOTIFICATION_CHANNELS } from '#contract/notifications/vocabulary/channels.ts';
import { PushStandIn } from '#modules/notifications/testing/push-stand-in.ts';
import { allNotices } from '#modules/notifications/testing/sample-messages.ts';

const PATH = '/api/notification-preferences';
type Channel = (typeof NOTIFICATION_CHANNELS)[number];

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

async function tell(id: string, ...notices: readonly Notification[]): Promise<void> {
  const { application } = app;
  await application.get(UNIT_OF_WORK).transaction(async () => {
    for (const notice of notices)
      await application.get(NOTIFIER).notify({ ...notice, userId: asId<'user'>(id) });
  });
  await app.settle();
}

interface Reachable extends SignedUp {
  readonly phone: string;
}

async function someone(preferences: object = {}): Promise<Reachable> {
  const phone = testPhone();
  const person = await signUpReferrer(app, { phone });
  await person.client.put('/api/auth/preferences', { wantsTextAlerts: true, ...preferences });
  await app.settle();
  return { ...person, phone };
}

async function heard({ client, email, phone }: Reachable): Promise<Record<Channel, number>> {
  const sent = async (to: string): Promise<number> => {
    const { body } = await app.client().get(`/api/dev/outbox?limit=100&to=${encodeURIComponent(to)}`);
    return body.filter(({ subject }: { subject: string | null }) => subject !== 'Confirm your email').length;
  };
  const inbox = (await client.get('/api/notifications?limit=100')).body.length;
  return { inbox, email: await sent(email), text: await sent(phone), push: service.to(phone).length };
}

async function heardAnew(person: Reachable, work: () => Promise<void>): Promise<Record<Channel, number>> {
  const before = await heard(person);
  await work();
  const after = await heard(person);
  return {
    inbox: after.inbox - before.inbox,
    email: after.email - before.email,
    text: after.text - before.text,
    push: after.push - before.push,
  };
}

const rowOf = (rows: readonly PreferenceRow[], of: string) => rows.find((row) => row.of === of);

describe('a choice', () => {
  let person: Reachable;
  beforeAll(async () => {
    person = await someone();
    await person.client.post('/api/push-subscriptions', service.subscription(person.phone));
  });

  const choose = async (of: string, channel: Channel, on: boolean) =>
    person.client.put(PATH, { choices: [{ of, channel, on }] });

  it.each(
    allNotices({ status: 'interviewing' }).flatMap((notice) =>
      NOTIFICATION_CHANNELS.map((channel) => [notice.kind, channel, notice] as const),
    ),
  )('switching off %s by %s stops only that message, until it is on again', async (kind, channel, notice) => {
    // The outbox returns at most a hundred messages, so the sums would stop growing there.
    for (const table of ['notifications', 'outbox_messages'])
      await app.application.sql.rows({ name: `test-clear-${table}`, text: `delete from ${table}` });
    const { body } = await person.client.get(PATH);
    const row = body.rows.find(({ kinds }: PreferenceRow) => kinds.some((one) => one.kind === kind));
    const cell = row.kinds.find((one: { kind: string }) => one.kind === kind).channels[channel];
    const off = await choose(kind, channel, false);
    if (cell === 'always') {
      expect([off.status, off.body.code]).toEqual([422, 'notifications.always_told']);
      expect((await heardAnew(person, () => tell(person.id, notice)))[channel]).toBe(1);
      return;
    }
    expect(off.status).toBe(200);
    const others = NOTIFICATION_CHANNELS.filter((one) => one !== channel);
    const without = await heardAnew(person, () => tell(person.id, notice));
    expect((await choose(kind, channel, true)).status).toBe(200);
    // While it is unread, one more of a kind that is grouped is no line of its own.
    await person.client.put('/api/notifications/read-all', {});
    const withIt = await heardAnew(person, () => tell(person.id, notice));
    expect([without[channel], withIt[channel]]).toEqual([0, 1]);
    for (const other of others) expect(withIt[other]).toBe(without[other]);
  });
});

describe('the default preferences', () => {
  it.each([
    [{ wantsTextAlerts: false }, { inbox: 'on', email: 'on', text: 'off', push: 'off' }],
    [{ preferredContactMethod: 'email' }, { inbox: 'on', email: 'on', text: 'off', push: 'off' }],
    [{ preferredContactMethod: 'sms' }, { inbox: 'on', email: 'off', text: 'on', push: 'off' }],
    [{ wantsEmailAlerts: false }, { inbox: 'on', email: 'off', text: 'on', push: 'off' }],
    [{ alertPreferences: { offers: false } }, { inbox: 'on', email: 'off', text: 'off', push: 'off' }],
  ])('the default comes from the preferences of the account: %j', async (preferences, cells) => {
    const person = await someone({ preferredContactMethod: 'email', ...preferences });
    const { status, body } = await person.client.get(PATH);
    expect([status, rowOf(body.rows, 'offers')?.channels]).toEqual([200, cells]);
  });

  it('each category with notices has a row, and required categories have fixed cells', async () => {
    const { body } = await (await someone()).client.get(PATH);
    const fixed = { security: { inbox: 'never', email: 'always', text: 'never', push: 'never' } };
    expect(rowOf(body.rows, 'security')?.channels).toEqual(fixed.security);
    expect(rowOf(body.rows, 'receipts')?.channels).toMatchObject({ inbox: 'always', email: 'always' });
    expect(rowOf(body.rows, 'decisions')?.channels).toMatchObject({ inbox: 'always', email: 'always' });
    const kindsOf = (of: string) => rowOf(body.rows, of)?.kinds.map(({ kind }) => kind);
    expect(kindsOf('decisions')).toContain('content_hidden');
    expect(kindsOf('receipts')).not.toContain('content_hidden');
    expect(rowOf(body.rows, 'marketing')).toEqual({
      of: 'marketing',
      channels: { inbox: 'never', email: 'off', text: 'never', push: 'never' },
      kinds: [],
    });
  });
});

it('news from Crewvine comes by email only, and only with the consent of the account', async () => {
  const { client } = await someone();
  const consent = async () => {
    const { marketingConsent, alertPreferences } = (await client.get('/api/auth/user')).body;
    return [marketingConsent, alertPreferences.marketing];
  };
  expect(await consent()).toEqual([false, false]);
  for (const on of [true, false]) {
    const { body } = await client.put(PATH, { choices: [{ of: 'marketing', channel: 'email', on }] });
    expect(rowOf(body.rows, 'marketing')?.channels.email).toBe(on ? 'on' : 'off');
    expect(await consent()).toEqual([on, on]);
  }
});

describe('choices and the preferences of the account', () => {
  const cells = async ({ client }: SignedUp, of: string) =>
    rowOf((await client.get(PATH)).body.rows, of)?.channels;
  const choose = ({ client }: SignedUp, ...choices: readonly [string, Channel, boolean][]) =>
    client.put(PATH, { choices: choices.map(([of, channel, on]) => ({ of, channel, on })) });
  const accountPreferencesOf = async ({ client }: SignedUp) => (await client.get('/api/auth/user')).body;

  it('may say both ways, and one of a category otherwise than the rest', async () => {
    const person = await someone();
    await choose(person, ['offers', 'text', true], ['offer_expired', 'email', false]);
    const { body } = await person.client.get(PATH);
    const offers = rowOf(body.rows, 'offers');
    expect(offers?.channels).toMatchObject({ email: 'on', text: 'on' });
    expect(offers?.kinds.length).toBeGreaterThan(2);
    for (const { kind, channels } of offers?.kinds ?? [])
      expect(channels, kind).toMatchObject({ email: kind === 'offer_expired' ? 'off' : 'on', text: 'on' });
    await choose(person, ['offers', 'email', true]);
    const again = rowOf((await person.client.get(PATH)).body.rows, 'offers')?.kinds;
    expect(again?.map(({ channels }) => channels.email)).toEqual(again?.map(() => 'on'));
  });

  it('switching the last email off disables emails for the account, and switching one on enables them again', async () => {
    const person = await someone();
    const { rows } = (await person.client.get(PATH)).body;
    const optional = rows
      .filter(({ channels }: PreferenceRow) => channels.email !== 'always')
      .map(({ of }: PreferenceRow) => of);
    const off = optional.map((of: string) => [of, 'email', false] as [string, Channel, boolean]);
    const [last, ...others] = off;
    if (!last) throw new Error('there are categories');
    await choose(person, ...others);
    expect(await accountPreferencesOf(person)).toMatchObject({
      wantsEmailAlerts: true,
      alertPreferences: { offers: false },
    });
    await choose(person, last);
    expect(await accountPreferencesOf(person)).toMatchObject({ wantsEmailAlerts: false });
    await choose(person, ['offers', 'email', true]);
    expect(await accountPreferencesOf(person)).toMatchObject({
      wantsEmailAlerts: true,
      alertPreferences: { offers: true },
    });
    expect(await cells(person, 'offers')).toMatchObject({ email: 'on' });
    expect(await cells(person, 'payouts')).toMatchObject({ email: 'off' });
  });

  it('a later account preference overrides earlier choices, in both directions', async () => {
    const person = await someone();
    await choose(person, ['offers', 'text', true]);
    await person.client.put('/api/auth/preferences', { alertPreferences: { offers: false } });
    expect(await cells(person, 'offers')).toMatchObject({ email: 'off', text: 'off' });
    await person.client.put('/api/auth/preferences', { alertPreferences: { offers: true } });
    expect(await cells(person, 'offers')).toMatchObject({ email: 'on', text: 'on' });
    await person.client.put('/api/auth/preferences', { preferredContactMethod: 'sms' });
    expect(await cells(person, 'payouts')).toMatchObject({ email: 'off', text: 'on' });
    await choose(person, ['payouts', 'text', false]);
    await person.client.put('/api/auth/preferences', { wantsTextAlerts: false });
    expect(await cells(person, 'offers')).toMatchObject({ text: 'off' });
  });

  it('text choices require a phone, and only known kinds and channels are accepted', async () => {
    const { client } = await signUpReferrer(app);
    const text = await client.put(PATH, { choices: [{ of: 'offers', channel: 'text', on: true }] });
    expect([text.status, text.body.code]).toEqual([422, 'identity.phone_missing']);
    const required = await client.put(PATH, { choices: [{ of: 'receipts', channel: 'email', on: false }] });
    expect([required.status, required.body.code]).toEqual([422, 'notifications.always_told']);
    const unsent = await client.put(PATH, { choices: [{ of: 'marketing', channel: 'inbox', on: false }] });
    expect([unsent.status, unsent.body.code]).toEqual([422, 'notifications.nothing_told']);
    for (const choice of [
      { of: 'nothing', channel: 'email', on: false },
      { of: 'offers', channel: 'fax', on: true },
    ])
      expect((await client.put(PATH, { choices: [choice] })).status).toBe(400);
    expect((await app.client().get(PATH)).status).toBe(401);
    expect((await app.client().put(PATH, {})).status).toBe(401);
  });

  it('two simultaneous calls both save their choices', async () => {
    const person = await someone();
    await Promise.all([
      choose(person, ['offers', 'inbox', false]),
      choose(person, ['payouts', 'inbox', false]),
    ]);
    expect([await cells(person, 'offers'), await cells(person, 'payouts')]).toMatchObject([
      { inbox: 'off' },
      { inbox: 'off' },
    ]);
  });
});
