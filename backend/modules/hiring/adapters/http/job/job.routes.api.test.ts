import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobWithReferralsSchema } from '#contract/hiring/index.ts';
import { signUpEmployer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';

const UNKNOWN = '0193e6a4-9d5c-7000-8000-000000000001';

describe('one job over HTTP', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  it('a job is public and shows its referrals only to its owner', async () => {
    const id = await fixture.post();
    const referral = await fixture.refer({ jobId: id });
    const job = jobWithReferralsSchema.parse((await app.client().get(`/api/jobs/${id}`)).body);
    expect(job).toMatchObject({ id, referralCount: 1, referrals: null });
    const own = jobWithReferralsSchema.parse((await fixture.employer.client.get(`/api/jobs/${id}`)).body);
    expect(own.referrals).toMatchObject([{ id: referral }]);
  });

  it('the job shows how soon its employer answers', async () => {
    const other = await ReferralFixture.open(app);
    const jobId = await other.post();
    const referral = await other.refer({ jobId });
    await app.application.clock.advance(3);
    await other.move(referral, 'contacted');
    const { body } = await app.client().get(`/api/jobs/${jobId}`);
    expect(body.employer.medianResponseHours).toBe(3);
  });

  it('an unknown job and another employer’s closed job return 404', async () => {
    expect(await app.client().get(`/api/jobs/${UNKNOWN}`)).toMatchObject({
      status: 404,
      body: { message: 'Job not found' },
    });
    expect(await app.client().get('/api/jobs/not-a-uuid')).toMatchObject({
      status: 404,
      body: { message: 'Job not found' },
    });
    const id = await fixture.post();
    await fixture.employer.client.patch(`/api/jobs/${id}`, { isActive: false });
    expect((await app.client().get(`/api/jobs/${id}`)).status).toBe(404);
    expect((await fixture.referrer.client.get(`/api/jobs/${id}`)).status).toBe(404);
    expect((await fixture.employer.client.get(`/api/jobs/${id}`)).body.isActive).toBe(false);
  });

  it('only the owner edits a job', async () => {
    const id = await fixture.post();
    const { client } = await signUpEmployer(app);
    expect((await client.patch(`/api/jobs/${id}`, { title: 'Mine now' })).status).toBe(403);
    expect((await client.patch(`/api/jobs/${UNKNOWN}`, { title: 'Mine now' })).status).toBe(404);
    const edited = await fixture.employer.client.patch(`/api/jobs/${id}`, { title: 'Lead framer' });
    expect(edited).toMatchObject({ status: 200, body: { title: 'Lead framer', location: 'Austin, TX' } });
  });
});
