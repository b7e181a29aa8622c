import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { PrintPoster } from '#modules/jobs/application/sharing/print-poster.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { SqlPosterJobs } from '../../persistence/sharing/sql-poster-jobs.ts';
import { shortCode } from '#contract/jobs/sharing/short-link.ts';
import { asId } from '#kernel/ids.ts';

describe('a poster over HTTP', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  it('anyone gets a PDF while the job is open', async () => {
    const jobId = await fixture.post();
    const answer = await fetch(`${app.origin}/api/jobs/${jobId}/poster.pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toMatch(/^inline/);
    expect((await answer.text()).startsWith('%PDF-')).toBe(true);
    await fixture.employer.client.patch(`/api/jobs/${jobId}`, { isActive: false });
    expect(await app.client().get(`/api/jobs/${jobId}/poster.pdf`)).toMatchObject({
      status: 404,
      body: { message: 'Job not found' },
    });
    expect((await app.client().get('/api/jobs/7/poster.pdf')).status).toBe(404);
  });

  it('the poster leads to the job with the requested code, else with the user’s own', async () => {
    const jobId = asId<'job'>(await fixture.post());
    const { id, referralCode } = fixture.referrer;
    const links: string[] = [];
    const accounts = {
      account: async () => null,
      person: async () => null,
      idByReferralCode: async (code: string) => (code === 'known123' ? asId<'user'>('known') : null),
    };
    const printer = {
      print: async (_job: unknown, link: string) => {
        links.push(link);
        return new Uint8Array();
      },
    };
    const jobs = new SqlPosterJobs(app.application.sql);
    const poster = new PrintPoster({ jobs, accounts, printer, publicUrl: 'https://crewvine.test' });
    await poster.run(jobId, asId<'user'>(id), 'known123');
    await poster.run(jobId, asId<'user'>(id), 'nobody');
    await poster.run(jobId, null, null);
    expect(links).toEqual([
      `https://crewvine.test/j/${shortCode(jobId, 'KNOWN123')}`,
      `https://crewvine.test/j/${shortCode(jobId, referralCode)}`,
      `https://crewvine.test/j/${shortCode(jobId, null)}`,
    ]);
  });
});
