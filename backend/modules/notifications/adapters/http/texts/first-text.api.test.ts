import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNIT_OF_WORK } from '#platform/tokens.ts';
import { confirmPhone, textsTo } from '#testing/fixtures/people/confirmed-phone.ts';
import { ok, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { signUpReferrer, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { NOTIFIER } from '#modules/notifications/index.ts';

describe('the first text to a phone', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true, environment: { SUPPORT_CONTACT: '(512) 555-0199' } });
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  it('the first text says who sends it, why, who gave us the number, and how to stop; the next one only how to stop', async () => {
    const workerPhone = testPhone();
    const id = await fixture.refer({ workerPhone });
    await app.settle();
    ok(await fixture.referrer.client.post(`/api/referrals/${id}/send-verification`));
    const [next = '', first = ''] = await textsTo(app, workerPhone);
    expect(first).toMatch(
      /^Crewvine: Ana Ruiz referred you for Framer at Hill Country Builders\. Confirm or decline: \S+ Ana Ruiz gave us your number\. Reply STOP to opt out\.$/,
    );
    expect(next).not.toContain('gave us');
    expect(next).toMatch(/ Reply STOP to opt out\.$/);
  });

  it('the first code to a phone explains why it came, and the next one does not', async () => {
    const person = await signUpReferrer(app, { wantsTextAlerts: true });
    const phone = await confirmPhone(app, person);
    const [code] = await textsTo(app, phone);
    expect(code).toMatch(/This number was entered on our site\. Reply STOP to opt out\.$/);
    await app.application.get(UNIT_OF_WORK).transaction(() =>
      app.application.get(NOTIFIER).text({
        kind: 'sign_in_code',
        to: phone,
        language: 'es',
        data: { code: '123456' },
        senderId: null,
        jobId: null,
        recipientName: null,
        asked: true,
      }),
    );
    const [next] = await textsTo(app, phone);
    expect(next).not.toMatch(/sitio|STOP/);
  });

  it('the answer to HELP gives the support phone number', async () => {
    const phone = testPhone();
    ok(await app.client().post('/api/dev/inbound-text', { from: phone, body: 'Help' }));
    const [answer = ''] = await textsTo(app, phone);
    expect(answer).toContain('Questions: (512) 555-0199.');
    expect(answer).toContain('Preguntas: (512) 555-0199.');
  });
});
