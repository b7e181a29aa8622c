import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CheckFixture, ok } from '#modules/checks/testing/api-fixture.ts';
import { CheckrStandIn, STAND_IN_KEY } from '#modules/checks/testing/checkr-stand-in.ts';
import { signatureOf } from '../../webhook-event.ts';

const ORDERED = {
  name: 'test-ordered',
  text: `select external_id as "externalId" from background_checks where referral_id = $1 order by created_at desc`,
};

describe('a check at an agency over HTTP', () => {
  let agency: CheckrStandIn;
  let app: TestApplication;
  let fixture: CheckFixture;
  beforeAll(async () => {
    agency = await CheckrStandIn.start();
    const environment = {
      BACKGROUND_CHECK_URL: agency.url,
      BACKGROUND_CHECK_KEY: STAND_IN_KEY,
      BACKGROUND_CHECK_CONTACT: 'The Agency|1 Main St, Denver|(800) 555-0100',
    };
    app = await startTestApplication({ environment });
    fixture = await CheckFixture.open(app);
  });
  afterAll(async () => {
    await app.stop();
    await agency.stop();
  });
  beforeEach(() => {
    agency.failure = null;
  });

  const running = async (worker: Record<string, unknown> = {}) => {
    const { id, token } = await fixture.asked(worker);
    ok(await fixture.authorize(token));
    await app.settle();
    const row = await app.application.sql.row<{ externalId: string }>(ORDERED, [id]);
    return { id, token, candidate: row?.externalId ?? '' };
  };
  const tell = (candidate: string, type = 'report.completed', key = STAND_IN_KEY) => {
    const raw = JSON.stringify({ type, data: { object: { id: 'of-no-interest', candidate_id: candidate } } });
    const signature = signatureOf(Buffer.from(raw), key);
    return app
      .client()
      .send('POST', '/api/webhooks/background-check', raw, { 'X-Checkr-Signature': signature });
  };
  const page = async (token: string) => ok(await app.client().get(`/api/background-check-consent/${token}`));
  const kinds = async (): Promise<string[]> =>
    ok(await fixture.employer.client.get('/api/notifications')).map(({ type }: { type: string }) => type);
  const refunded = async (id: string) => {
    const payments = ok(await fixture.employer.client.get('/api/billing/payments?limit=100'));
    return payments.find(({ referralId, amount }: Loose) => referralId === id && amount === '30.00')
      ?.refunded;
  };

  it('only signed webhooks count, and the status is read from the agency', async () => {
    const { id, candidate } = await running({ workerName: 'Cora Concern' });
    expect(agency.bodies.join()).toContain('"state":"TX"');
    expect((await tell(candidate, 'report.completed', 'a wrong key')).status).toBe(400);
    // The webhook is early, so the agency's actual status counts.
    expect((await tell(candidate)).status).toBe(200);
    await app.settle();
    expect(await fixture.state(id)).toMatchObject({ check: { status: 'in_progress' } });
    agency.complete(candidate);
    for (let n = 0; n < 3; n += 1) expect((await tell(candidate)).status).toBe(200);
    expect((await tell('of-someone-else')).status).toBe(200);
    await app.settle();
    expect(await fixture.state(id)).toMatchObject({ check: { status: 'concerns', awaitsCandidate: false } });
  });

  it('a candidate with a notice sees the agency, its address, and its number in their language', async () => {
    const workerEmail = 'cora@example.com';
    const { id, candidate } = await running({
      workerName: 'Cora Concern',
      workerEmail,
      workerLanguage: 'es',
    });
    agency.complete(candidate);
    await tell(candidate);
    await app.settle();
    ok(await fixture.employer.client.post(`/api/referrals/${id}/adverse-action`, { note: 'the report' }));
    const [mail] = await fixture.outbox(workerEmail);
    expect(mail.subject).toContain('Aviso antes de una decisión');
    const token = /background-check-notice\/([\w-]+)/.exec(mail.body)?.[1];
    const notice = ok(await app.client().get(`/api/background-check-notice/${token}`));
    expect(notice).toMatchObject({
      provider: 'The Agency',
      providerContact: '1 Main St, Denver, (800) 555-0100',
    });
    await app.advance(14 * 24);
    const [final] = await fixture.outbox(workerEmail);
    expect(final.body).toContain('The Agency (1 Main St, Denver, (800) 555-0100)');
  });

  it('the clock fetches a result without a webhook', async () => {
    const { id, candidate } = await running();
    agency.complete(candidate);
    await app.advance(5);
    expect(await fixture.state(id)).toMatchObject({ check: { status: 'in_progress' } });
    agency.failure = 503;
    await app.advance(2);
    expect(await fixture.state(id)).toMatchObject({ check: { status: 'in_progress' } });
    agency.failure = null;
    await app.advance(1);
    expect(await fixture.state(id)).toMatchObject({ check: { status: 'clear' } });
  });

  it('only the candidate gets the link to the agency’s page', async () => {
    const workerEmail = 'ana@example.com';
    const { id, token, candidate } = await running({ workerEmail });
    const { agencyStep } = await page(token);
    expect(agencyStep).toEqual({ status: 'asking', url: expect.stringContaining(`${agency.url}/apply/`) });
    const [mail] = await fixture.outbox(workerEmail);
    expect(mail.body).toContain(agencyStep.url);
    expect(mail.body).toContain('Social Security number');
    const { check } = await fixture.state(id);
    expect(check).toMatchObject({ status: 'in_progress', awaitsCandidate: true });
    expect(JSON.stringify(check)).not.toContain('/apply/');
    agency.fillIn(candidate);
    await tell(candidate, 'invitation.completed');
    await app.settle();
    expect(await page(token)).toMatchObject({ agencyStep: null });
    expect(await fixture.state(id)).toMatchObject({
      check: { status: 'in_progress', awaitsCandidate: false },
    });
  });

  it('the authorization requires an email if none is known', async () => {
    const { token } = await fixture.asked({ workerEmail: null });
    expect(await page(token)).toMatchObject({ needsEmail: true });
    const yes = { consentGiven: true, candidateSignature: 'Bo Li' };
    expect(await fixture.answer(token, yes)).toMatchObject({
      status: 400,
      body: { code: 'checks.email_missing', message: 'Please enter a valid email address' },
    });
    expect(await fixture.answer(token, { ...yes, candidateEmail: 'no address' })).toMatchObject({
      status: 400,
    });
    ok(await fixture.answer(token, { ...yes, candidateEmail: 'bo.li@example.com' }));
    await app.settle();
    expect(agency.bodies.at(-2)).toContain('"email":"bo.li@example.com"');
    expect((await fixture.outbox('bo.li@example.com'))[0].body).toContain('/apply/');
  });

  it('an agency that gives up after the hire refunds the check and notifies its employer once', async () => {
    const { id, candidate } = await running({ workerPhone: testPhone() });
    ok(await fixture.move(id, 'interview_scheduled'));
    ok(await fixture.employer.client.put(`/api/referrals/${id}/hire`, {}));
    await app.settle();
    const before = (await kinds()).filter((kind) => kind === 'background_check_undelivered').length;
    agency.expire(candidate);
    await Promise.all(Array.from({ length: 10 }, () => tell(candidate, 'invitation.expired')));
    await Promise.all([app.settle(), app.settle()]);
    await tell(candidate, 'invitation.expired');
    await app.settle();
    await app.advance(7);
    expect(await refunded(id)).toBe('30.00');
    const told = (await kinds()).filter((kind) => kind === 'background_check_undelivered');
    expect(told).toHaveLength(before + 1);
    expect(await fixture.state(id)).toMatchObject({ check: null });
    expect((await fixture.ledgerCheck()).problems).toEqual([]);
    // The way on: another one.
    const { payment } = ok(await fixture.request(id));
    expect(payment).toMatchObject({ status: 'requires_payment', amount: '30.00' });
  });

  it('a check that the agency refuses is refunded', async () => {
    const { id, token } = await fixture.asked();
    agency.failure = 422;
    ok(await fixture.authorize(token));
    await app.settle().catch(() => undefined);
    agency.failure = null;
    await app.settle();
    expect(await refunded(id)).toBe('30.00');
    expect(await kinds()).toContain('background_check_undelivered');
    expect((await fixture.ledgerCheck()).problems).toEqual([]);
  });
});
