import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpReferrer, TEST_PASSWORD } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { linkStatsSchema } from '#contract/hiring/index.ts';
import { ReferralFixture, referralOf } from '#testing/fixtures/referral-fixture.ts';
import { newId } from '#kernel/ids.ts';

describe('the results of a share link', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  const stats = async () =>
    linkStatsSchema.parse((await fixture.referrer.client.get('/api/referral-links/stats')).body);

  it('the stats count visitors, sign-ups, referrals and hires, each on its day', async () => {
    const { referralCode } = fixture.referrer;
    const passerBy = app.client();
    await passerBy.get(`/api/join/${referralCode}`);
    await passerBy.get(`/api/join/${referralCode}`);
    await app.client().get(`/api/join/${referralCode}`);
    expect(await stats()).toMatchObject({ clicks: 2, signUps: 0, referrals: 0, hires: 0 });

    // After a sign-up, the browser reports the same link to the server again.
    const visitor = await signUpReferrer(app);
    await visitor.client.get(`/api/join/${referralCode}`);
    const later = await signUpReferrer(app);
    expect((await stats()).signUps).toBe(0);
    await passerBy.get(`/api/join/${referralCode}`);

    const jobId = await fixture.post();
    const byLink = await visitor.client.post('/api/referrals', referralOf(jobId));
    expect(byLink.body).toMatchObject({ source: 'link', sourceCode: referralCode });
    await later.client.post(`/api/referrals?ref=${referralCode}`, referralOf(jobId));
    await fixture.move(byLink.body.id, 'contacted', 'interviewing', 'hired');
    const brought = await stats();
    expect(brought).toMatchObject({ clicks: 3, referrals: 2, hires: 1 });
    expect(brought.byDay).toHaveLength(30);
    expect(brought.byDay.at(-1)).toMatchObject({ clicks: 3, referrals: 2, hires: 1 });
  });

  it('a visitor who makes an account after the click counts as a sign-up', async () => {
    const own = await signUpReferrer(app);
    const client = app.client();
    await client.get(`/api/join/${own.referralCode}`);
    const account = {
      firstName: 'Vic',
      lastName: 'Soto',
      email: `vic-${newId()}@example.com`,
      acceptTerms: true,
    };
    const signedUp = await client.post('/api/auth/signup', { ...account, password: TEST_PASSWORD });
    expect(signedUp.status).toBe(201);
    await client.get(`/api/join/${own.referralCode}`);
    const { body } = await own.client.get('/api/referral-links/stats');
    expect(body).toMatchObject({ clicks: 1, signUps: 1 });
  });

  it('users see only the results of their own links', async () => {
    expect((await app.client().get('/api/referral-links/stats')).status).toBe(401);
    const stranger = await signUpReferrer(app);
    const { body } = await stranger.client.get('/api/referral-links/stats');
    expect(body).toMatchObject({ clicks: 0, signUps: 0, referrals: 0, hires: 0 });
  });
});
