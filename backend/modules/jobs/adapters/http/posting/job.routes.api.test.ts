import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signUpEmployer, signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { jobSchema, newJobSchema } from '#contract/jobs/index.ts';
import { framerJob, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';

const jobListSchema = z.array(jobSchema);
const UNKNOWN = '0193e6a4-9d5c-7000-8000-000000000001';

describe('jobs over HTTP', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  describe('posting', () => {
    it('posting opens a job immediately and takes one free post', async () => {
      const { client } = await signUpEmployer(app);
      expect((await client.get('/api/can-post-job')).body).toEqual({
        canPost: true,
        postsRemaining: 999,
        reason: null,
      });
      const answer = await client.post('/api/jobs', {
        ...framerJob,
        title: 'Urgent framer',
        acknowledgements: [{ kind: 'eeo', version: '2026-11-01' }],
        isActive: false,
        employerId: UNKNOWN,
      });
      expect(answer.status).toBe(201);
      expect(newJobSchema.parse(answer.body)).toMatchObject({
        isActive: true,
        isUrgent: true,
        isHighPay: true,
        referralBonus: '500.00',
        postingType: 'free',
        paymentStatus: 'none',
        referralCount: 0,
        referrals: [],
      });
      expect((await client.get('/api/can-post-job')).body.postsRemaining).toBe(998);
    });

    it('only employers post, and the call returns 402 when no post is left', async () => {
      expect((await app.client().post('/api/jobs', framerJob)).status).toBe(401);
      expect((await fixture.referrer.client.post('/api/jobs', framerJob)).status).toBe(403);
      expect((await fixture.referrer.client.get('/api/can-post-job')).status).toBe(403);
      const { client, id } = await signUpEmployer(app);
      await app.application.sql.rows(
        { name: 'test-no-posts', text: 'update users set free_job_posts_remaining = 0 where id = $1' },
        [id],
      );
      expect(await client.post('/api/jobs', framerJob)).toMatchObject({
        status: 402,
        body: { code: 'hiring.no_posts_left' },
      });
      expect((await client.get('/api/can-post-job')).body).toMatchObject({
        canPost: false,
        postsRemaining: 0,
      });
      expect((await client.get('/api/my-jobs')).body).toEqual([]);
    });

    it('an invalid post returns the message of the form', async () => {
      const answer = await fixture.employer.client.post('/api/jobs', { ...framerJob, title: 'Fr' });
      expect(answer).toMatchObject({ status: 400, body: { message: 'Title must be at least 3 characters' } });
    });
  });

  it('anyone can share a job', async () => {
    const id = await fixture.post();
    for (const client of [app.client(), fixture.referrer.client]) {
      expect((await client.post(`/api/jobs/${id}/share`, { channel: 'sms' })).status).toBe(204);
    }
    expect((await app.client().post(`/api/jobs/${id}/share`, { channel: 'pigeon' })).status).toBe(400);
    expect((await app.client().post(`/api/jobs/${UNKNOWN}/share`, { channel: 'sms' })).status).toBe(404);
  });

  it('the employer’s list contains all own jobs, including closed ones, with their counts', async () => {
    const own = await ReferralFixture.open(app);
    const id = await own.post();
    const referral = await own.refer({ jobId: id });
    await own.move(referral, 'interview_scheduled', 'hired');
    await own.employer.client.patch(`/api/jobs/${id}`, { isActive: false });
    const jobs = jobListSchema.parse((await own.employer.client.get('/api/my-jobs')).body);
    expect(jobs).toMatchObject([{ id, isActive: false, referralCount: 1, hiredCount: 1 }]);
    expect((await (await signUpReferrer(app)).client.get('/api/my-jobs')).status).toBe(403);
  });
});
