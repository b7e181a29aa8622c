import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, signUpWorker, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ok, ProductFixture } from '../../testing/product-fixture.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

describe('GET /api/auth/personal-data', () => {
  it('the file contains the person’s own data, and requires a sign-in', async () => {
    const fixture = await ProductFixture.open(app);
    const { id: jobId } = await fixture.job({ description: 'Frames for Wimberley' });
    ok(await fixture.refer(jobId));
    await app.settle();
    const answer = await fixture.employer.client.get('/api/auth/personal-data');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="crewvine-my-data.json"');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const { account, jobs, hiring, notifications, billing } = answer.body.parts;
    expect(account).toMatchObject({
      email: fixture.employer.email,
      company: { name: 'Hill Country Builders' },
    });
    expect(account.consents.termsVersion).not.toBeNull();
    expect(account.sessions).toHaveLength(1);
    expect(jobs.jobs).toMatchObject([{ id: jobId, description: 'Frames for Wimberley' }]);
    expect(hiring.referralsReceived).toMatchObject([{ jobId, status: 'submitted' }]);
    expect(notifications.inbox).toMatchObject([{ type: 'referral_received' }]);
    expect(billing).toMatchObject({ payments: [], cards: [], ledger: [] });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|password/i);
    expect((await app.client().get('/api/auth/personal-data')).status).toBe(401);
  });

  it('the file contains no contact data of others, and nothing about strangers', async () => {
    const fixture = await ProductFixture.open(app);
    const phone = testPhone();
    ok(await fixture.refer((await fixture.job()).id, phone));
    const stranger = await signUpWorker(app, { phone, firstName: 'Sly' });
    await app.settle();
    const read = async ({ client }: SignedUp): Promise<string> =>
      JSON.stringify(ok(await client.get('/api/auth/personal-data')));
    const employers = await read(fixture.employer);
    expect([employers.includes(phone), employers.includes('bo@example.com')]).toEqual([false, false]);
    expect(employers).not.toContain(fixture.referrer.email);
    const referrers = await read(fixture.referrer);
    expect(referrers).toContain('Bo Li');
    expect(referrers).not.toContain(fixture.employer.email);
    // An unconfirmed phone in a profile gives access to no referrals.
    const strangers = await read(stranger);
    expect(strangers).not.toMatch(/Bo Li|Framing carpenter|Hill Country/);
  });

  it('a worker’s file contains their referrals once their email is confirmed', async () => {
    const fixture = await ProductFixture.open(app);
    const worker = await signUpWorker(app);
    const { id: jobId } = await fixture.job();
    const referral = { jobId, referrerName: 'Ana', referrerPhone: testPhone(), workerName: 'Bo Li' };
    const rest = {
      workerPhone: testPhone(),
      workerEmail: worker.email,
      relationship: 'friend',
      consent: true,
    };
    ok(await fixture.referrer.client.post('/api/referrals', { ...referral, ...rest }));
    const aboutMe = async (): Promise<Loose[]> =>
      ok(await worker.client.get('/api/auth/personal-data')).parts.hiring.referralsAboutYou;
    expect(await aboutMe()).toEqual([]);
    const confirm = {
      name: 'test-confirm',
      text: 'update users set email_verified_at = now() where id = $1',
    };
    await app.application.sql.rows(confirm, [worker.id]);
    expect(await aboutMe()).toMatchObject([
      { name: 'Bo Li', jobTitle: 'Framing carpenter', status: 'submitted' },
    ]);
  });

  it('the file can be requested a few times an hour', async () => {
    const { client } = await signUpReferrer(app);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await client.get('/api/auth/personal-data')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
