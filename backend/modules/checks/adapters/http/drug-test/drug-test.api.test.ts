import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { CheckFixture, ok, tokenOf } from '#modules/checks/testing/api-fixture.ts';
import { CheckrStandIn, STAND_IN_KEY } from '#modules/checks/testing/checkr-stand-in.ts';

let app: TestApplication;
let fixture: CheckFixture;

const order = (id: string, body: object = {}): Promise<HttpAnswer<Loose>> =>
  fixture.employer.client.post(`/api/referrals/${id}/drug-test`, body);
const test = async (id: string): Promise<Loose> =>
  ok(await fixture.employer.client.get(`/api/referrals/${id}/drug-test`)).test;
const services = async (): Promise<Loose[]> => ok(await fixture.employer.client.get('/api/service-addons'));
const problems = async (): Promise<unknown> => (await fixture.ledgerCheck()).problems;

/** Paid, and the worker has the link. */
async function asked(worker: Record<string, unknown> = {}): Promise<{ id: string; token: string }> {
  const id = await fixture.refer(worker);
  const { url, payment } = ok(await order(id));
  await fixture.pay(payment);
  return { id, token: await fixture.sentToken(url) };
}

describe('drug tests over HTTP', () => {
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await CheckFixture.open(app);
  });
  afterAll(() => app.stop());

  it('a drug test is ordered once, with a consent separate from that of a background check', async () => {
    const id = await fixture.refer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(id, { site: 'Waco, TX' })));
    const bodies = answers.map(ok);
    expect(new Set(bodies.map(({ payment }) => payment.id)).size).toBe(1);
    expect(bodies[0]).toMatchObject({ status: 'awaiting_payment', site: 'Waco, TX', isOrdered: false });
    expect(bodies[0]?.payment).toMatchObject({ amount: '50.00', lines: [{ kind: 'drugTest' }] });
    await fixture.pay(bodies[0]?.payment);
    const check = ok(await fixture.request(id));
    await fixture.pay(check.payment);
    const page = ok(await app.client().get(`/api/background-check-consent/${tokenOf((await test(id)).url)}`));
    expect(page).toMatchObject({
      packageType: 'drug_test',
      packageInfo: { price: '50.00' },
      fcraDisclosureVersion: 'drug-test-v1.0',
      appointment: null,
    });
    expect(await fixture.state(id)).toMatchObject({
      check: { status: 'awaiting_consent', packageType: 'basic' },
    });
    expect(await problems()).toEqual([]);
  });

  it('the worker gets place and deadline, and the employer is notified of a negative result', async () => {
    const workerPhone = testPhone();
    const { id, token } = await asked({ workerPhone, workerName: 'Tess Clear' });
    expect(ok(await fixture.authorize(token))).toMatchObject({ status: 'pending' });
    await app.settle();
    const running = await test(id);
    expect(running).toMatchObject({
      status: 'in_progress',
      isOrdered: true,
      appointment: { site: 'Sandbox Collection Center', address: '100 Main St, Austin, TX' },
    });
    expect(ok(await app.client().get(`/api/background-check-consent/${token}`)).appointment).toEqual(
      running['appointment'],
    );
    expect((await services())[0]).toMatchObject({ addonType: 'drugTest', status: 'in_progress' });
    await app.advance(1);
    expect(await test(id)).toMatchObject({ status: 'clear', appointment: null });
    expect((await services())[0]).toMatchObject({ status: 'completed', result: 'clear' });
    expect(await fixture.timeline(id)).toContain('Drug test: negative');
    expect(await fixture.timeline(id, fixture.referrer.client)).not.toContain('Drug test: negative');
    expect((await fixture.referralAnswer(id))['backgroundCheckStatus']).toBeNull();
    for (let quarter = 0; quarter < 4; quarter += 1) await app.advance(6);
    const texts = (await fixture.outbox(workerPhone)).map(({ body }) => String(body));
    const told = texts.filter((body) => body.includes('Sandbox Collection Center, 100 Main St, Austin, TX'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/by \w{3}, \w{3} \d{1,2}, \d{1,2}:\d{2} [AP]M C[SD]T\. Bring a photo ID\./);
    expect(await problems()).toEqual([]);
  });

  it('a result that is not negative needs notice and wait, and does not say what was found', async () => {
    const workerEmail = `cora-${testPhone().slice(1)}@example.com`;
    const workerPhone = testPhone();
    const { id, token } = await asked({ workerName: 'Cora Concern', workerEmail, workerPhone });
    ok(await fixture.authorize(token));
    await app.settle();
    await app.advance(1);
    expect(await test(id)).toMatchObject({
      status: 'concerns',
      findings: [{ screening: 'Drug test', result: 'consider', note: null }],
    });
    const state = ok(await fixture.employer.client.get(`/api/referrals/${id}/drug-test`));
    expect(state.waitWouldEndAt).not.toBeNull();
    const note = { note: 'Runs heavy machines' };
    ok(
      await fixture.employer.client.post(`/api/referrals/${id}/adverse-action`, {
        ...note,
        kind: 'drug_test',
      }),
    );
    const [mail] = await fixture.outbox(workerEmail);
    expect(mail?.['body']).toContain('because of your drug test');
    expect(await fixture.timeline(id)).toContain('A notice about the drug test was sent');
    const link = tokenOf(/background-check-notice\/[\w-]+/.exec(String(mail?.['body']))?.[0]);
    const page = `/api/background-check-notice/${link}`;
    expect(ok(await app.client().get(page))).toMatchObject({ kind: 'drug_test', status: 'waiting' });
    const refused = await fixture.move(id, 'rejected');
    expect(refused).toMatchObject({ status: 409, body: { code: 'checks.adverse_action_pending' } });
    ok(await app.client().post(page, { dispute: 'The sample was mixed up.' }));
    ok(await fixture.employer.client.delete(`/api/referrals/${id}/adverse-action`));
    const [withdrawn] = await fixture.outbox(workerEmail);
    expect(withdrawn?.['body']).toContain('its notice about your drug test');
    const said = [...(await fixture.outbox(workerEmail)), ...(await fixture.outbox(workerPhone))];
    expect(said.filter(({ body }) => /background check/i.test(String(body)))).toEqual([]);
    const told: Loose[] = ok(await fixture.employer.client.get('/api/notifications'));
    expect(told.map(({ type }) => type)).toContain('drug_test_disputed');
  });

  it('a declined drug test can be requested again, and a canceled one is refunded', async () => {
    const { id, token } = await asked();
    ok(await fixture.answer(token, { consentGiven: false }));
    expect(await test(id)).toMatchObject({ status: 'declined' });
    const renewed = ok(await fixture.employer.client.post(`/api/referrals/${id}/drug-test/link`));
    expect(renewed.test).toMatchObject({ status: 'awaiting_consent' });
    ok(await fixture.employer.client.delete(`/api/referrals/${id}/drug-test`));
    expect(await test(id)).toBeNull();
    expect(await fixture.refundsOf(id)).toEqual([['50.00', '50.00']]);
    expect((await services())[0]).toMatchObject({ addonType: 'drugTest', status: 'canceled' });
    expect(await problems()).toEqual([]);
  });

  it('a drug test ordered with a hire starts automatically, and ends with the canceled add-on', async () => {
    const id = await fixture.refer();
    ok(await fixture.move(id, 'interview_scheduled'));
    const addOns = { drugTest: true };
    const { payment } = ok(await fixture.employer.client.put(`/api/referrals/${id}/hire`, { addOns }));
    await fixture.pay(payment);
    expect(await test(id)).toMatchObject({ status: 'awaiting_consent' });
    const [service] = await services();
    ok(await fixture.employer.client.post(`/api/service-addons/${service?.['id']}/cancel`));
    await app.settle();
    expect(await test(id)).toBeNull();
    expect(await problems()).toEqual([]);
  });
});

describe('a drug test at an agency that does not answer', () => {
  let standIn: CheckrStandIn;
  beforeAll(async () => {
    standIn = await CheckrStandIn.start();
    const environment = {
      BACKGROUND_CHECK_URL: standIn.url,
      BACKGROUND_CHECK_KEY: STAND_IN_KEY,
      BACKGROUND_CHECK_CONTACT: 'The Agency|1 Main St, Denver|(800) 555-0100',
    };
    app = await startTestApplication({ environment });
    fixture = await CheckFixture.open(app);
  });
  afterAll(async () => {
    await app.stop();
    await standIn.stop();
  });

  it('a drug test is ordered as soon as the agency answers again, and no request waits for it', async () => {
    const { id, token } = await asked();
    standIn.failure = 503;
    ok(await fixture.authorize(token));
    await app.settle().catch(() => undefined);
    expect(await test(id)).toMatchObject({ status: 'in_progress', isOrdered: false });
    standIn.failure = null;
    for (let hour = 0; hour < 8; hour += 1) await app.advance(1).catch(() => undefined);
    expect(await test(id)).toMatchObject({ status: 'in_progress', isOrdered: true, awaitsCandidate: true });
    expect(standIn.invitationCount).toBe(1);
    expect(standIn.bodies.join()).toContain('"package":"drug_test"');
    expect(await problems()).toEqual([]);
  }, 60_000);
});
