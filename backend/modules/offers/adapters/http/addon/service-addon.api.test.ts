import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { signUpEmployer, testPhone } from '#testing/fixtures/sign-up.ts';
import { OfferFixture, ok } from '#modules/offers/testing/api-fixture.ts';

describe('paid services over HTTP', () => {
  let app: TestApplication;
  let fixture: OfferFixture;
  beforeAll(async () => {
    app = await startTestApplication();
  });
  beforeEach(async () => {
    fixture = await OfferFixture.open(app);
  });
  afterAll(() => app.stop());

  const list = async (query = ''): Promise<Loose[]> =>
    ok(await fixture.employer.client.get(`/api/service-addons${query}`));
  const problems = async () => (await fixture.ledgerCheck()).problems;
  const cancel = (id: string, client = fixture.employer.client) =>
    client.post(`/api/service-addons/${id}/cancel`);
  const summary = async () => ok(await fixture.employer.client.get('/api/billing/summary'));

  async function hire(addOns: Record<string, boolean>, workerPhone = testPhone()): Promise<string> {
    const id = await fixture.interviewing(workerPhone);
    const { payment } = ok(await fixture.employer.client.put(`/api/referrals/${id}/hire`, { addOns }));
    await fixture.pay(payment);
    expect(await problems()).toEqual([]);
    return id;
  }

  it('add-ons are held from the hire on, each with its delivery deadline', async () => {
    const referralId = await hire({ drugTest: true, i9Verification: true });
    const services = await list();
    expect(services).toHaveLength(2);
    for (const service of services) {
      expect(service).toMatchObject({
        referralId,
        jobTitle: 'Framer',
        status: 'pending',
        returnReason: null,
      });
      expect(Date.parse(service['deliverBy']) - Date.parse(service['paidAt'])).toBe(30 * 24 * 3_600_000);
    }
    expect(await summary()).toMatchObject({ held: '125.00', addOns: '0.00' });
    expect(await list('?status=pending')).toHaveLength(2);
    expect(await list('?status=refunded')).toEqual([]);
    expect((await fixture.employer.client.get('/api/service-addons?status=lost')).status).toBe(400);
  });

  it('an add-on undelivered thirty days after the hire is refunded once, and both sides are notified', async () => {
    const workerPhone = testPhone();
    await hire({ drugTest: true }, workerPhone);
    await app.advance(24 * 29.9);
    expect(await list()).toMatchObject([{ status: 'pending' }]);
    expect(await problems()).toEqual([]);
    await app.advance(24 * 0.2);
    expect(await list()).toMatchObject([
      { status: 'refunded', returnReason: 'not_delivered', deliverBy: null, price: '50.00' },
    ]);
    // A full day passes, so it is past the worker's quiet hours.
    for (let quarter = 0; quarter < 4; quarter += 1) await app.advance(6);
    const payments: Loose[] = ok(await fixture.employer.client.get('/api/billing/payments'));
    expect(payments.map(({ refunded }) => refunded)).toEqual(['50.00']);
    const told: Loose[] = ok(await fixture.employer.client.get('/api/notifications'));
    expect(told.filter(({ type }) => type === 'service_refunded')).toMatchObject([
      { message: expect.stringContaining('drug test') },
    ]);
    // One notice covers both the missing delivery and the refund.
    expect(told.map(({ type }) => type)).not.toContain('refund_issued');
    const texts = await fixture.outbox(workerPhone);
    expect(texts.filter(({ body }) => String(body).includes('will not take place'))).toHaveLength(1);
    expect(await problems()).toEqual([]);
  });

  it('only its employer cancels an add-on, once', async () => {
    await hire({ drugTest: true });
    const id = String((await list())[0]?.['id']);
    const stranger = await signUpEmployer(app);
    expect((await cancel(id, stranger.client)).status).toBe(403);
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(id)));
    expect(answers.map(({ status }) => String(status)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      '204',
      '409',
      '409',
      '409',
      '409',
    ]);
    await app.settle();
    expect(await list()).toMatchObject([{ status: 'canceled', returnReason: 'employer_canceled' }]);
    expect(await summary()).toMatchObject({ held: '0.00', refunds: '50.00' });
    expect(await problems()).toEqual([]);
  });

  it('an add-on of an unpaid offer is canceled by changing the offer', async () => {
    const referralId = await fixture.interviewing();
    ok(await fixture.create(referralId));
    const id = String((await list())[0]?.['id']);
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'offers.addon_in_offer' } });
  });

  it('an add-on is refunded if the hire comes to nothing, and nothing is refunded twice', async () => {
    const id = await hire({ drugTest: true });
    ok(await fixture.move(id, 'rejected'));
    await app.settle();
    expect(await list()).toMatchObject([{ status: 'canceled', returnReason: 'came_to_nothing' }]);
    expect(await problems()).toEqual([]);
    await app.advance(24 * 31);
    expect(await list()).toMatchObject([{ status: 'canceled' }]);
    expect(await problems()).toEqual([]);
  });

  it('an add-on waits if the hire is undone, and its days start with the next hire', async () => {
    const id = await hire({ drugTest: true });
    ok(await fixture.employer.client.put(`/api/referrals/${id}/rollback`));
    await app.advance(24 * 31);
    expect(await list()).toMatchObject([{ status: 'pending', deliverBy: null }]);
    ok(await fixture.employer.client.put(`/api/referrals/${id}/hire`, {}));
    await app.advance(24 * 29);
    expect(await list()).toMatchObject([{ status: 'pending' }]);
    expect(await problems()).toEqual([]);
  });
});
