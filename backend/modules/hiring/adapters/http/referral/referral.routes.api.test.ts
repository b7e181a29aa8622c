import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { confirmPhone } from '#testing/fixtures/people/confirmed-phone.ts';
import { signUpEmployer, signUpReferrer, signUpWorker, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { referralSchema, timelineSchema } from '#contract/hiring/index.ts';
import { ReferralFixture, referralOf } from '#testing/fixtures/referral-fixture.ts';

const referralListSchema = z.array(referralSchema);
const UNKNOWN = '0193e6a4-9d5c-7000-8000-000000000001';

describe('referrals over HTTP', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  const submit = (jobId: string, changes: Record<string, unknown> = {}, query = '') =>
    fixture.referrer.client.post(`/api/referrals${query}`, referralOf(jobId, changes));

  describe('referring', () => {
    it('the call returns the referral as the referrer sees it', async () => {
      const jobId = await fixture.post();
      const workerPhone = testPhone();
      const answer = await submit(jobId, { workerPhone: workerPhone.replace('+1', ''), workerEmail: '' });
      expect(answer.status).toBe(201);
      expect(referralSchema.parse(answer.body)).toMatchObject({
        jobId,
        status: 'submitted',
        statusDisplay: 'New Referral',
        nextActions: [],
        workerPhone,
        workerEmail: null,
        referrer: { id: fixture.referrer.id },
        job: { id: jobId, title: 'Framer', referralBonus: '500.00' },
        verificationStatus: 'pending',
        paymentStatus: 'none',
        estimatedPayout: '50.00',
        payout: null,
        source: 'referral',
        version: 1,
      });
    });

    it('the referral stores the share link that led here', async () => {
      const { referralCode } = await signUpReferrer(app);
      const answer = await submit(await fixture.post(), {}, `?ref=${referralCode.toLowerCase()}`);
      expect(answer.body).toMatchObject({ source: 'link', sourceCode: referralCode.toLowerCase() });
      expect((await submit(await fixture.post(), {}, '?ref=nobody')).body).toMatchObject({
        source: 'referral',
      });
    });

    it('a worker is referred once for a job, also by two simultaneous calls', async () => {
      const jobId = await fixture.post();
      const workerPhone = testPhone();
      const both = await Promise.all([submit(jobId, { workerPhone }), submit(jobId, { workerPhone })]);
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
      expect(await submit(jobId, { workerPhone })).toMatchObject({
        status: 409,
        body: {
          message: 'This worker has already been referred for this job',
          code: 'hiring.already_referred',
        },
      });
      expect((await submit(await fixture.post(), { workerPhone })).status).toBe(201);
    });

    it('visitors, own jobs, own phones, closed and unknown jobs are refused', async () => {
      const jobId = await fixture.post();
      const body = referralOf(jobId);
      expect((await app.client().post('/api/referrals', body)).status).toBe(401);
      expect((await fixture.employer.client.post('/api/referrals', body)).status).toBe(403);
      expect(
        await submit(jobId, { workerPhone: body.referrerPhone, referrerPhone: body.referrerPhone }),
      ).toMatchObject({
        status: 422,
        body: { code: 'hiring.self_referral' },
      });
      expect(await submit(jobId, { workerPhone: 'not a phone' })).toMatchObject({
        status: 400,
        body: { message: 'Please enter a valid phone number' },
      });
      expect(await submit(jobId, { workerPhone: '+1 876 555 1234' })).toMatchObject({
        status: 400,
        body: {
          issues: [
            { path: 'workerPhone', message: "We can't text this number. Please use a US or Canadian one." },
          ],
        },
      });
      expect((await submit(UNKNOWN)).status).toBe(404);
      await fixture.employer.client.patch(`/api/jobs/${jobId}`, { isActive: false });
      expect(await submit(jobId)).toMatchObject({ status: 422, body: { code: 'hiring.job_closed' } });
    });
  });

  describe('reading', () => {
    it('the worker’s contact data is masked for the employer until the worker has confirmed', async () => {
      const workerPhone = testPhone();
      const id = await fixture.refer({ workerPhone });
      const masked = (await fixture.employer.client.get(`/api/referrals/${id}`)).body;
      expect(masked.workerPhone).toBe(`•••-•••-••${workerPhone.slice(-2)}`);
      expect(masked.workerEmail).toBe('b•••@•••');
      const link = /confirm-referral\/(\S+)/.exec(await fixture.lastText(workerPhone))?.[1] ?? '';
      await app.client().post(`/api/referral-confirmation/${link}`, { accept: true });
      const shown = (await fixture.employer.client.get(`/api/referrals/${id}`)).body;
      expect(shown).toMatchObject({
        workerPhone,
        workerEmail: 'bo@example.com',
        verificationStatus: 'verified',
      });
    });

    it.each([
      ['es', 'es'],
      ['en', 'en'],
      [null, 'en'],
    ])(
      'only the referrer reads the language of the worker’s text: %s, of an English referrer, is %s',
      async (workerLanguage, read) => {
        const jobId = await fixture.post();
        const { body } = await submit(jobId, { workerPhone: testPhone(), workerLanguage });
        expect(body.workerLanguage).toBe(read);
        const path = `/api/referrals/${body.id}`;
        expect((await fixture.referrer.client.get(path)).body.workerLanguage).toBe(read);
        expect((await fixture.employer.client.get(path)).body.workerLanguage).toBeNull();
      },
    );

    it('the language of a known account does not reveal that the phone has one', async () => {
      const worker = await signUpWorker(app);
      const workerPhone = await confirmPhone(app, worker);
      const chosen = await worker.client.put('/api/auth/preferences', { language: 'es' });
      expect(chosen.body).toMatchObject({ language: 'es' });
      const { body } = await submit(await fixture.post(), { workerPhone, workerLanguage: 'en' });
      expect(body.workerLanguage).toBe('en');
    });

    it('the lists of both sides contain the referral', async () => {
      const own = await ReferralFixture.open(app);
      const jobId = await own.post();
      const first = await own.refer({ jobId });
      const second = await own.refer({ jobId });
      const { client: employer } = own.employer;
      for (const path of ['/api/employer-referrals', `/api/job-referrals/${jobId}`]) {
        const rows = referralListSchema.parse((await employer.get(path)).body);
        expect(rows.map(({ id }) => id)).toEqual([second, first]);
        expect(rows[0]?.nextActions.map(({ status }) => status)).toEqual(['contacted', 'rejected']);
      }
      const mine = referralListSchema.parse((await own.referrer.client.get('/api/my-referrals')).body);
      expect(mine.map(({ id }) => id)).toEqual([second, first]);
      const page = await own.referrer.client.get('/api/my-referrals?limit=1');
      const next = /<(.+)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1] ?? '';
      expect((await own.referrer.client.get(next)).body).toMatchObject([{ id: first }]);
    });

    it('strangers cannot read a referral', async () => {
      const jobId = await fixture.post();
      const id = await fixture.refer({ jobId });
      const { client: employer } = await signUpEmployer(app);
      const { client: referrer } = await signUpReferrer(app);
      const paths = [`/api/referrals/${id}`, `/api/referrals/${id}/timeline`, `/api/candidate-profile/${id}`];
      for (const path of [...paths, `/api/job-referrals/${jobId}`]) {
        expect((await app.client().get(path)).status).toBe(401);
        expect((await employer.get(path)).status).toBe(403);
        expect((await referrer.get(path)).status).toBe(403);
        expect((await employer.get(path.replace(/[0-9a-f-]{36}/, UNKNOWN))).status).toBe(404);
        expect((await employer.get(path.replace(/[0-9a-f-]{36}/, 'nonsense'))).status).toBe(404);
      }
      expect((await referrer.get('/api/employer-referrals')).status).toBe(403);
    });

    it('the employer’s notes stay hidden from the referrer', async () => {
      const id = await fixture.refer();
      await fixture.employer.client.put(`/api/referrals/${id}/status`, {
        status: 'contacted',
        notes: 'grumpy',
      });
      expect((await fixture.employer.client.get(`/api/referrals/${id}`)).body.notes).toBe('grumpy');
      expect((await fixture.referrer.client.get(`/api/referrals/${id}`)).body).toMatchObject({
        notes: null,
        previousStatusNotes: null,
        nextActions: [],
        canRollback: false,
        rollback: { allowed: false, reason: null },
      });
    });

    it('the timeline uses each reader’s words', async () => {
      const id = await fixture.refer();
      await fixture.move(id, 'contacted');
      await fixture.employer.client.put(`/api/referrals/${id}/status`, {
        status: 'rejected',
        notes: 'Found someone',
        reason: 'position_filled',
      });
      const own = timelineSchema.parse(
        (await fixture.employer.client.get(`/api/referrals/${id}/timeline`)).body,
      );
      expect(own).toMatchObject([
        { status: 'submitted', label: 'New Referral', actor: 'referrer', note: null },
        { status: 'contacted', label: 'Worker Contacted', actor: 'employer', note: 'a note' },
        { status: 'rejected', label: 'Not Selected: Position filled', note: 'Found someone' },
      ]);
      const told = timelineSchema.parse(
        (await fixture.referrer.client.get(`/api/referrals/${id}/timeline`)).body,
      );
      expect(told.map(({ label, note }) => [label, note])).toEqual([
        ['You referred this worker', null],
        ['The employer contacted your candidate', null],
        ['The employer decided not to move forward: Position filled', null],
      ]);
    });
  });

  it('the parties get notices of a change', async () => {
    const own = await ReferralFixture.open(app);
    const id = await own.refer();
    await own.move(id, 'contacted', 'interview');
    await app.settle();
    const kinds = async ({ client }: { client: ReferralFixture['employer']['client'] }) =>
      (await client.get('/api/notifications')).body.map(({ type }: { type: string }) => type);
    expect(await kinds(own.employer)).toEqual(['referral_received']);
    // Both changes happen together, so only one notice reports the final status.
    expect(await kinds(own.referrer)).toEqual(['referral_status_changed']);
  });
});
