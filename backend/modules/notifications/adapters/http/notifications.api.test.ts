import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId, newId } from '../../../../kernel/ids.ts';
import { signUpReferrer, testPhone, type SignedUp } from '../../../../platform/testing/sign-up.ts';
import { startTestApplication, type TestApplication } from '../../../../platform/testing/test-application.ts';
import { UNIT_OF_WORK } from '../../../../platform/tokens.ts';
import { NOTIFIER, type Notification } from '../../index.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
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

/** Without the e-mail that asks everybody new to confirm the address. */
const outbox = async (to: string) =>
  (await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(to)}`)).body.filter(
    ({ subject }: { subject: string | null }) => subject !== 'Confirm your e-mail',
  );

describe('GET /api/notifications', () => {
  it('tells in the inbox and by e-mail', async () => {
    const person = await signUpReferrer(app);
    await tell(person);
    const { status, body } = await person.client.get('/api/notifications');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        type: 'reward_ready',
        title: 'Payout ready',
        message: 'Ana completed Framer. Your reward of $75.00 is ready to claim.',
        isRead: false,
      },
    ]);
    expect(Object.keys(body[0].data).toSorted()).toEqual(['jobId', 'referralId']);
    expect(await outbox(person.email)).toMatchObject([{ channel: 'email', subject: 'Payout ready' }]);
  });

  it('tells by text, in Spanish, whoever prefers that', async () => {
    const phone = testPhone();
    const person = await signUpReferrer(app, { phone });
    const text = `update users set language = 'es', wants_text_alerts = true, wants_email_alerts = false where id = $1`;
    await app.application.sql.rows({ name: 'test-prefers-texts', text }, [person.id]);
    await tell(person);
    const hour = Number(
      new Date().toLocaleString('en-US', { timeZone: 'America/Chicago', hour: '2-digit', hourCycle: 'h23' }),
    );
    if (hour < 8 || hour >= 21) await app.advance(11);
    expect(await outbox(phone)).toMatchObject([
      { channel: 'sms', subject: null, body: expect.stringContaining('Su recompensa de $75.00') },
    ]);
    expect(await outbox(person.email)).toEqual([]);
  });

  it('pages by key', async () => {
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

  it('is only for people who are signed in', async () => {
    const nobody = app.client();
    expect((await nobody.get('/api/notifications')).status).toBe(401);
    expect((await nobody.put('/api/notifications/read-all')).status).toBe(401);
    expect((await nobody.put(`/api/notifications/${newId()}/read`)).status).toBe(401);
  });
});

describe('marking as read', () => {
  it('marks one, then all, and never somebody else’s', async () => {
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
  it('ends texts on STOP', async () => {
    const from = testPhone();
    expect((await app.client().post('/api/dev/inbound-text', { from, body: 'Stop' })).status).toBe(204);
    await app.settle();
    expect(await outbox(from)).toMatchObject([{ body: expect.stringContaining('no more texts') }]);
    const refused = await app.client().post('/api/dev/inbound-text', { from: 'not a phone', body: 'Stop' });
    expect(refused.status).toBe(400);
  });

  it('is not there where the development tools are off', async () => {
    const production = await startTestApplication({ environment: { DEV_TOOLS: 'off' } });
    try {
      expect((await production.client().get('/api/dev/outbox')).status).toBe(404);
    } finally {
      await production.stop();
    }
  });
});
