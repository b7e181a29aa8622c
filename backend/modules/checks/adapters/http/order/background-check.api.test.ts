import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpEmployer, signUpWorker, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import {
  backgroundCheckRequestedSchema,
  backgroundCheckStateSchema,
  consentPageSchema,
} from '#contract/checks/index.ts';
import { CheckFixture, ok, tokenOf } from '#modules/checks/testing/api-fixture.ts';

const UNKNOWN = '0193e6a4-9d5c-7000-8000-000000000001';

describe('background checks over HTTP', () => {
  let app: TestApplication;
  let fixture: CheckFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await CheckFixture.open(app);
  });
  afterAll(() => app.stop());

  const page = (token: string) => app.client().get(`/api/background-check-consent/${token}`);

  describe('a request', () => {
    it('the request charges the package and sends the link when it is paid', async () => {
      const workerPhone = testPhone();
      const id = await fixture.refer({ workerPhone });
      const answer = await fixture.request(id, 'comprehensive');
      expect(answer.status).toBe(201);
      const { url, status, payment, packageType } = backgroundCheckRequestedSchema.parse(answer.body);
      expect({ status, packageType }).toEqual({ status: 'awaiting_payment', packageType: 'comprehensive' });
      expect(payment).toMatchObject({ status: 'requires_payment', amount: '80.00' });
      expect(await fixture.outbox(workerPhone)).toHaveLength(1);
      expect(await fixture.referralAnswer(id)).toMatchObject({ backgroundCheckStatus: null });

      await fixture.pay(payment);
      expect(await fixture.referralAnswer(id)).toMatchObject({ backgroundCheckStatus: 'pending' });
      const held = {
        name: 'test-held',
        text: `select message, status from sms_log where recipient_phone = $1`,
      };
      expect(await app.application.sql.rows(held, [workerPhone])).toHaveLength(2);
      const mails = await fixture.outbox('bo@example.com');
      const sent = await fixture.sentToken(url);
      expect(mails.some(({ body }) => body.includes(sent))).toBe(true);
      expect(mails.some(({ body }) => body.includes(tokenOf(url)))).toBe(false);
      expect(await fixture.timeline(id)).toEqual(['New Referral', 'Background check requested']);
    });

    it('ten requests at the same time make one check and one payment', async () => {
      const id = await fixture.refer();
      const answers = await Promise.all(Array.from({ length: 10 }, () => fixture.request(id)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(new Set(answers.map(({ body }) => body.payment.id)).size).toBe(1);
      expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    });

    it('the package can change until it is paid', async () => {
      const id = await fixture.refer();
      ok(await fixture.request(id, 'basic'));
      const { payment } = ok(await fixture.request(id, 'standard'));
      expect(payment.amount).toBe('50.00');
      await fixture.pay(payment);
      expect(await fixture.request(id, 'basic')).toMatchObject({ status: 409 });
      expect(await fixture.state(id)).toMatchObject({
        check: { packageType: 'standard', status: 'awaiting_consent' },
      });
    });

    it('a request by others, for an unknown package, or after the end of the referral is refused', async () => {
      const id = await fixture.refer();
      const path = `/api/referrals/${id}/background-check`;
      const body = { packageType: 'basic' };
      const stranger = await signUpEmployer(app);
      const worker = await signUpWorker(app);
      expect((await app.client().post(path, body)).status).toBe(401);
      expect((await worker.client.post(path, body)).status).toBe(403);
      expect((await fixture.referrer.client.get(path)).status).toBe(403);
      expect((await stranger.client.post(path, body)).status).toBe(403);
      expect((await stranger.client.get(path)).status).toBe(403);
      expect((await fixture.request(UNKNOWN)).status).toBe(404);
      expect(await fixture.request(id, 'deluxe')).toMatchObject({
        status: 400,
        body: { message: 'Please select a package' },
      });
      ok(await fixture.move(id, 'rejected'));
      expect(await fixture.request(id)).toMatchObject({
        status: 422,
        body: { code: 'checks.referral_closed' },
      });
    });
  });

  describe('the candidate’s page', () => {
    it('the page shows the package, its price, and the disclosure’s version, and decides nothing', async () => {
      const { token } = await fixture.asked({ workerLanguage: 'es' }, 'standard');
      const first = await page(token);
      expect(first.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(first.headers.get('Cache-Control')).toBe('private, no-store');
      expect(consentPageSchema.parse(first.body)).toMatchObject({
        jobTitle: 'Framer',
        employerCompany: 'Hill Country Builders',
        candidatePhone: expect.stringMatching(/^•••-•••-••\d\d$/),
        candidateEmail: 'b•••@•••',
        workerLanguage: 'es',
        packageType: 'standard',
        packageInfo: { price: '50.00', includes: expect.arrayContaining(['Sex offender registry']) },
        fcraDisclosureVersion: 'v1.0',
        consentAlreadyGiven: false,
        decision: null,
      });
      expect((await page(token)).body).toEqual(first.body);
    });

    it('a candidate who has confirmed sees the contact data', async () => {
      const { id, token } = await fixture.asked({ workerPhone: '+15125559876' });
      const confirm = {
        name: 'test-verify',
        text: `update referrals set verification_status = 'verified' where id = $1`,
      };
      await app.application.sql.rows(confirm, [id]);
      expect((await page(token)).body).toMatchObject({
        candidatePhone: '+15125559876',
        candidateEmail: 'bo@example.com',
      });
    });

    it('a signed yes starts the check, stores its record, and is final', async () => {
      const { id, token } = await fixture.asked();
      const incomplete = await fixture.answer(token, { consentGiven: true, candidateSignature: '  ' });
      expect(incomplete).toMatchObject({
        status: 400,
        body: { message: 'Please complete all required fields and acknowledgments.' },
      });
      const answer = await fixture.authorize(token);
      expect(answer).toMatchObject({ status: 200, body: { status: 'pending' } });
      expect((await fixture.authorize(token)).status).toBe(409);
      expect((await fixture.answer(token, { consentGiven: false })).status).toBe(409);
      const after = ok(await page(token));
      expect(after).toMatchObject({ consentAlreadyGiven: true, decision: 'authorized' });
      const record = await app.client().get(after.documentUrl);
      expect(record.headers.get('Content-Type')).toBe('application/pdf');
      const { check } = await fixture.state(id);
      expect(check).toMatchObject({ status: 'in_progress', url: null });
      const own = await fixture.employer.client.get(check.consentDocumentUrl);
      expect([own.status, String(own.body).slice(0, 5)]).toEqual([200, '%PDF-']);
      expect((await fixture.referrer.client.get(check.consentDocumentUrl)).status).toBe(403);
      expect(await fixture.request(id)).toMatchObject({ status: 409, body: { code: 'checks.under_way' } });
    });

    it('one of many answers at the same time counts', async () => {
      const { token } = await fixture.asked();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          n % 2 === 0 ? fixture.authorize(token) : fixture.answer(token, { consentGiven: false }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array(9).fill(409),
      ]);
    });

    it('a no notifies the employer and allows a new link', async () => {
      const { id, token } = await fixture.asked();
      expect(await fixture.answer(token, { consentGiven: false })).toMatchObject({
        status: 200,
        body: { status: 'consent-declined' },
      });
      await app.settle();
      expect(await fixture.referralAnswer(id)).toMatchObject({ backgroundCheckStatus: 'declined' });
      const inbox = ok(await fixture.employer.client.get('/api/notifications'));
      expect(inbox.map(({ type }: { type: string }) => type)).toContain('background_check_declined');
      const again = ok(await fixture.request(id));
      expect(again).toMatchObject({
        status: 'awaiting_consent',
        payment: { status: 'succeeded', amount: '0.00' },
      });
      expect(ok(await page(token))).toMatchObject({ consentAlreadyGiven: true, decision: 'declined' });
      ok(await fixture.authorize(await fixture.sentToken(again.url)));
    });

    it('unknown, revoked, and expired links open nothing', async () => {
      const unknown = await page('x'.repeat(43));
      expect(unknown).toMatchObject({ status: 404, body: { code: 'checks.unknown_link' } });
      expect((await fixture.authorize('nonsense')).status).toBe(404);
      const { id, token } = await fixture.asked();
      const state = ok(await fixture.employer.client.post(`/api/referrals/${id}/background-check/link`));
      expect(tokenOf(state.check.url)).not.toBe(token);
      expect((await page(token)).status).toBe(410);
      expect((await fixture.authorize(token)).status).toBe(410);
      const late = await fixture.sentToken(state.check.url);
      expect((await page(late)).status).toBe(200);
      await app.advance(14 * 24);
      expect((await page(late)).status).toBe(410);
      expect((await fixture.authorize(late)).status).toBe(410);
      expect(await fixture.state(id)).toMatchObject({ check: { isExpired: true, url: null } });
      expect(ok(await fixture.request(id)).status).toBe('awaiting_consent');
    });

    it('an early authorization waits for the payment', async () => {
      const id = await fixture.refer();
      const { url, payment } = ok(await fixture.request(id));
      expect(ok(await fixture.authorize(await fixture.sentToken(url)))).toMatchObject({ status: 'recorded' });
      await app.advance(2);
      expect(await fixture.state(id)).toMatchObject({ check: { status: 'awaiting_payment' } });
      await fixture.pay(payment);
      await app.advance(1);
      expect(await fixture.state(id)).toMatchObject({ check: { status: 'clear' } });
    });
  });

  describe('the result', () => {
    it('a clear result is shown only to the employer and earns the money', async () => {
      const id = await fixture.checked('Bo Li', 'standard');
      const state = backgroundCheckStateSchema.parse(await fixture.state(id));
      expect(state.check).toMatchObject({ status: 'clear', packageType: 'standard' });
      expect(state.check?.findings).toHaveLength(5);
      expect(await fixture.referralAnswer(id)).toMatchObject({ backgroundCheckStatus: 'clear' });
      expect(ok(await fixture.referrer.client.get(`/api/referrals/${id}`)).backgroundCheckStatus).toBeNull();
      expect(await fixture.timeline(id)).toContain('Background check: clear');
      expect(await fixture.timeline(id, fixture.referrer.client)).toEqual(['You referred this worker']);
      const addons = ok(await fixture.employer.client.get('/api/service-addons'));
      expect(addons.find(({ referralId }: { referralId: string }) => referralId === id)).toMatchObject({
        addonType: 'backgroundCheck',
        status: 'completed',
        price: '50.00',
      });
      ok(await fixture.move(id, 'rejected'));
      expect(await fixture.refundsOf(id)).toEqual([['50.00', '0.00']]);
      expect((await fixture.ledgerCheck()).problems).toEqual([]);
    });

    it('the result reports something to review', async () => {
      const id = await fixture.checked('Cora Concern');
      const { check } = await fixture.state(id);
      expect(check.status).toBe('concerns');
      expect(check.findings).toContainEqual(expect.objectContaining({ result: 'consider' }));
      const inbox = ok(await fixture.employer.client.get('/api/notifications'));
      expect(inbox.map(({ type }: { type: string }) => type)).toContain('background_check_concerns');
    });
  });

  it('a failing check does not stop the others from being followed', async () => {
    const checks = [await fixture.asked(), await fixture.asked()];
    for (const { token } of checks) ok(await fixture.authorize(token));
    await app.settle();
    const run = (text: string) => runSql(app.application.sql, text);
    const mend = () => run('drop trigger if exists no_check on background_checks');
    onTestFinished(async () => void (await mend()));
    await run(`create function no_check() returns trigger language plpgsql as $f$
      begin raise exception 'a bad row'; end $f$`);
    await run(`create trigger no_check before update on background_checks for each row
      when (old.referral_id = '${checks[0]?.id}') execute function no_check()`);
    await app.application.clock.advance(1);
    await expect(app.application.worker.runDueWork()).rejects.toThrow('a bad row');
    const results = async () =>
      Promise.all(checks.map(async ({ id }) => (await fixture.state(id)).check.status));
    expect(await results()).toEqual(['in_progress', 'clear']);
    await mend();
    await app.advance(1);
    expect(await results()).toEqual(['clear', 'clear']);
  });
});
