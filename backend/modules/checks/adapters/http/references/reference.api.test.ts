import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '#testing/fixtures/run-sql.ts';
import { signUpEmployer, signUpWorker, TEST_PASSWORD, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import {
  referenceListSchema,
  referencePageSchema,
  referenceRequestedSchema,
} from '#contract/checks/index.ts';
import { CheckFixture, ok } from '#modules/checks/testing/api-fixture.ts';

const RATINGS = {
  overall_performance: 5,
  reliability: '4',
  technical_skills: 5,
  safety_awareness: '3',
  teamwork: 5,
};
const given = (change: Record<string, unknown> = {}) => ({
  responses: Object.entries({ ...RATINGS, would_rehire: 'yes', strengths: 'Always on time', ...change }).map(
    ([questionId, answer]) => ({ questionId, answer }),
  ),
  responderName: 'Mia Foreman',
  responderTitle: 'Site manager',
  responderCompany: 'Old Builders',
});

describe('reference checks over HTTP', () => {
  let app: TestApplication;
  let fixture: CheckFixture;
  let id: string;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await CheckFixture.open(app);
    id = await fixture.refer();
  });
  afterAll(() => app.stop());

  const path = (referral = id) => `/api/referrals/${referral}/reference-checks`;
  const giver = { name: 'Mia Foreman', position: 'Site manager' };
  let mailboxes = 0;
  const newEmail = () => `giver${(mailboxes += 1)}@example.com`;
  const linkIn = (words: unknown) => /\/reference-check\/([\w-]+)/.exec(String(words))?.[1] ?? '';
  /** The token in the giver's newest email. */
  const tokenOfMail = async (email: string) => linkIn((await fixture.outbox(email))[0]?.body);
  const asked = async (change: Record<string, unknown> = {}) => {
    const email = newEmail();
    const answer = await fixture.employer.client.post(path(), { ...giver, email, ...change });
    expect(Object.keys(ok(answer)).toSorted()).toEqual(['expiresAt', 'id', 'status']);
    return { ...referenceRequestedSchema.parse(answer.body), email, token: await tokenOfMail(email) };
  };
  const page = (token: string) => app.client().get(`/api/reference-check/${token}`);
  const give = (token: string, body: unknown = given()) =>
    app.client().post(`/api/reference-check/${token}`, body);
  const listed = async () =>
    referenceListSchema.parse(ok(await fixture.employer.client.get(path()))).references;

  it('a reference is requested by text and email, and its page shows the candidate', async () => {
    const phone = testPhone();
    const { status } = await asked({ email: 'Mia@example.com', phone });
    expect(status).toBe('open');
    const [mail] = await fixture.outbox('mia@example.com');
    expect(mail.subject).toBe('A work reference about Bo Li');
    const token = linkIn(mail.body);
    expect(linkIn(await fixture.lastText(phone))).toBe(token);
    const shown = await page(token);
    expect(shown.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(referencePageSchema.parse(shown.body)).toMatchObject({
      name: 'Bo Li',
      position: 'Framer',
      status: 'open',
      referenceName: 'Mia Foreman',
    });
    expect(await fixture.timeline(id)).toContain('A reference was requested');
  });

  it('only the giver gets the link', async () => {
    const { id: referenceId, email, token } = await asked();
    const before = (await fixture.outbox(email)).length;
    const again = await fixture.employer.client.post(`${path()}/${referenceId}/link`);
    const next = await tokenOfMail(email);
    expect(next).not.toBe(token);
    expect(await fixture.outbox(email)).toHaveLength(before + 1);
    expect((await page(next)).status).toBe(200);
    const shown = JSON.stringify([ok(again), ok(await fixture.employer.client.get(path()))]);
    expect(shown).not.toMatch(/reference-check|tokenHash|nonce/);
    expect(shown).not.toContain(next);
  });

  it('a request requires an email or a phone, and is sent to it', async () => {
    expect(await fixture.employer.client.post(path(), giver)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'email', message: 'Please enter an email address or a phone number' }] },
    });
    const phone = testPhone();
    const made = ok(await fixture.employer.client.post(path(), { ...giver, phone }));
    expect((await page(linkIn(await fixture.lastText(phone)))).status).toBe(200);
    const forget = {
      name: 'test-forget',
      text: `update reference_checks set reference_phone = null where id = $1`,
    };
    await app.application.sql.rows(forget, [made.id]);
    expect(await fixture.employer.client.post(`${path()}/${made.id}/link`)).toMatchObject({
      status: 409,
      body: { code: 'checks.giver_unreachable' },
    });
  });

  describe('the giver must not be the candidate or the requester, in any spelling', () => {
    const own = (field: string) => ({
      status: 422,
      body: {
        code: 'checks.own_reference',
        issues: [{ path: field, message: expect.stringContaining("can't") }],
      },
    });
    /** The same number as people write it: (512) 555-0100. */
    const spaced = (phone: string) => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
    const count = async (to: string) => (await fixture.outbox(to)).length;
    /** The request is refused, and nothing new is sent to that contact. */
    async function refuses(ask: (contact: object) => Promise<object>, phone: string, email: string) {
      const before = [await count(phone), await count(email)];
      expect(await ask({ phone: spaced(phone) })).toMatchObject(own('phone'));
      expect(await ask({ email: newEmail(), phone })).toMatchObject(own('phone'));
      expect(await ask({ email: ` ${email.toUpperCase()}` })).toMatchObject(own('email'));
      expect(await ask({ email, phone: testPhone() })).toMatchObject(own('email'));
      expect([await count(phone), await count(email)]).toEqual(before);
    }

    it("an employer's request about a referral", async () => {
      const [phone, workerPhone] = [testPhone(), testPhone()];
      const workerEmail = newEmail();
      const worker = await signUpWorker(app, { phone });
      const referralId = await fixture.refer({ workerPhone, workerEmail });
      await runSql(app.application.sql, `update referrals set worker_id = $2 where id = $1`, [
        referralId,
        worker.id,
      ]);
      const ask = (contact: object) =>
        fixture.employer.client.post(path(referralId), { ...giver, ...contact });
      await refuses(ask, workerPhone, workerEmail);
      await refuses(ask, phone, worker.email);
      const { phone: employers } = ok(await fixture.employer.client.get('/api/auth/user'));
      await refuses(ask, employers, fixture.employer.email);
      expect(ok(await fixture.employer.client.get(path(referralId))).references).toEqual([]);
      expect(await fixture.timeline(referralId)).not.toContain('A reference was requested');
    });

    it("a worker's offer", async () => {
      const phone = testPhone();
      const worker = await signUpWorker(app, { phone });
      const offer = (contact: object) => worker.client.post('/api/my-references', { ...giver, ...contact });
      await refuses(offer, phone, worker.email);
      expect(ok(await worker.client.get('/api/my-references'))).toEqual([]);
    });

    it('a renewed link of an earlier request', async () => {
      const { id: referenceId, email, token } = await asked();
      await runSql(app.application.sql, `update referrals set worker_email = $2 where id = $1`, [id, email]);
      const before = await count(email);
      const again = await fixture.employer.client.post(`${path()}/${referenceId}/link`);
      await runSql(app.application.sql, `update referrals set worker_email = null where id = $1`, [id]);
      expect(again).toMatchObject(own('email'));
      expect(await count(email)).toBe(before);
      expect((await page(token)).status).toBe(200);
    });
  });

  it('a reference is given once, with ratings as numbers or texts, and its employer reads it', async () => {
    const { id: referenceId, token } = await asked();
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
    expect(ok(await page(token)).status).toBe('submitted');
    await app.settle();
    const one = (await listed()).find((reference) => reference.id === referenceId);
    expect(one).toMatchObject({
      status: 'submitted',
      responderName: 'Mia Foreman',
      responderCompany: 'Old Builders',
      ratings: { overall_performance: 5, reliability: 4, safety_awareness: 3 },
      wouldRehire: true,
      comments: { strengths: 'Always on time', concerns: null },
    });
    const inbox = ok(await fixture.employer.client.get('/api/notifications'));
    expect(inbox.map(({ type }: { type: string }) => type)).toContain('reference_given');
  });

  it.each([
    [{ teamwork: 6 }, 'Please rate everything from 1 to 5 stars'],
    [{ teamwork: '0' }, 'Please rate everything from 1 to 5 stars'],
    [{ teamwork: 4.5 }, 'Please rate everything from 1 to 5 stars'],
    [{ would_rehire: 'perhaps' }, "Please say if you'd hire this person again"],
  ])('the answer %j is refused', async (change, message) => {
    const { token } = await asked();
    expect(await give(token, given(change))).toMatchObject({ status: 400, body: { message } });
    const nameless = { ...given(), responderName: ' ' };
    expect(await give(token, nameless)).toMatchObject({ status: 400 });
    expect(ok(await give(token, given({ would_rehire: false, extra: 'x' })))).toMatchObject({
      status: 'submitted',
    });
  });

  it('unknown, revoked, replaced, and expired links open nothing', async () => {
    expect((await page('x'.repeat(43))).status).toBe(404);
    expect((await give('x'.repeat(43))).status).toBe(404);
    const revoked = await asked();
    expect((await fixture.employer.client.delete(`${path()}/${revoked.id}`)).status).toBe(204);
    expect(ok(await page(revoked.token)).status).toBe('revoked');
    expect((await give(revoked.token)).status).toBe(410);
    const replaced = await asked();
    const again = ok(await fixture.employer.client.post(`${path()}/${replaced.id}/link`));
    const token = await tokenOfMail(replaced.email);
    expect(JSON.stringify(again)).not.toContain(token);
    expect((await page(replaced.token)).status).toBe(404);
    expect((await page(token)).status).toBe(200);
    await app.advance(30 * 24);
    expect(ok(await page(token)).status).toBe('expired');
    expect((await give(token)).status).toBe(410);
  });

  it('a reference belongs to the employer of the referral', async () => {
    const stranger = await signUpEmployer(app);
    const { id: referenceId } = await asked();
    const named = { ...giver, email: newEmail() };
    expect((await app.client().post(path(), named)).status).toBe(401);
    expect((await fixture.referrer.client.get(path())).status).toBe(403);
    expect((await stranger.client.post(path(), named)).status).toBe(403);
    expect((await stranger.client.get(path())).status).toBe(403);
    expect((await stranger.client.delete(`${path()}/${referenceId}`)).status).toBe(403);
    const other = path(await fixture.refer());
    expect((await fixture.employer.client.post(`${other}/${referenceId}/link`)).status).toBe(404);
    expect((await fixture.employer.client.delete(`${other}/${referenceId}`)).status).toBe(404);
    expect((await listed()).find((one) => one.id === referenceId)?.status).toBe('open');
    expect(await fixture.employer.client.post(path(), { name: '', position: '' })).toMatchObject({
      status: 400,
    });
    expect(await fixture.employer.client.post(path(), { ...giver, phone: 'not a phone!' })).toMatchObject({
      status: 400,
      body: { message: 'Please enter a valid phone number' },
    });
  });

  it('a worker offers a reference to the employers of their applications', async () => {
    const worker = await signUpWorker(app);
    const [email, otherEmail] = [newEmail(), newEmail()];
    const made = ok(await worker.client.post('/api/my-references', { ...giver, email }));
    const token = await tokenOfMail(email);
    expect(JSON.stringify([made, ok(await worker.client.get('/api/my-references'))])).not.toContain(token);
    const about = ok(await page(token));
    expect(about).toMatchObject({ position: null, company: null });
    ok(await give(token));
    expect(ok(await worker.client.get('/api/my-references'))).toMatchObject([{ status: 'submitted' }]);
    const referralId = await fixture.refer();
    const own = { name: 'test-own', text: `update referrals set worker_id = $2 where id = $1` };
    await app.application.sql.rows(own, [referralId, worker.id]);
    const { references } = ok(await fixture.employer.client.get(path(referralId)));
    expect(references).toMatchObject([
      { offeredByWorker: true, status: 'submitted', ratings: { teamwork: 5 } },
    ]);
    expect((await fixture.employer.client.post('/api/my-references', { ...giver, email })).status).toBe(403);
    const other = ok(await worker.client.post('/api/my-references', { ...giver, email: otherEmail }));
    expect((await worker.client.delete(`/api/my-references/${other.id}`)).status).toBe(204);
    expect((await page(await tokenOfMail(otherEmail))).body).toMatchObject({ status: 'revoked' });
  });

  it('deleting the requester’s account erases and revokes a reference', async () => {
    const worker = await signUpWorker(app);
    ok(await worker.client.post('/api/my-references', { ...giver, email: 'boss@example.com' }));
    const copy = ok(await worker.client.get('/api/auth/personal-data')).parts.checks;
    expect(copy.referencesRequested).toMatchObject([{ name: 'Mia Foreman', email: 'boss@example.com' }]);
    const leave = { currentPassword: TEST_PASSWORD, forfeit: true };
    expect((await worker.client.send('DELETE', '/api/auth/account', leave)).status).toBe(204);
    const left = {
      name: 'test-left',
      text: `select reference_name, reference_email, status from reference_checks
      where requested_by = $1`,
    };
    expect(await app.application.sql.rows(left, [worker.id])).toEqual([
      { reference_name: 'Former reference', reference_email: null, status: 'revoked' },
    ]);
  });
});

describe('links of checks', () => {
  it('requests are limited to thirty a minute', async () => {
    const app = await startTestApplication({ byDay: true, limits: {} });
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) {
      statuses.push((await app.client().get(`/api/reference-check/${'x'.repeat(43)}`)).status);
    }
    await app.stop();
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });
});
