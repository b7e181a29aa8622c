import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpReferrer, signUpWorker, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { framerJob, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { applyTo, signUpApplicant } from '#modules/hiring/testing/applicant.ts';
import { newId } from '#kernel/ids.ts';

let app: TestApplication;
let fixture: ReferralFixture;

beforeAll(async () => {
  app = await startTestApplication();
  fixture = await ReferralFixture.open(app);
});
afterAll(() => app.stop());

const worker = (fields?: Record<string, unknown>) => signUpApplicant(app, fields);

describe('applying for a job', () => {
  it('an application makes a confirmed referral with the written data and notifies the employer', async () => {
    const bo = await worker();
    const jobId = await fixture.post();
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
    const { client } = fixture.employer;
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
    expect((await client.get('/api/notifications')).body).toContainEqual(
      expect.objectContaining({ type: 'application_received', message: 'Bo Li applied for Framer.' }),
    );
  });

  it('missing fields come from the account', async () => {
    const bo = await worker({ firstName: 'Bo', lastName: 'Li' });
    const { body } = await applyTo(bo, await fixture.post());
    expect(body).toMatchObject({ workerName: 'Bo Li', workerEmail: bo.email, experience: 'experienced' });
  });

  it('an application needs four of the five profile fields, with any form data', async () => {
    const bo = await signUpWorker(app, { certifications: [], specialties: [] });
    const jobId = await fixture.post();
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

  it('an account applies once per job, with any phone, also ten times at the same moment', async () => {
    const bo = await worker();
    const jobId = await fixture.post();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => applyTo(bo, jobId, { workerPhone: testPhone() })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(9).fill(409),
    ]);
    const again = await applyTo(bo, jobId, { workerPhone: testPhone() });
    expect([again.status, again.body.code]).toEqual([409, 'hiring.already_referred']);
    const [{ id }] = (await bo.client.get('/api/worker-applications')).body;
    await fixture.move(id, 'rejected');
    expect((await applyTo(bo, jobId)).status).toBe(201);
  });

  it('a worker with a live referral for the job cannot apply', async () => {
    const phone = testPhone();
    const jobId = await fixture.post();
    await fixture.refer({ jobId, workerPhone: phone });
    expect((await applyTo(await worker({ phone }), jobId)).body.message).toBe(
      'This worker has already been referred for this job',
    );
  });

  it('applications for closed, own and unknown jobs, with bad phones or in other content types are refused', async () => {
    const bo = await worker();
    const closed = await fixture.post();
    await fixture.employer.client.patch(`/api/jobs/${closed}`, { isActive: false });
    const code = async (answer: Promise<Loose>) => {
      const { status, body } = await answer;
      return [status, body.code];
    };
    expect(await code(applyTo(bo, closed))).toEqual([422, 'hiring.job_closed']);
    expect(await code(applyTo(bo, bo.id))).toEqual([404, 'hiring.job_not_found']);
    const jobId = await fixture.post();
    expect(await code(applyTo(bo, jobId, { workerPhone: 'call me maybe' }))).toEqual([
      400,
      'hiring.phone_invalid',
    ]);
    for (const person of [fixture.employer, fixture.referrer]) {
      expect(await code(applyTo(person, jobId))).toEqual([403, 'identity.wrong_user_type']);
    }
    expect((await applyTo({ client: app.client() }, jobId)).status).toBe(401);
    const boss = await signUpEmployer(app);
    const own = (await boss.client.post('/api/jobs', framerJob)).body.id;
    await boss.client.put('/api/auth/user/role', { userType: 'worker' });
    await boss.client.put('/api/user-profile', {
      payRate: '$28/hour',
      skills: ['Framing'],
      experience: 'expert',
      certifications: 'OSHA 10',
      location: 'Austin, TX',
    });
    expect(await code(applyTo(boss, own))).toEqual([403, 'hiring.own_job']);
  });
});

describe('the attribution of an application', () => {
  const referrerOf = (answer: Loose) => [answer.body.referrer?.id ?? null, answer.body.sourceCode];

  it('the code in the address defines the referrer', async () => {
    const { id, referralCode } = fixture.referrer;
    const applied = await applyTo(await worker(), await fixture.post(), {}, `?ref=${referralCode}`);
    expect(referrerOf(applied)).toEqual([id, referralCode]);
  });

  it('the server remembers the last visit for thirty days, for this job or for any', async () => {
    const bo = await worker();
    const [first, second] = [fixture.referrer, await signUpReferrer(app)];
    const [jobId, other] = [await fixture.post(), await fixture.post()];
    await bo.client.get(`/api/join/${first.referralCode}`);
    await bo.client.get(`/api/join/${second.referralCode}?job=${other}`);
    expect(referrerOf(await applyTo(bo, jobId))).toEqual([first.id, first.referralCode]);
    expect(referrerOf(await applyTo(bo, other))).toEqual([second.id, second.referralCode]);
    await app.advance(31 * 24);
    expect(referrerOf(await applyTo(bo, await fixture.post()))).toEqual([null, null]);
  });

  it('a visit from before the sign-up counts, by the browser', async () => {
    const visitor = app.client();
    await visitor.get(`/api/join/${fixture.referrer.referralCode}`);
    const signUp = { email: `new-${newId()}@example.com`, password: 'sturdy-hammer-9', acceptTerms: true };
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
    const applied = await applyTo({ client: visitor }, await fixture.post());
    expect(referrerOf(applied)).toEqual([fixture.referrer.id, fixture.referrer.referralCode]);
  });

  it('an own link, the employer’s link and an unknown link credit no one', async () => {
    const bo = await worker();
    for (const code of [bo.referralCode, fixture.employer.referralCode, 'NOBODYS1']) {
      const applied = await applyTo(bo, await fixture.post(), {}, `?ref=${code}`);
      expect([applied.status, ...referrerOf(applied)]).toEqual([201, null, null]);
    }
  });
});
