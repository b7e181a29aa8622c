import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { confirmPhone } from '#testing/fixtures/people/confirmed-phone.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpReferrer, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { TEXT_DISPATCH } from '../../notifications.tokens.ts';

const STATUSES = {
  name: 'test-texts-by-status',
  text: `select status, count(*)::int as count from sms_log group by status order by status`,
};
const A_MINUTE = 1 / 60;
const TOMORROW = { name: 'test-next-text-day', text: `update text_days set day = day - 1` };

describe('the daily text limit', () => {
  let app: TestApplication;
  beforeAll(async () => {
    const environment = { SMS_LIMITS: 'on', SMS_DAILY_LIMIT: '4' };
    app = await startTestApplication({ byDay: true, environment });
  });
  afterAll(() => app.stop());

  async function texts(count: number): Promise<void> {
    const { application } = app;
    const text = () =>
      application
        .get(UNIT_OF_WORK)
        .transaction(() =>
          application.get(TEXT_DISPATCH).queue({ to: testPhone(), body: 'w', shown: 'w', asked: true }),
        );
    await Promise.all(Array.from({ length: count }, text));
    await app.settle();
  }
  const statuses = () => app.application.sql.rows(STATUSES);

  it('texts stop at the daily limit, the rest wait for the next day, and admins are notified once', async () => {
    const admin = await signUpAdmin(app);
    await texts(6);
    await texts(1);
    await app.advance(A_MINUTE);
    await app.advance(A_MINUTE);
    expect(await statuses()).toEqual([
      { status: 'held', count: 3 },
      { status: 'sent', count: 4 },
    ]);
    const told = (await admin.client.get('/api/notifications')).body;
    expect(told).toMatchObject([{ title: 'Texts are waiting' }]);
    const { messages } = (await admin.client.get('/api/admin/stats')).body.health;
    expect(messages).toMatchObject({ heldTexts: 3, textLimit: 4, textCostToday: '0.00' });
    await app.application.sql.rows(TOMORROW);
    await app.advance(24);
    expect(await statuses()).toEqual([{ status: 'sent', count: 7 }]);
  });
});

const SPENT = { name: 'test-text-spend', text: `select spent_micros::int / 10000 as cents from text_days` };
const CODES = {
  name: 'test-sign-in-codes',
  text: `select count(*)::int as count from sms_log where recipient_phone = $1 and budget = 'code' and status = 'sent'`,
};

describe('the daily cost of texts', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication({
      byDay: true,
      environment: { SMS_LIMITS: 'on', SMS_DAILY_BUDGET: '1' },
    });
  });
  afterAll(() => app.stop());

  /** Twenty parts, twenty cents. */
  async function longText(): Promise<string> {
    const { application } = app;
    const to = testPhone();
    const text = { to, body: 'w'.repeat(20 * 153), shown: 'w', asked: true };
    await application.get(UNIT_OF_WORK).transaction(() => application.get(TEXT_DISPATCH).queue(text));
    await app.settle();
    return to;
  }
  const spent = async () => (await app.application.sql.row<{ cents: number }>(SPENT))?.cents;
  async function statuses(): Promise<Record<string, number>> {
    const rows = await app.application.sql.rows<{ status: string; count: number }>(STATUSES);
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }
  /** Requests a code for a phone without an account. */
  function applyCode(): Promise<void> {
    const { application } = app;
    const code = {
      kind: 'apply_code',
      to: testPhone(),
      language: 'en',
      data: { code: '123456' },
      senderId: null,
      jobId: null,
      recipientName: null,
      asked: true,
    } as const;
    return application.get(UNIT_OF_WORK).transaction(() => application.get(NOTIFIER).text(code));
  }

  it('the daily cost limit holds or refuses texts, and reserves some for people who sign in', async () => {
    const admin = await signUpAdmin(app);
    const first = await confirmPhone(app, await signUpReferrer(app));
    const second = await confirmPhone(app, await signUpReferrer(app));
    for (let sent = 0; sent < 6; sent += 1) await longText();
    expect((await statuses())['held']).toBe(1);
    await expect(applyCode()).rejects.toMatchObject({ kind: 'too_many' });
    const signIn = async (phone: string) => {
      const { status } = await app.client().post('/api/auth/phone-code', { phone, purpose: 'sign_in' });
      expect(status).toBe(202);
      await app.settle();
      return (await app.application.sql.row<{ count: number }>(CODES, [phone]))?.count;
    };
    const before = await spent();
    expect(await signIn(first)).toBe(2);
    expect(await spent()).toBe((before ?? 0) + 1);
    await app.application.sql.rows({
      name: 'test-spend-reserve',
      text: 'update text_days set spent_micros = 1200000',
    });
    expect(await signIn(second)).toBe(1);
    await app.advance(A_MINUTE);
    await app.advance(A_MINUTE);
    const told = (await admin.client.get('/api/notifications')).body;
    expect(told).toMatchObject([
      { title: 'The text budget is spent', message: expect.stringContaining('$1 today') },
    ]);
    expect((await admin.client.get('/api/admin/stats')).body.health.messages).toMatchObject({
      textBudget: '1.00',
    });
    await app.application.sql.rows(TOMORROW);
    await app.advance(24);
    expect((await statuses())['held']).toBeUndefined();
  });
});
