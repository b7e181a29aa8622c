import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asId } from '#kernel/ids.ts';
import { OfferFixture } from '#modules/offers/testing/api-fixture.ts';
import { NOTIFIER, type TextMessage } from '#modules/notifications/index.ts';
import { allTexts } from '#modules/notifications/testing/sample-messages.ts';
import { callOrigin } from '#platform/http/call-origin.ts';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { confirmPhone, newestCode, textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { signUpReferrer, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

type Who = 'the recipient' | 'someone else' | 'no one';

const NEWEST = {
  name: 'test-newest-text',
  text: `select status from sms_log where recipient_phone = $1 order by created_at desc, id desc limit 1`,
};

/** Useless in the morning. */
const REFUSED = ['verification_code', 'i9_code', 'offer_code', 'check_code'];
/** Their recipients caused them, signed in or not. */
const OWN = ['sign_in_code', 'phone_code', 'apply_code', 'refer_code', 'claim_code'];
const OWN_NEWS = ['new_device', 'passkey_added', 'account_deleted', 'account_deleted_owed'];

describe('a text at two in the morning', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  let worker: SignedUp;
  let phone: string;
  let letter: Awaited<ReturnType<OfferFixture['sent']>>;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await OfferFixture.open(app);
    worker = await signUpReferrer(app);
    letter = await fixture.sent();
    phone = await confirmPhone(app, worker, letter.phone);
    await app.advance(14);
  });
  afterAll(() => app.stop());

  async function send(message: TextMessage, who: Who): Promise<string> {
    const { application } = app;
    const ids = { 'the recipient': worker.id, 'someone else': fixture.employer.id, 'no one': null };
    const userId = ids[who] === null ? null : asId<'user'>(ids[who]);
    const text = () =>
      application.get(UNIT_OF_WORK).transaction(() => application.get(NOTIFIER).text(message));
    try {
      await callOrigin.run({ address: '127.0.0.1', userAgent: '', userId }, text);
    } catch (error) {
      return String(Object(error).code);
    }
    await app.settle();
    const row = await application.sql.row<{ status: string }>(NEWEST, [message.to]);
    return row?.status ?? 'none';
  }

  function expected(kind: string, who: Who, asked: boolean): string {
    if (!asked) return 'held';
    if (who === 'the recipient' || [...OWN, ...OWN_NEWS].includes(kind)) return 'sent';
    return REFUSED.includes(kind) ? 'notifications.quiet_hours' : 'held';
  }

  it.each(['the recipient', 'someone else', 'no one'] as const)(
    'a text of any kind is sent at night only if its recipient requested it, when %s acts',
    async (who) => {
      const found: Record<string, string> = {};
      const wanted: Record<string, string> = {};
      for (const asked of [true, false]) {
        for (const message of allTexts('en')) {
          const key = `${message.kind}, ${asked ? 'requested' : 'not requested'}`;
          wanted[key] = expected(message.kind, who, asked);
          found[key] = await send({ ...message, to: phone, asked }, who);
        }
      }
      expect(found).toEqual(wanted);
    },
  );

  it('a referred worker is asked only in the morning, and the referrer cannot send a code until then', async () => {
    const workerPhone = testPhone();
    const id = await fixture.refer({ workerPhone });
    expect(await textsTo(app, workerPhone)).toEqual([]);
    const code = () => fixture.referrer.client.post(`/api/referrals/${id}/send-verification`);
    // More often than the limit: a rejected one does not count.
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await code();
      expect([status, body.code]).toEqual([409, 'notifications.quiet_hours']);
      const wait = new Date(body['availableAt']).getTime() - app.application.clock.now().getTime();
      expect(Math.round(wait / 3_600_000)).toBe(6);
    }
    await app.advance(6);
    expect(await textsTo(app, workerPhone)).toEqual([expect.stringContaining('referred you')]);
    for (let tries = 0; tries < 3; tries += 1) expect((await code()).status).toBe(202);
    expect((await code()).status).toBe(429);
    await app.advance(18);
  });

  it('the code of a copied link is texted only to the worker who is signed in on the page', async () => {
    const path = `/api/offer-letters/sign/${letter.copied}/code`;
    const before = await textsTo(app, phone);
    expect(await app.client().post(path)).toMatchObject({
      status: 409,
      body: { code: 'notifications.quiet_hours' },
    });
    expect((await fixture.employer.client.post(path)).status).toBe(409);
    expect((await textsTo(app, phone)).length).toBe(before.length);
    expect((await worker.client.post(path)).status).toBe(202);
    const [newest = ''] = await textsTo(app, phone);
    expect(newest).toContain(`${await newestCode(app, phone)} is your code for the offer`);
  });
});
