import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '../../../../platform/testing/http-client.ts';
import {
  signUpEmployer,
  signUpReferrer,
  signUpWorker,
  testPhone,
} from '../../../../platform/testing/sign-up.ts';
import { startTestApplication, type TestApplication } from '../../../../platform/testing/test-application.ts';
import { HiringScene, referralOf } from '../../testing/api-scene.ts';

let app: TestApplication;
let scene: HiringScene;

beforeAll(async () => {
  app = await startTestApplication();
  scene = await HiringScene.open(app);
});
afterAll(() => app.stop());

const complete = { payRate: '$28/hour' };

/** A worker whose profile has all five fields. */
async function worker(fields: Record<string, unknown> = {}) {
  const person = await signUpWorker(app, fields);
  await person.client.put('/api/user-profile', complete);
  return person;
}

const applyTo = ({ client }: { client: Loose }, jobId: string, body: object = {}, query = '') =>
  client.post(`/api/jobs/${jobId}/quick-apply${query}`, body);

describe('applying for a job', () => {
  it('makes a confirmed referral with what was written, and tells the employer', async () => {
    const bo = await worker();
    const jobId = await scene.post();
    const answer = await applyTo(bo, jobId, {
      workerName: 'Bo Li',
      workerPhone: '(512) 555-0147',
      skills: 'Framing, Roofing, Framing',
      message: 'I can start on Monday.',
      payRateExpectation: '$30/hour',
      certifications: 'OSHA 10, CDL',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      jobId,
      status: 'submitted',
      source: 'quick_apply',
      sourceCode: null,
      referrer: null,
      workerName: 'Bo Li',
      workerPhone: '+15125550147',
      workerEmail: bo.email,
      verificationStatus: 'verified',
      nextActions: [],
    });
    await app.settle();
    const { client } = scene.employer;
    const shown = (await client.get(`/api/referrals/${answer.body.id}`)).body;
    expect([shown.workerPhone, shown.notes]).toEqual(['+15125550147', null]);
    expect((await client.get(`/api/candidate-profile/${answer.body.id}`)).body).toMatchObject({
      professionalSummary: 'I can start on Monday.',
      desiredPayRate: '$30/hour',
      keySkills: ['Framing', 'Roofing'],
      certifications: ['OSHA 10', 'CDL'],
      availability: 'immediate',
      transportation: 'own-vehicle',
    });
    const [told] = (await client.get('/api/notifications')).body;
    expect(told).toMatchObject({ type: 'application_received', message: 'Bo Li applied for Framer.' });
  });

  it('takes what is not written from the account', async () => {
    const bo = await worker({ firstName: 'Bo', lastName: 'Li' });
    const { body } = await applyTo(bo, await scene.post());
    expect(body).toMatchObject({ workerName: 'Bo Li', workerEmail: bo.email, experience: 'experienced' });
  });

  it('needs four of the five fields of the profile, whatever the form says', async () => {
    const bo = await signUpWorker(app, { certifications: [], specialties: [] });
    const jobId = await scene.post();
    const refused = await applyTo(bo, jobId, { skills: ['Framing'], certifications: 'OSHA 10' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'hiring.profile_incomplete',
      message: 'Please complete at least 80% of your profile before applying to jobs.',
      completion: 60,
    });
    await bo.client.put('/api/user-profile', { skills: ['Framing'] });
    expect((await bo.client.get('/api/worker-profile')).body).toMatchObject({ completion: 80 });
    expect((await applyTo(bo, jobId)).status).toBe(201);
  });

  it('happens once from an account, whatever the phone, also ten times at the same moment', async () => {
    const bo = await worker();
    const jobId = await scene.post();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => applyTo(bo, jobId, { workerPhone: testPhone() })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    const again = await applyTo(bo, jobId, { workerPhone: testPhone() });
    expect([again.status, again.body.code]).toEqual([409, 'hiring.already_referred']);
    const [{ id }] = (await bo.client.get('/api/worker-applications')).body;
    await scene.move(id, 'rejected');
    expect((await applyTo(bo, jobId)).status).toBe(201);
  });

  it('is refused to whom a live referral puts forward already', async () => {
    const phone = testPhone();
    const jobId = await scene.post();
    await scene.refer({ jobId, workerPhone: phone });
    expect((await applyTo(await worker({ phone }), jobId)).body.message).toBe(
      'This worker has already been referred for this job',
    );
  });

  it('is refused for closed, own and unknown jobs, bad phones, and by other types', async () => {
    const bo = await worker();
    const closed = await scene.post();
    await scene.employer.client.patch(`/api/jobs/${closed}`, { isActive: false });
    const code = async (answer: Promise<Loose>) => {
      const { status, body } = await answer;
      return [status, body.code];
    };
    expect(await code(applyTo(bo, closed))).toEqual([422, 'hiring.job_closed']);
    expect(await code(applyTo(bo, bo.id))).toEqual([404, 'hiring.job_not_found']);
    const jobId = await scene.post();
    expect(await code(applyTo(bo, jobId, { workerPhone: 'call me maybe' }))).toEqual([
      400,
      'hiring.phone_invalid',
    ]);
    for (const person of [scene.employer, scene.referrer]) {
      expect(await code(applyTo(person, jobId))).toEqual([403, 'identity.wrong_user_type']);
    }
    expect((await applyTo({ client: app.client() }, jobId)).status).toBe(401);
    const boss = await signUpEmployer(app);
    const own = (await boss.client.post('/api/jobs', { ...(await jobText()) })).body.id;
    await boss.client.put('/api/auth/user/role', { userType: 'worker' });
    await boss.client.put('/api/user-profile', {
      ...complete,
      skills: ['Framing'],
      experience: 'expert',
      certifications: 'OSHA 10',
      location: 'Austin, TX',
    });
    expect(await code(applyTo(boss, own))).toEqual([403, 'hiring.own_job']);
  });

  const jobText = async () => {
    const { body } = await scene.employer.client.get(`/api/jobs/${await scene.post()}`);
    const { title, company, description, location, payRate, schedule, category, referralBonus } = body;
    return { title, company, description, location, payRate, schedule, category, referralBonus };
  };
});

describe('whose link led to an application', () => {
  const referrerOf = (answer: Loose) => [answer.body.referrer?.id ?? null, answer.body.sourceCode];

  it('is told by the address', async () => {
    const { id, referralCode } = scene.referrer;
    const applied = await applyTo(await worker(), await scene.post(), {}, `?ref=${referralCode}`);
    expect(referrerOf(applied)).toEqual([id, referralCode]);
  });

  it('is remembered by the server for thirty days: the last one, for this job or for any', async () => {
    const bo = await worker();
    const [first, second] = [scene.referrer, await signUpReferrer(app)];
    const [jobId, other] = [await scene.post(), await scene.post()];
    await bo.client.get(`/api/join/${first.referralCode}`);
    await bo.client.get(`/api/join/${second.referralCode}?job=${other}`);
    expect(referrerOf(await applyTo(bo, jobId))).toEqual([first.id, first.referralCode]);
    expect(referrerOf(await applyTo(bo, other))).toEqual([second.id, second.referralCode]);
    await app.advance(31 * 24);
    expect(referrerOf(await applyTo(bo, await scene.post()))).toEqual([null, null]);
  });

  it('counts from before the sign-up, by the browser', async () => {
    const visitor = app.client();
    await visitor.get(`/api/join/${scene.referrer.referralCode}`);
    const signUp = { email: `new-${Date.now()}@example.com`, password: 'sturdy-hammer-9', acceptTerms: true };
    await visitor.post('/api/worker-signup', {
      ...signUp,
      firstName: 'New',
      lastName: 'Comer',
      phone: testPhone(),
      location: 'Austin, TX',
      experience: 'expert',
      specialties: ['Framing'],
      certifications: ['OSHA 10'],
      availability: 'immediate',
      transportation: 'own-vehicle',
    });
    const applied = await applyTo({ client: visitor }, await scene.post());
    expect(referrerOf(applied)).toEqual([scene.referrer.id, scene.referrer.referralCode]);
  });

  it('is nobody where it is one’s own link, the employer’s, or no known one', async () => {
    const bo = await worker();
    for (const code of [bo.referralCode, scene.employer.referralCode, 'NOBODYS1']) {
      const applied = await applyTo(bo, await scene.post(), {}, `?ref=${code}`);
      expect([applied.status, ...referrerOf(applied)]).toEqual([201, null, null]);
    }
  });
});

describe('a worker’s applications', () => {
  it('are told in the worker’s words, with their timeline, and the worker hears of each step', async () => {
    const bo = await worker();
    const { id } = (await applyTo(bo, await scene.post())).body;
    const read = async () => (await bo.client.get('/api/worker-applications')).body;
    expect(await read()).toMatchObject([
      {
        id,
        status: 'submitted',
        job: { title: 'Framer', isActive: true },
        referrer: null,
        offerLetter: null,
      },
    ]);
    await scene.move(id, 'contacted');
    expect((await read())[0].status).toBe('reviewing');
    await scene.move(id, 'interviewing');
    expect((await read())[0].status).toBe('interview');
    const rejection = { status: 'rejected', notes: 'Too slow on the saw', reason: 'experience' };
    await scene.employer.client.put(`/api/referrals/${id}/status`, rejection);
    expect(await read()).toMatchObject([{ status: 'rejected', rejectionReason: 'experience' }]);

    const timeline = (await bo.client.get(`/api/worker-applications/${id}/timeline`)).body;
    expect(timeline.map(({ label, actor, note }: Loose) => [label, actor, note])).toEqual([
      ['You applied for this job', 'worker', null],
      ['The employer is looking at your application', 'employer', null],
      ['You have an interview', 'employer', null],
      ['The employer chose not to go on: Not enough experience', 'employer', null],
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
    });
  });

  it('come page by page, each once', async () => {
    const bo = await worker();
    for (let n = 0; n < 5; n += 1) await applyTo(bo, await scene.post());
    const seen: string[] = [];
    let next: string | null = '/api/worker-applications?limit=2';
    while (next) {
      const { body, headers }: Loose = await bo.client.get(next);
      seen.push(...body.map(({ id }: Loose) => id));
      next = /<([^>]+)>/.exec(headers.get('Link') ?? '')?.[1] ?? null;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toEqual((await bo.client.get('/api/worker-applications')).body.map(({ id }: Loose) => id));
  });

  it('hold a referral once it is confirmed and its e-mail is proven; a phone alone proves nothing', async () => {
    const phone = testPhone();
    const bo = await worker({ phone });
    const read = async ({ client } = bo) => (await client.get('/api/worker-applications')).body;
    const body = referralOf(await scene.post(), { workerEmail: bo.email, workerPhone: phone });
    const { id } = (await scene.referrer.client.post('/api/referrals', body)).body;
    const confirmEmail = {
      name: 'test-confirm',
      text: 'update users set email_verified_at = now() where id = $1',
    };
    await app.application.sql.rows(confirmEmail, [bo.id]);
    expect(await read()).toEqual([]);
    const token = /confirm-referral\/([\w.~-]+)/.exec(await scene.lastText(phone))?.[1];
    await app.client().post(`/api/referral-confirmation/${token}`, { accept: true });
    expect(await read()).toMatchObject([{ id, referrer: { firstName: 'Pat' }, source: 'referral' }]);
    const timeline = await bo.client.get(`/api/worker-applications/${id}/timeline`);
    expect(timeline.body[0].label).toBe('You were put forward for this job');
    const stranger = await worker({ phone });
    expect(await read(stranger)).toEqual([]);
    expect((await stranger.client.get(`/api/worker-applications/${id}/timeline`)).status).toBe(404);
  });

  it('are nobody’s who is signed out', async () => {
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
  it('are of their town or name one of their skills, both first, with what fits and what is missing', async () => {
    const boss = await HiringScene.open(app);
    const words = { location: 'Marfa, TX', description: 'Work on the old courthouse.' };
    const elsewhere = await boss.post({
      ...words,
      title: 'Mason',
      location: 'Alpine, TX',
      requiredSkills: ['Stucco'],
    });
    const here = await boss.post({ ...words, title: 'Helper', requiredSkills: ['Lifting'] });
    const both = await boss.post({ ...words, title: 'Masonry lead', payRate: '$40/hour' });
    await boss.post({ ...words, title: 'Cook', location: 'Alpine, TX' });
    for (let n = 0; n < 3; n += 1) await boss.post({ ...words, title: 'Cook', location: 'Alpine, TX' });
    await boss.post({ ...words, title: 'Masonry', location: 'Marfa, IL', description: 'Another one' });
    const bo = await worker({ location: 'marfa, tx', specialties: ['Mason'], certifications: [] });
    const read = async () => (await bo.client.get('/api/job-matches')).body;
    const found = await read();
    expect(found.map(({ job }: Loose) => job.title)).toEqual(['Masonry lead', 'Masonry', 'Helper']);
    expect(found[0]).toMatchObject({
      job: { id: both, company: 'Hill Country Builders', referralBonus: '500.00' },
      matched: [
        { kind: 'location', value: 'Marfa, TX' },
        { kind: 'skill', value: 'Mason' },
        { kind: 'pay', value: '$40/hour' },
      ],
      missing: [],
    });
    expect(found[2]).toMatchObject({
      job: { id: here },
      missing: [
        { kind: 'skill', value: 'Lifting' },
        { kind: 'pay', value: '$25/hour' },
      ],
    });
    expect((await applyTo(bo, both)).status).toBe(201);
    expect((await read()).map(({ job }: Loose) => job.id)).toContain(elsewhere);
  });

  it('are the first three where nothing is known of the worker', async () => {
    const { client } = await signUpReferrer(app);
    const found = (await client.get('/api/job-matches')).body;
    const newest = (await client.get('/api/jobs?limit=3')).body;
    expect(found.map(({ job }: Loose) => job.id)).toEqual(newest.map(({ id }: Loose) => id));
  });
});
