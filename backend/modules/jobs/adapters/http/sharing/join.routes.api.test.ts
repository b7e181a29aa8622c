import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { HttpClient } from '#testing/fixtures/http-client.ts';
import { signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';

interface VisitRow {
  readonly visitor_id: string | null;
  readonly job_id: string | null;
  readonly days: number;
}

const VISITS = {
  name: 'test-visits',
  text: `select visitor_id, job_id, extract(day from expires_at - visited_at)::int as days
    from referral_visits where referrer_id = $1 order by id`,
};

describe('following a referrer’s link', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  let ana: SignedUp;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  const visits = (): Promise<VisitRow[]> => app.application.sql.rows<VisitRow>(VISITS, [ana.id]);
  const follow = (client: HttpClient, query = '', code = ana.referralCode) =>
    client.get(`/api/join/${code}${query}`);
  const invite = async (): Promise<void> => {
    ana = await signUpReferrer(app, { firstName: 'Ana' });
  };

  it('the link shows only the first name of the inviter and counts for thirty days', async () => {
    await invite();
    const answer = await follow(app.client());
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({ firstName: 'Ana' });
    expect(await visits()).toEqual([{ visitor_id: null, job_id: null, days: 30 }]);
  });

  it('the link accepts a code in any case and answers 404 for an unknown one', async () => {
    await invite();
    const client = app.client();
    expect((await follow(client, '', ana.referralCode.toLowerCase())).status).toBe(200);
    expect(await follow(client, '', 'ZZZZZZZZ')).toMatchObject({
      status: 404,
      body: { message: 'Referral code not found', code: 'hiring.unknown_code' },
    });
  });

  it('a cookie that scripts cannot read stores the visit: the same link again is the same visit', async () => {
    await invite();
    const client = app.client();
    const [cookie = ''] = (await follow(client)).headers.getSetCookie();
    expect(cookie).toMatch(/^crewvine\.visit=/);
    expect(cookie.toLowerCase()).toMatch(/httponly/);
    expect(cookie.toLowerCase()).toMatch(/samesite=lax/);
    await follow(client);
    expect(await visits()).toHaveLength(1);
    await follow(app.client());
    expect(await visits()).toHaveLength(2);
  });

  it('a robot that previews the link in a chat makes no visit', async () => {
    await invite();
    const answer = await app
      .client()
      .get(`/api/join/${ana.referralCode}`, { 'User-Agent': 'WhatsApp/2.24 A' });
    expect(answer.body).toEqual({ firstName: 'Ana' });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await visits()).toEqual([]);
  });

  it('a visit stores the job of the link, and another job makes another visit', async () => {
    await invite();
    const job = await fixture.post();
    const client = app.client();
    await follow(client, `?job=${job}`);
    await follow(client, `?job=${newId()}`);
    await follow(client, '?job=nonsense');
    expect((await visits()).map(({ job_id }) => job_id)).toEqual([job, null]);
  });

  it('the visit stores the visitor’s account after the sign-up', async () => {
    await invite();
    const visitor = await signUpReferrer(app);
    await follow(visitor.client);
    expect(await visits()).toMatchObject([{ visitor_id: visitor.id }]);

    const later = app.client();
    await follow(later);
    const account = { email: 'later@example.com', password: 'sturdy-hammer-9', acceptTerms: true };
    const signedUp = await later.post('/api/auth/signup', { ...account, firstName: 'Lee', lastName: 'Ito' });
    await follow(later);
    expect((await visits()).map(({ visitor_id }) => visitor_id)).toEqual([visitor.id, signedUp.body.id]);
  });

  it('a user’s own link makes no visit', async () => {
    await invite();
    const answer = await follow(ana.client);
    expect(answer.body).toEqual({ firstName: 'Ana' });
    expect(await visits()).toEqual([]);
  });

  it('the link makes a new visit after thirty days', async () => {
    await invite();
    const client = app.client();
    await follow(client);
    await app.advance(30 * 24);
    await follow(client);
    expect(await visits()).toHaveLength(2);
  });
});
