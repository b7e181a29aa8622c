import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPhone, newestCode } from '#testing/fixtures/people/confirmed-phone.ts';
import type { HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { ok, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { confirmWorker } from '#testing/fixtures/people/confirm-worker.ts';
import { signUpWorker, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { APPLICANT } from '#modules/hiring/testing/applicant.ts';

/** rules.md#applying-confirms */
describe('a referred worker who applies for the same job', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;

  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  async function referred(phone: string): Promise<{ jobId: string; id: string }> {
    const jobId = await fixture.post();
    return { jobId, id: await fixture.refer({ jobId, workerPhone: phone }) };
  }
  async function applyByPhone(client: HttpClient, jobId: string, phone: string) {
    await client.post('/api/auth/phone-code', { phone, purpose: 'apply' });
    return client.post(`/api/jobs/${jobId}/apply`, {
      ...APPLICANT,
      phone,
      code: await newestCode(app, phone),
    });
  }
  async function readyWorker(phone: string): Promise<SignedUp> {
    const { skills, experience, payRate, location } = APPLICANT;
    return signUpWorker(app, { phone, skills, experience, payRate, location });
  }
  const seenBy = async ({ client }: SignedUp, id: string): Promise<Loose> =>
    ok(await client.get(`/api/referrals/${id}`));

  it('the code of the phone confirms the referral, which then belongs to the new account', async () => {
    const client = app.client();
    const phone = testPhone();
    const { jobId, id } = await referred(phone);
    const answer = await applyByPhone(client, jobId, phone);
    expect([answer.status, answer.body.id]).toEqual([201, id]);
    expect(answer.body).toMatchObject({ source: 'referral', verificationStatus: 'verified' });
    const applications: Loose[] = ok(await client.get('/api/worker-applications'));
    expect(applications.map((one) => one['id'])).toEqual([id]);
    expect(await seenBy(fixture.referrer, id)).toMatchObject({ verificationStatus: 'verified' });
    const candidate = ok(await fixture.employer.client.get(`/api/candidate-profile/${id}`));
    expect(candidate).toMatchObject({ desiredPayRate: '$28/hour', keySkills: ['Framing'] });
    await app.settle();
    const notices: Loose[] = ok(await fixture.referrer.client.get('/api/notifications'));
    expect(notices.map(({ type }) => type)).toContain('referral_confirmed');
    const again = await applyByPhone(app.client(), jobId, phone);
    expect([again.status, again.body.code]).toEqual([409, 'hiring.already_referred']);
  });

  it('an account does the same with a confirmed phone, and is refused without one', async () => {
    const phone = testPhone();
    const { jobId, id } = await referred(phone);
    const worker = await readyWorker(phone);
    const apply = () => worker.client.post(`/api/jobs/${jobId}/quick-apply`, {});
    expect((await apply()).body.code).toBe('hiring.already_referred');
    expect(await seenBy(fixture.referrer, id)).toMatchObject({ verificationStatus: 'pending' });
    await confirmPhone(app, worker, phone);
    expect((await apply()).body).toMatchObject({ id, verificationStatus: 'verified' });
  });

  it('a referral that the worker has confirmed by its link only needs its account', async () => {
    const phone = testPhone();
    const { jobId, id } = await referred(phone);
    await confirmWorker(app, id);
    const answer = await applyByPhone(app.client(), jobId, phone);
    expect(answer.body).toMatchObject({ id, verificationStatus: 'verified' });
  });

  it('a rejected referral is not taken over: the application is a new one', async () => {
    const phone = testPhone();
    const { jobId, id } = await referred(phone);
    await fixture.move(id, 'rejected');
    const answer = await applyByPhone(app.client(), jobId, phone);
    expect(answer.status).toBe(201);
    expect(answer.body.id).not.toBe(id);
    expect(answer.body.source).toBe('quick_apply');
  });

  it('ten simultaneous applications confirm it once', async () => {
    const phone = testPhone();
    const { jobId, id } = await referred(phone);
    const worker = await readyWorker(phone);
    await confirmPhone(app, worker, phone);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => worker.client.post(`/api/jobs/${jobId}/quick-apply`, {})),
    );
    const namesIt = (notice: Loose): boolean => JSON.stringify(notice).includes(id);
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.id))).toEqual(new Set([id]));
    const others = answers.filter(({ status }) => status !== 201);
    expect(others.filter(({ body }) => body.code !== 'hiring.already_referred')).toEqual([]);
    await app.settle();
    const notices: Loose[] = ok(await fixture.referrer.client.get('/api/notifications?limit=100'));
    const told = notices.filter((one) => one['type'] === 'referral_confirmed' && namesIt(one));
    expect(told).toHaveLength(1);
    const applications: Loose[] = ok(await worker.client.get('/api/worker-applications'));
    expect(applications.map((one) => one['id'])).toEqual([id]);
  });
});
