import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { framerJob } from '#testing/fixtures/referral-fixture.ts';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpEmployer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { PlanFixture } from '#testing/fixtures/plan-fixture.ts';

const GOOD = '4242424242424242';
let words = 0;

describe('a boost of a job', () => {
  let app: TestApplication;
  let employer: SignedUp;
  let week: string;
  /** Only this test uses the word, so its lists contain no other jobs. */
  let word: string;
  beforeAll(async () => {
    app = await startTestApplication();
    const boosts: Loose[] = (await app.client().get('/api/job-boosts')).body;
    week = boosts[0]?.['id'];
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    employer = await signUpEmployer(app);
    words += 1;
    word = `zzboost${words}`;
  });

  const post = async (title: string, by = employer, change: object = {}): Promise<string> => {
    const { body } = await by.client.post('/api/jobs', {
      ...framerJob,
      title: `${title} ${word}`,
      ...change,
    });
    return body.id;
  };
  const boost = (id: string, packageId: string | null = week, by = employer) =>
    by.client.post(`/api/jobs/${id}/boost`, { packageId });
  const pay = async ({ paymentIntentId, clientSecret }: Loose) => {
    const card = { cardNumber: GOOD, expMonth: 12, expYear: 2099, cvc: '123', clientSecret };
    await employer.client.post(`/api/sandbox-payments/${paymentIntentId}/confirm`, card);
    await app.settle();
  };
  /** Signed in: what visitors are shown may be a second old. */
  const listed = async (query = 'sort=newest'): Promise<Loose[]> =>
    (await employer.client.get<Loose[]>(`/api/jobs?q=${word}&${query}`)).body;
  const titles = async (query?: string): Promise<string[]> =>
    (await listed(query)).map(({ title }) => String(title).split(' ')[0] ?? '');

  it('a boost puts the job first in the lists while it lasts, with a mark, and no longer', async () => {
    const old = await post('Old');
    await post('New');
    expect(await titles()).toEqual(['New', 'Old']);
    const { status, body } = await boost(old);
    expect([status, body]).toMatchObject([200, { amount: '29.00', lines: [{ kind: 'jobBoost' }] }]);
    expect((await boost(old)).body.paymentIntentId).toBe(body.paymentIntentId);
    expect(await titles()).toEqual(['New', 'Old']);
    await pay(body);
    expect(await titles()).toEqual(['Old', 'New']);
    expect(await titles('sort=relevance')).toEqual(['Old', 'New']);
    // A boosted job leads in every order, also before a better paid job.
    await post('Rich', employer, { payRate: '$90/hour', referralBonus: '2000' });
    for (const order of ['newest', 'relevance', 'bonus', 'pay']) {
      const [first, ...others] = await titles(`sort=${order}`);
      expect([order, first, others.toSorted()]).toEqual([order, 'Old', ['New', 'Rich']]);
    }
    await employer.client.patch(`/api/jobs/${(await listed('sort=bonus'))[1]?.['id']}`, { isActive: false });
    expect((await listed())[0]).toMatchObject({ isFeatured: true });
    await app.advance(7 * 24 - 1);
    expect(await titles()).toEqual(['Old', 'New']);
    await app.advance(1);
    expect(await titles()).toEqual(['New', 'Old']);
    expect((await listed()).map(({ isFeatured }) => isFeatured)).toEqual([false, false]);
    expect((await employer.client.get('/api/dev/ledger-check')).body).toMatchObject({ balanced: true });
  });

  it('a boost stays the ordered one, even if its name changes between the order and the payment', async () => {
    const id = await post('Renamed');
    const { body } = await boost(id);
    const rename = 'update job_posting_packages set name = $2 where id = $1';
    await runSql(app.application.sql, rename, [week, 'Seven days']);
    expect((await boost(id)).body.paymentIntentId).toBe(body.paymentIntentId);
    await pay(body);
    expect(await listed()).toMatchObject([{ isFeatured: true }]);
    await runSql(app.application.sql, rename, [week, 'One week']);
  });

  it('a boost adds days to the remaining ones', async () => {
    const id = await post('Twice');
    await pay((await boost(id)).body);
    await pay((await boost(id)).body);
    const [job] = await listed();
    expect(Date.parse(job?.['featuredUntil']) - app.application.clock.now().getTime()).toBeGreaterThan(
      13.9 * 86_400_000,
    );
  });

  it('the pages return each job once, though a boost begins and ends between them', async () => {
    const ids: string[] = [];
    for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) ids.push(await post(title));
    await pay((await boost(ids[0] ?? '')).body);
    await pay((await boost(ids[1] ?? '')).body);
    const seen: string[] = [];
    let next: string | null = `/api/jobs?q=${word}&sort=newest&limit=1`;
    for (let page = 0; next !== null; page += 1) {
      const { body, headers }: HttpAnswer<Loose[]> = await app.client().get<Loose[]>(next);
      seen.push(...body.map(({ title }) => String(title).split(' ')[0] ?? ''));
      next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null;
      if (page === 0) await app.advance(7 * 24);
      if (page === 2) await pay((await boost(ids[2] ?? '')).body);
    }
    expect(seen).toEqual(['B', 'A', 'F', 'E', 'D', 'C']);
  });

  it('a plan includes its number of boosts', async () => {
    const plan = await PlanFixture.on(app, 'pro');
    employer = plan.employer;
    const jobs = [await post('One'), await post('Two'), await post('Three')];
    const answers = await Promise.all(jobs.map((id) => boost(id, null)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 402,
    ]);
    expect((await listed()).filter(({ isFeatured }) => isFeatured)).toHaveLength(2);
    expect(await plan.subscription()).toMatchObject({ featuredRemaining: 0 });
    const free = await signUpEmployer(app);
    const theirs = await post('Free', free);
    expect((await boost(theirs, null, free)).body.code).toBe('hiring.no_featured_left');
  });

  it('only the owner can boost, an open job, with an existing boost', async () => {
    const id = await post('Mine');
    expect((await boost(id, week, await signUpEmployer(app))).status).toBe(403);
    expect((await app.client().get('/api/job-boosts')).body).toMatchObject([
      { name: 'One week', price: '29.00', duration: 7 },
      { name: 'One month', price: '79.00', duration: 30 },
    ]);
    const packages: Loose[] = (await app.client().get('/api/job-packages')).body;
    expect(packages.map(({ name }) => name)).toEqual(['Basic', 'Featured', 'Premium']);
    expect((await boost(id, packages[0]?.['id'])).body.code).toBe('hiring.package_not_found');
    const waiting = (await boost(id)).body;
    await employer.client.patch(`/api/jobs/${id}`, { isActive: false });
    expect((await boost(id)).body.code).toBe('hiring.job_closed');
    await pay(waiting);
    await app.settle();
    const payments: Loose[] = (await employer.client.get('/api/billing/payments')).body;
    expect(payments).toMatchObject([{ amount: '29.00', refunded: '29.00' }]);
    expect((await employer.client.get('/api/dev/ledger-check')).body).toMatchObject({ balanced: true });
  });
});
