import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId, newId } from '#kernel/ids.ts';
import { signUpReferrer, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { NOTIFIER, type Notification } from '../../index.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
});
afterAll(() => app.stop());

async function tell({ id }: SignedUp, workerName = 'Ana'): Promise<void> {
  const notification: Notification = {
    userId: asId(id),
    kind: 'reward_ready',
    data: { referralId: newId(), jobId: newId(), workerName, jobTitle: 'Framer', amount: '75.00' },
  };
  const { application } = app;
  await application.get(UNIT_OF_WORK).transaction(() => application.get(NOTIFIER).notify(notification));
  await app.settle();
}

/** Omits the confirmation email that every new account gets. */
const outbox = async (to: string) =>
  (await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(to)}`)).body.filter(
    ({ subject }: { subject: string | null }) => subject !== 'Confirm your email',
  );

describe('GET /api/notifications', () => {
  it('a notice arrives in the inbox and by email', async () => {
    const person = await signUpReferrer(app);
    await tell(person);
    const { status, body } = await person.client.get('/api/notifications');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        type: 'reward_ready',
        title: 'Payout ready',
        message: 'Ana completed Framer. Your $75.00 reward is ready to claim.',
        target: '/my-referrals',
        isRead: false,
      },
    ]);
    expect(Object.keys(body[0].data).toSorted()).toEqual(['jobId', 'referralId']);
    expect(await outbox(person.email)).toMatchObject([{ channel: 'email', subject: 'Payout ready' }]);
  });

  it('a person who prefers texts gets the notice by text, in Spanish', async () => {
    const phone = testPhone();
    const person = await signUpReferrer(app, { phone });
    const text = `update users set language = 'es', wants_text_alerts = true, wants_email_alerts = false where id = $1`;
    await app.application.sql.rows({ name: 'test-prefers-texts', text }, [person.id]);
    await tell(person);
    expect(await outbox(phone)).toMatchObject([
      { channel: 'sms', subject: null, body: expect.stringContaining('su recompensa de $75.00') },
    ]);
    expect(await outbox(person.email)).toEqual([]);
  });

  it('the inbox is paged by key', async () => {
    const person = await signUpReferrer(app);
    for (const name of ['A', 'B', 'C']) await tell(person, name);
    const first = await person.client.get('/api/notifications?limit=2');
    const next = /<(.*)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const second = await person.client.get(next);
    const messages = [...first.body, ...second.body].map(({ message }: { message: string }) => message[0]);
    expect(messages).toEqual(['C', 'B', 'A']);
    expect(second.headers.get('Link')).toBeNull();
    expect((await person.client.get('/api/notifications?cursor=nonsense')).status).toBe(400);
  });

  it('the inbox requires a session', async () => {
    const nobody = app.client();
    expect((await nobody.get('/api/notifications')).status).toBe(401);
    expect((await nobody.put('/api/notifications/read-all')).status).toBe(401);
    expect((await nobody.put(`/api/notifications/${newId()}/read`)).status).toBe(401);
  });
});

type Unaddressed<One> = One extends Notification ? Omit<One, 'userId'> : never;
type Message = Unaddressed<Notification>;
type Switch = 'newJobs' | 'referralUpdates' | 'offers' | 'payouts';

/** Each of a referral of its own: steps of one are one notice. */
const about = () => ({ referralId: newId(), jobId: newId(), workerName: 'Ana', jobTitle: 'Framer' });
const step = (status: string): Message => ({
  kind: 'application_moved',
  data: { ...about(), company: 'Hill Co', status },
});
/** Some messages that each switch stops. Community and news switches have none yet. */
const MESSAGES: Readonly<Record<Switch, readonly Message[]>> = {
  newJobs: [
    {
      kind: 'new_jobs',
      data: { savedSearchId: newId(), searchName: 'Framer', count: '1', jobTitles: 'Framer (Hill Co)' },
    },
  ],
  referralUpdates: [
    step('reviewing'),
    step('interview'),
    { kind: 'referral_status_changed', data: { ...about(), status: 'interviewing' } },
  ],
  offers: [
    step('offer_taken'),
    step('offer_expired'),
    { kind: 'offer_accepted', data: { ...about(), offerLetterId: newId() } },
  ],
  payouts: [{ kind: 'payout_paid', data: { ...about(), amount: '75.00' } }],
};
const SWITCHES = Object.keys(MESSAGES) as Switch[];

describe('a switch of the alerts', () => {
  const tellAll = async ({ id }: SignedUp): Promise<void> => {
    const { application } = app;
    const all = SWITCHES.flatMap((name) =>
      MESSAGES[name].map((one) => ({ ...one, userId: asId<'user'>(id) })),
    );
    await application.get(UNIT_OF_WORK).transaction(async () => {
      for (const one of all) await application.get(NOTIFIER).notify(one);
    });
    await app.settle();
  };
  const counts = async ({ client, email }: SignedUp) => [
    (await client.get('/api/notifications')).body.length,
    (await outbox(email)).length,
  ];
  const everything = SWITCHES.flatMap((name) => MESSAGES[name]).length;

  it.each(SWITCHES)(
    'switching off %s stops only its messages, and the inbox still shows them',
    async (name) => {
      const person = await signUpReferrer(app);
      await person.client.put('/api/auth/preferences', { alertPreferences: { [name]: false } });
      await tellAll(person);
      expect(await counts(person)).toEqual([everything, everything - MESSAGES[name].length]);
    },
  );

  it('the email switch stops all emails, and texts start only with consent', async () => {
    const phone = testPhone();
    const person = await signUpReferrer(app, { phone });
    await person.client.put('/api/auth/preferences', { wantsEmailAlerts: false, wantsTextAlerts: false });
    await tell(person);
    expect([await counts(person), await outbox(phone)]).toEqual([[1, 0], []]);
    await person.client.put('/api/auth/preferences', { wantsTextAlerts: true });
    await tell(person);
    expect(await outbox(phone)).toMatchObject([{ channel: 'sms' }]);
    expect(await counts(person)).toEqual([2, 0]);
  });
});

describe('marking as read', () => {
  it('one notice or all can be marked as read, but never another person’s', async () => {
    const [ana, bo] = [await signUpReferrer(app), await signUpReferrer(app)];
    await tell(ana);
    await tell(ana);
    const unread = async () =>
      (await ana.client.get('/api/notifications')).body.filter(({ isRead }: { isRead: boolean }) => !isRead);
    const [{ id }] = await unread();
    expect((await bo.client.put(`/api/notifications/${id}/read`)).status).toBe(404);
    expect((await ana.client.put('/api/notifications/not-an-id/read')).status).toBe(404);
    expect((await ana.client.put(`/api/notifications/${id}/read`)).status).toBe(204);
    expect(await unread()).toHaveLength(1);
    expect((await bo.client.put('/api/notifications/read-all')).status).toBe(204);
    expect(await unread()).toHaveLength(1);
    expect((await ana.client.put('/api/notifications/read-all')).status).toBe(204);
    expect(await unread()).toHaveLength(0);
  });
});

describe('POST /api/dev/inbound-text', () => {
  it('a STOP reply stops texts', async () => {
    const from = testPhone();
    expect((await app.client().post('/api/dev/inbound-text', { from, body: 'Stop' })).status).toBe(204);
    await app.settle();
    expect(await outbox(from)).toMatchObject([{ body: expect.stringContaining('no more texts') }]);
    const refused = await app.client().post('/api/dev/inbound-text', { from: 'not a phone', body: 'Stop' });
    expect(refused.status).toBe(400);
  });

  it('the development endpoints do not exist when the development tools are off', async () => {
    const production = await startTestApplication({ byDay: true, environment: { DEV_TOOLS: 'off' } });
    try {
      expect((await production.client().get('/api/dev/outbox')).status).toBe(404);
    } finally {
      await production.stop();
    }
  });
});
