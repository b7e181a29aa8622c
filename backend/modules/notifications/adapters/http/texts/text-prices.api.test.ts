import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';
import { TWILIO_ACCOUNT, TwilioStandIn } from '#modules/notifications/testing/twilio-stand-in.ts';

const A_TENTH_HOUR = 0.1;

let app: TestApplication;
let standIn: TwilioStandIn;
let admin: SignedUp;
beforeAll(async () => {
  standIn = await TwilioStandIn.start();
  const { accountSid, authToken } = TWILIO_ACCOUNT;
  const environment = {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: '+15125550199',
    TWILIO_API_BASE: standIn.url,
  };
  app = await startTestApplication({ byDay: true, environment });
  admin = await signUpAdmin(app);
});
afterAll(async () => {
  await app.stop();
  await standIn.stop();
});

async function textCode(): Promise<string> {
  const to = testPhone();
  const data = { code: '123456', link: 'https://crewvine.test/c/x', jobTitle: 'Framer', company: 'Hill Co' };
  const message = {
    to,
    language: 'en',
    senderId: null,
    jobId: null,
    recipientName: 'Ana',
    asked: true,
  } as const;
  const { application } = app;
  await application
    .get(UNIT_OF_WORK)
    .transaction(() => application.get(NOTIFIER).text({ ...message, kind: 'verification_code', data }));
  await app.settle();
  return to;
}

async function costShown(phone: string): Promise<string | null> {
  const { body } = await admin.client.get(`/api/admin/texts?q=${encodeURIComponent(phone)}`);
  expect(body).toHaveLength(1);
  return body[0].cost;
}

it('admins see the cost of a text after Twilio reports it, and not before', async () => {
  const phone = await textCode();
  expect(await costShown(phone)).toBeNull();
  await app.advance(A_TENTH_HOUR);
  expect(await costShown(phone)).toBeNull();
  standIn.prices.set(standIn.to(phone)[0]?.sid ?? '', { price: '-0.00830', unit: 'USD' });
  await app.advance(2 * A_TENTH_HOUR);
  expect(await costShown(phone)).toBe('0.0083');
  const before = standIn.requests.length;
  await app.advance(24);
  expect(standIn.requests.slice(before).filter((one) => one.startsWith('GET'))).toEqual([]);
});
