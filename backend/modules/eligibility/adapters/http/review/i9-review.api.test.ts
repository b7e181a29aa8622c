import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { signUpEmployer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { I9Fixture, license, ok, passport, ssnCard } from '#modules/eligibility/testing/api-fixture.ts';

const REVIEWS = '/api/admin/i9-reviews';

describe('reviews of Form I-9s over HTTP', () => {
  let app: TestApplication;
  let admin: SignedUp;
  let fixture: I9Fixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    admin = await signUpAdmin(app);
  });
  beforeEach(async () => {
    fixture = await I9Fixture.open(app);
  });
  afterAll(() => app.stop());

  const services = async (): Promise<Loose[]> => ok(await fixture.employer.client.get('/api/service-addons'));
  const problems = async () => (await fixture.ledgerCheck()).problems;
  const reviewOf = async (id: string): Promise<Loose> =>
    ok(await fixture.employer.client.get(`/api/i9-forms/${id}/review`)).review;
  const waiting = async (id: string): Promise<Loose> => {
    const rows: Loose[] = ok(await admin.client.get(`${REVIEWS}?limit=100`));
    return rows.find(({ referralId }) => referralId === id);
  };
  const finish = (reviewId: unknown, body: object = {}) =>
    admin.client.post(`${REVIEWS}/${String(reviewId)}`, body);

  /** A hire with the review, whose section 1 the worker can sign. */
  async function hired(startsIn = 1): Promise<{ id: string; token: string }> {
    const made = await fixture.accepted(fixture.day(startsIn));
    const { payment } = ok(
      await fixture.employer.client.put(`/api/referrals/${made.id}/hire`, {
        addOns: { i9Verification: true },
      }),
    );
    await fixture.pay(payment);
    await app.settle();
    return made;
  }

  async function signedByBoth(documents: readonly object[], section1: object = {}): Promise<string> {
    const { id, token } = await hired();
    ok(await fixture.sign(token, section1));
    ok(await fixture.verify(id, { firstDayOn: fixture.day(1), documents }));
    return id;
  }

  const CITIZEN = { citizenship: 'citizen', uscisNumber: '', workUntil: '' };

  it('reviews wait for both signatures, show no number, and deliver the paid result', async () => {
    const { id, token } = await hired();
    expect(await waiting(id)).toMatchObject({ actions: [], workerName: 'Bo Li' });
    expect(await finish((await waiting(id))?.['id'])).toMatchObject({
      status: 422,
      body: { code: 'eligibility.review_not_ready' },
    });
    ok(await fixture.sign(token, CITIZEN));
    ok(await fixture.verify(id, { firstDayOn: fixture.day(1), documents: [passport] }));
    const row = await waiting(id);
    expect(row).toMatchObject({ actions: ['finish'] });
    const sheet = ok(await admin.client.get(`${REVIEWS}/${String(row?.['id'])}`));
    expect(sheet).toMatchObject({ found: [], actions: ['finish'], section1: { citizenship: 'citizen' } });
    expect(JSON.stringify(sheet)).not.toMatch(/8726|0175|483920175|1990-04-12/);
    expect((await services())[0]).toMatchObject({ addonType: 'i9Verification', status: 'pending' });
    ok(await finish(row?.['id']));
    await app.settle();
    expect((await services())[0]).toMatchObject({ status: 'completed', result: 'complete' });
    expect(await reviewOf(id)).toMatchObject({ status: 'done', findings: [] });
    const told: Loose[] = ok(await fixture.employer.client.get('/api/notifications'));
    expect(told.map(({ type }) => type)).toContain('i9_review_complete');
    const { trail } = ok(await fixture.form(id));
    expect(trail.map(({ kind }: Loose) => kind)).toContain('reviewed');
    expect(await problems()).toEqual([]);
    expect(await finish(row?.['id'])).toMatchObject({
      status: 409,
      body: { code: 'eligibility.review_ended' },
    });
  });

  it('reviews find missing and contradictory parts, in addition to the reviewer’s own findings', async () => {
    const id = await signedByBoth([passport], {
      signature: 'Somebody Else',
      lastName: 'Wong',
      firstName: 'Ada',
    });
    const row = await waiting(id);
    const { found } = ok(await admin.client.get(`${REVIEWS}/${String(row?.['id'])}`));
    expect(found).toEqual(['name_differs', 'worker_signature_differs', 'status_contradicts_document']);
    expect(await finish(row?.['id'], { findings: ['other'] })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'note' }] },
    });
    ok(await finish(row?.['id'], { findings: ['other'], note: 'The apartment is missing' }));
    await app.settle();
    expect(await reviewOf(id)).toMatchObject({
      status: 'done',
      findings: [...found, 'other'],
      note: 'The apartment is missing',
    });
    expect((await services())[0]).toMatchObject({ status: 'completed', result: 'missing' });
    const told: Loose[] = ok(await fixture.employer.client.get('/api/notifications'));
    expect(told.map(({ type }) => type)).toContain('i9_review_missing');
  });

  it('a review is done once, even by several admins, and only admins and the owner may see it', async () => {
    const id = await signedByBoth([license, ssnCard], CITIZEN);
    const row = await waiting(id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish(row?.['id'])));
    expect(answers.map(({ status }) => String(status)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      '204',
      '409',
      '409',
      '409',
      '409',
    ]);
    const stranger = await signUpEmployer(app);
    expect((await stranger.client.get(`/api/i9-forms/${id}/review`)).status).toBe(403);
    expect((await fixture.employer.client.get(REVIEWS)).status).toBe(403);
    expect((await app.client().get(REVIEWS)).status).toBe(401);
    expect(await problems()).toEqual([]);
  });

  it('a late review is refunded automatically, once, on the day section 2 is due', async () => {
    const id = await signedByBoth([passport], CITIZEN);
    await app.advance(24 * 3);
    expect(await reviewOf(id)).toMatchObject({ status: 'waiting' });
    await app.advance(24 * 5);
    expect(await reviewOf(id)).toMatchObject({ status: 'late' });
    expect((await services())[0]).toMatchObject({ status: 'refunded', returnReason: 'review_late' });
    expect(await waiting(id)).toBeUndefined();
    await app.advance(24 * 30);
    const payments: Loose[] = ok(await fixture.employer.client.get('/api/billing/payments'));
    expect(payments.filter(({ refunded }) => refunded === '75.00')).toHaveLength(1);
    expect(await problems()).toEqual([]);
  });

  it('a review’s findings are deleted once the form is destroyed', async () => {
    const id = await signedByBoth([passport], { signature: 'Somebody Else' });
    const row = await waiting(id);
    ok(await finish(row?.['id'], { findings: ['other'], note: 'Unit 4 of 12 Elm St is missing' }));
    await app.advance(24 * 2);
    const end = { endedOn: fixture.day() };
    ok(await fixture.employer.client.put(`/api/i9-forms/${id}/end`, end));
    const kept = async () => {
      const text = `select status, findings, note from i9_reviews where referral_id = $1`;
      return app.application.sql.rows<Loose>({ name: 'test-kept-reviews', text }, [id]);
    };
    expect(await kept()).toMatchObject([{ status: 'done', note: 'Unit 4 of 12 Elm St is missing' }]);
    await app.advance(24 * 366 * 3);
    expect(ok(await fixture.form(id)).status).toBe('purged');
    expect(await kept()).toEqual([{ status: 'done', findings: [], note: null }]);
  });

  it('reviews of work that begins later count their days from its first day', async () => {
    const { id } = await hired(45);
    const first = Date.parse(`${fixture.day(45)}T00:00:00Z`);
    const [service] = await services();
    // Midnight in Chicago, in summer or in winter.
    expect([5, 6]).toContain((Date.parse(service?.['deliverBy']) - first) / 3_600_000 - 30 * 24);
    await app.advance(24 * 31);
    expect((await services())[0]).toMatchObject({ status: 'pending' });
    expect(await reviewOf(id)).toMatchObject({ status: 'waiting' });
    expect(await problems()).toEqual([]);
    // The review is not done by the day section 2 is due.
    await app.advance(24 * 21);
    expect((await services())[0]).toMatchObject({ status: 'refunded', returnReason: 'review_late' });
    expect(await problems()).toEqual([]);
  });

  it('a review ends when the employer cancels the service', async () => {
    const { id } = await hired(20);
    const [service] = await services();
    ok(await fixture.employer.client.post(`/api/service-addons/${String(service?.['id'])}/cancel`));
    await app.settle();
    expect(await reviewOf(id)).toMatchObject({ status: 'canceled' });
    expect(await waiting(id)).toBeUndefined();
    expect(await problems()).toEqual([]);
  });
});
