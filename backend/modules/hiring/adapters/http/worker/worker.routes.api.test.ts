import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ReferralFixture, referralOf } from '#testing/fixtures/referral-fixture.ts';
import { applyTo, signUpApplicant } from '#modules/hiring/testing/applicant.ts';

let app: TestApplication;
let fixture: ReferralFixture;

beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
  fixture = await ReferralFixture.open(app);
});
afterAll(() => app.stop());

const worker = (fields?: Record<string, unknown>) => signUpApplicant(app, fields);

describe('a worker’s applications', () => {
  it('applications show the worker’s words and their timeline, and the worker gets a notice of each step', async () => {
    const bo = await worker();
    const { id } = (await applyTo(bo, await fixture.post())).body;
    const read = async () => (await bo.client.get('/api/worker-applications')).body;
    expect(await read()).toMatchObject([
      {
        id,
        status: 'submitted',
        nextStep: { status: 'reviewing', actor: 'employer' },
        job: { title: 'Framer', isActive: true },
        referrer: null,
        offerLetter: null,
      },
    ]);
    await fixture.move(id, 'contacted');
    expect((await read())[0].status).toBe('reviewing');
    await app.settle();
    await app.advance(1);
    await fixture.move(id, 'interviewing');
    expect((await read())[0].status).toBe('interview');
    await app.settle();
    await app.advance(1);
    const rejection = { status: 'rejected', notes: 'Too slow on the saw', reason: 'experience' };
    await fixture.employer.client.put(`/api/referrals/${id}/status`, rejection);
    expect(await read()).toMatchObject([
      { status: 'rejected', rejectionReason: 'experience', nextStep: null },
    ]);

    const timeline = (await bo.client.get(`/api/worker-applications/${id}/timeline`)).body;
    expect(timeline.map(({ label, actor, note }: Loose) => [label, actor, note])).toEqual([
      ['You applied for this job', 'worker', null],
      ['The employer is looking at your application', 'employer', null],
      ['You have an interview', 'employer', null],
      ['The employer decided not to move forward: Not enough experience', 'employer', null],
    ]);
    await app.settle();
    const told = (await bo.client.get('/api/notifications')).body;
    expect(told.map(({ message }: Loose) => message).toSorted()).toEqual([
      'Framer at Hill Country Builders: Interview.',
      'Framer at Hill Country Builders: Not Selected.',
      'Framer at Hill Country Builders: Under review.',
    ]);
    expect(JSON.stringify([timeline, told, await read()])).not.toContain('Too slow');
    expect((await bo.client.get('/api/worker-stats')).body).toEqual({
      applications: 1,
      open: 0,
      interviews: 0,
      offers: 0,
      hires: 0,
      successRate: 0,
      tier: 'bronze',
    });
  });

  it('applications come page by page, each once', async () => {
    const bo = await worker();
    for (let n = 0; n < 5; n += 1) await applyTo(bo, await fixture.post());
    const seen: string[] = [];
    let next: string | null = '/api/worker-applications?limit=2';
    while (next) {
      const { body, headers }: Loose = await bo.client.get(next);
      seen.push(...body.map(({ id }: Loose) => id));
      next = /<([^>]+)>/.exec(headers.get('Link') ?? '')?.[1] ?? null;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toEqual((await bo.client.get('/api/worker-applications')).body.map(({ id }: Loose) => id));
    expect((await bo.client.get('/api/worker-stats')).body).toMatchObject({
      applications: 5,
      tier: 'silver',
    });
  });

  it('applications can be filtered by job and by any name of a status', async () => {
    const bo = await worker();
    const jobs = [await fixture.post(), await fixture.post(), await fixture.post()];
    const ids: string[] = [];
    for (const job of jobs) ids.push((await applyTo(bo, job)).body.id);
    await fixture.move(ids[1] ?? '', 'contacted');
    await fixture.move(ids[2] ?? '', 'interview_scheduled');
    const found = async (query: string) =>
      (await bo.client.get(`/api/worker-applications?${query}`)).body.map(({ id }: Loose) => ids.indexOf(id));
    expect(await found(`job=${jobs[0]}`)).toEqual([0]);
    expect(await found('status=reviewing')).toEqual([1]);
    expect(await found('status=contacted,interview')).toEqual([2, 1]);
    expect(await found(`status=submitted&job=${jobs[2]}`)).toEqual([]);
    expect((await bo.client.get('/api/worker-applications?status=nonsense')).status).toBe(400);
  });

  it('applications include a referral once it is confirmed and its email is proven; a phone on its own proves nothing', async () => {
    const phone = testPhone();
    const bo = await worker({ phone });
    const read = async ({ client } = bo) => (await client.get('/api/worker-applications')).body;
    const body = referralOf(await fixture.post(), { workerEmail: bo.email, workerPhone: phone });
    const { id } = (await fixture.referrer.client.post('/api/referrals', body)).body;
    const confirmEmail = {
      name: 'test-confirm',
      text: 'update users set email_verified_at = now() where id = $1',
    };
    await app.application.sql.rows(confirmEmail, [bo.id]);
    expect(await read()).toEqual([]);
    const token = /confirm-referral\/([\w.~-]+)/.exec(await fixture.lastText(phone))?.[1];
    await app.client().post(`/api/referral-confirmation/${token}`, { accept: true });
    expect(await read()).toMatchObject([{ id, referrer: { firstName: 'Pat' }, source: 'referral' }]);
    const timeline = await bo.client.get(`/api/worker-applications/${id}/timeline`);
    expect(timeline.body[0].label).toBe('You were referred for this job');
    await fixture.move(id, 'contacted');
    await app.settle();
    const told = (await bo.client.get('/api/notifications')).body;
    expect(told.map(({ message }: Loose) => message)).toEqual([
      'Framer at Hill Country Builders: Under review.',
    ]);
    const stranger = await worker({ phone });
    expect(await read(stranger)).toEqual([]);
    expect((await stranger.client.get(`/api/worker-applications/${id}/timeline`)).status).toBe(404);
  });

  it('applications include a referral claimed by the holder of its link, and no second account can claim it', async () => {
    const phone = testPhone();
    const bo = await worker();
    const id = await fixture.refer({ workerPhone: phone });
    const token = /confirm-referral\/([\w.~-]+)/.exec(await fixture.lastText(phone))?.[1] ?? '';
    const claim = async ({ client }: Pick<typeof bo, 'client'>, given = token) => {
      const { status, body } = await client.post('/api/worker-applications', { token: given });
      return [status, body.code];
    };
    expect(await claim(bo)).toEqual([422, 'hiring.not_confirmed']);
    await app.client().post(`/api/referral-confirmation/${token}`, { accept: true });
    expect(await claim(fixture.referrer)).toEqual([403, 'identity.wrong_user_type']);
    expect(await claim(bo, 'x'.repeat(43))).toEqual([404, 'hiring.referral_not_found']);
    expect([await claim(bo), await claim(bo)]).toEqual([
      [204, undefined],
      [204, undefined],
    ]);
    expect((await bo.client.get('/api/worker-applications')).body).toMatchObject([
      { id, source: 'referral' },
    ]);
    expect(await claim(await worker())).toEqual([409, 'hiring.claimed_already']);
    await fixture.referrer.client.put('/api/auth/user/role', { userType: 'worker' });
    expect((await claim(fixture.referrer))[0]).toBe(403);
    await fixture.referrer.client.put('/api/auth/user/role', { userType: 'referrer' });
    await fixture.move(id, 'contacted');
    await app.settle();
    const told = (await bo.client.get('/api/notifications')).body;
    expect(told[0].message).toBe('Framer at Hill Country Builders: Under review.');
  });

  it('a signed-out visitor cannot read the worker’s lists', async () => {
    for (const path of [
      'worker-applications',
      'worker-stats',
      'worker-profile',
      'job-matches',
      'documents',
    ]) {
      expect((await app.client().get(`/api/${path}`)).status, path).toBe(401);
    }
  });
});

describe('jobs that suit a worker', () => {
  it('jobs of the worker’s trade come first, those in reach before others, with matching and missing items', async () => {
    const boss = await ReferralFixture.open(app);
    const words = { location: 'Marfa, TX', description: 'Work on the old courthouse.' };
    const elsewhere = await boss.post({
      ...words,
      title: 'Mason',
      location: 'Alpine, TX',
      requiredSkills: ['Stucco'],
    });
    const helper = await boss.post({ ...words, title: 'Helper', requiredSkills: ['Lifting'] });
    const both = await boss.post({ ...words, title: 'Masonry lead', payRate: '$40/hour' });
    for (let n = 0; n < 3; n += 1) await boss.post({ ...words, title: 'Line Cook', category: 'restaurant' });
    await boss.post({ ...words, title: 'Masonry', location: 'Nome, AK', description: 'Another one' });
    const bo = await worker({ location: 'marfa, tx', specialties: ['Mason'], certifications: [] });
    const read = async () => (await bo.client.get('/api/job-matches')).body;
    const found = await read();
    expect(found.map(({ job, fits }: Loose) => [job.title, fits])).toEqual([
      ['Masonry lead', true],
      ['Mason', true],
      ['Masonry', false],
    ]);
    expect(found[0]).toMatchObject({
      job: { id: both, company: 'Hill Country Builders', referralBonus: '500.00', distance: 0 },
      matched: [
        { kind: 'trade', value: 'framing' },
        { kind: 'location', value: 'Marfa, TX' },
        { kind: 'skill', value: 'Mason' },
        { kind: 'pay', value: '$40/hour' },
      ],
      missing: [],
    });
    expect(found[1]).toMatchObject({
      job: { id: elsewhere },
      missing: [
        { kind: 'skill', value: 'Stucco' },
        { kind: 'pay', value: '$25/hour' },
      ],
    });
    expect(Math.round(found[1].job.distance)).toBe(22);
    for (const { job } of found) expect((await applyTo(bo, job.id)).status).toBe(201);
    const [next, ...others] = await read();
    expect(next).toMatchObject({ job: { id: helper }, fits: false, missing: [{ kind: 'trade' }, {}, {}] });
    expect(others.map(({ job }: Loose) => job.title)).not.toContain('Line Cook');
  });

  it('a worker without a known trade gets the town’s jobs, without a distance for an unknown town', async () => {
    const boss = await ReferralFixture.open(app);
    const cook = await boss.post({ title: 'Line Cook', category: 'restaurant', location: 'Terlingua, TX' });
    const jo = await worker({ location: 'Terlingua, TX', specialties: [], certifications: [] });
    const found = (await jo.client.get('/api/job-matches')).body;
    expect(found).toMatchObject([{ job: { id: cook, distance: null }, fits: true }]);
  });

  it.each([
    ['Duluth, MN', 'Duluth/Superior, MN'],
    ['Superior, WI', 'Duluth/Superior, MN'],
    ['Duluth/Superior, MN', 'Superior, WI'],
  ])('a job is near for someone in %s if the job is in %s', async (home, location) => {
    const boss = await ReferralFixture.open(app);
    const id = await boss.post({ title: `Glazier of ${location} near ${home}`, location });
    const bo = await worker({ location: home, specialties: [], certifications: [] });
    const found = (await bo.client.get('/api/job-matches')).body;
    expect(found.find(({ job }: Loose) => job.id === id)).toMatchObject({ fits: true });
  });

  it('the newest three jobs are listed for a worker without data', async () => {
    const { client } = await signUpReferrer(app);
    const found = (await client.get('/api/job-matches')).body;
    const newest = (await client.get('/api/jobs?limit=3')).body;
    expect(found.map(({ job }: Loose) => job.id)).toEqual(newest.map(({ id }: Loose) => id));
  });
});
