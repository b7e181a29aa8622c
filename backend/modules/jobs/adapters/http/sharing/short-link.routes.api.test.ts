import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortCode } from '#contract/jobs/sharing/short-link.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { ok, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const VISITS = {
  name: 'test-short-visits',
  text: `select job_id as "jobId" from referral_visits where referrer_id = $1`,
};

describe('a short link', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  let job: string;
  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.stop());

  const begin = async (): Promise<string> => {
    fixture = await ReferralFixture.open(app);
    job = await fixture.post();
    return shortCode(job, fixture.referrer.referralCode);
  };
  const visits = () => app.application.sql.rows(VISITS, [fixture.referrer.id]);
  const follow = async (code: string, client: HttpClient = app.client(), headers = {}) => {
    const answer = await client.get(`/j/${code}`, headers);
    expect(answer.status).toBe(302);
    return answer.headers.get('Location');
  };

  it('the short link leads to its job with the sharer’s code and counts a visitor once', async () => {
    const code = await begin();
    const visitor = app.client();
    const shared = `/?job=${job}&ref=${fixture.referrer.referralCode}`;
    expect(await follow(code, visitor)).toBe(shared);
    expect(await follow(code.toUpperCase(), visitor)).toBe(shared);
    // The target page makes this call.
    ok(await visitor.get(`/api/join/${fixture.referrer.referralCode}?job=${job}`));
    expect(await visits()).toEqual([{ jobId: job }]);
    await follow(code);
    expect(await visits()).toHaveLength(2);
  });

  it('the short link passes on the requested language', async () => {
    const code = await begin();
    expect(await follow(`${code}?lang=es`)).toMatch(/&lang=es$/);
  });

  it('a robot and the sharer make no visit', async () => {
    const code = await begin();
    expect(await follow(code, app.client(), { 'User-Agent': 'WhatsApp/2.24 A' })).toContain(job);
    await follow(code, fixture.referrer.client);
    expect(await visits()).toEqual([]);
  });

  it('the short link works while its job is open, then leads to similar jobs; an unknown code blocks no one', async () => {
    const code = await begin();
    expect(await follow(shortCode(job, 'NOBODY00'))).toBe(`/?job=${job}&ref=NOBODY00`);
    ok(await fixture.employer.client.patch(`/api/jobs/${job}`, { isActive: false }));
    expect(await follow(code)).toBe(`/job/${job}`);
    for (const nothing of [shortCode(newId(), null), 'nonsense', '%20'])
      expect(await follow(nothing)).toBe('/');
    expect(await visits()).toEqual([]);
  });
});
