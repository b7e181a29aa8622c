import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { referralOf } from '#testing/fixtures/referral-fixture.ts';
import { signUpWorker, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { confirmEmail } from '#testing/fixtures/people/trusted-people.ts';
import { tokenTo } from '#modules/identity/testing/account-mail.ts';
import { ok, SIGNATURE, ProductFixture } from '../../testing/product-fixture.ts';

const REASON = 'The employer sent us a pay stub';

describe('a hire whose worker has not confirmed', () => {
  let app: TestApplication;
  let admin: SignedUp;
  let fixture: ProductFixture;
  let phone: string;

  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    admin = await signUpAdmin(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    fixture = await ProductFixture.open(app);
    phone = testPhone();
  });

  const interviewing = async (): Promise<string> => {
    const { id } = ok(await fixture.refer((await fixture.job()).id, phone));
    ok(await fixture.status(id, 'interview_scheduled'));
    return id;
  };
  const hired = async (): Promise<string> => {
    const id = await interviewing();
    await fixture.pay(ok(await fixture.put(id, 'hire')).payment);
    return id;
  };
  const linksIn = async (): Promise<string[]> => {
    await app.settle();
    const texts: Loose[] = ok(
      await app.client().get(`/api/dev/outbox?to=${encodeURIComponent(phone)}&limit=100`),
    );
    return texts.flatMap(({ body }) => /confirm-referral\/([\w-]+)/.exec(String(body))?.[1] ?? []);
  };
  const confirm = async (): Promise<void> => {
    const [token = ''] = await linksIn();
    ok(await app.client().post(`/api/referral-confirmation/${token}`, { accept: true }));
  };
  const parts = async (id: string): Promise<Loose[]> => (await fixture.seen(id)).milestones;
  const statuses = async (id: string): Promise<string[]> => (await parts(id)).map(({ status }) => status);
  const available = async (): Promise<string> => (await fixture.stats()).availableBalance;
  const release = (id: string, body: object = { reason: REASON }, { client } = admin) =>
    client.post(`/api/admin/milestones/${id}/release`, body);

  it('owner and referrer see the waiting parts, and the worker gets another text', async () => {
    const id = await interviewing();
    const before = (await linksIn()).length;
    await fixture.pay(ok(await fixture.put(id, 'hire')).payment);
    expect((await fixture.seen(id)).milestones).toEqual([
      { id: expect.any(String), percent: 25, amount: '125.00', dueAt: expect.any(String), status: 'waiting' },
      { id: expect.any(String), percent: 75, amount: '375.00', dueAt: expect.any(String), status: 'waiting' },
    ]);
    const own = ok(await fixture.referrer.client.get(`/api/referrals/${id}`));
    expect(own.milestones).toEqual((await fixture.seen(id)).milestones);
    // At night, it waits for the morning.
    await app.advance(12);
    expect((await linksIn()).length).toBe(before + 1);
    ok(await fixture.put(id, 'hire'));
    await app.advance(12);
    expect((await linksIn()).length).toBe(before + 1);
  });

  it('no date pays anything, and the worker’s confirmation immediately pays what is due', async () => {
    const id = await hired();
    await fixture.days(29);
    await fixture.days(2);
    expect(await statuses(id)).toEqual(['waiting', 'waiting']);
    expect(await available()).toBe('0.00');
    await fixture.days(30);
    expect(await available()).toBe('0.00');
    // The link has expired meanwhile, so the referrer requests a new one.
    ok(await fixture.referrer.client.post(`/api/referrals/${id}/send-verification`));
    await confirm();
    // No task and no due work has run since.
    expect(await available()).toBe('500.00');
    expect(await statuses(id)).toEqual(['paid', 'paid']);
    expect(await fixture.problems()).toEqual([]);
  });

  it('signing the letter confirms the referral: nothing waits, and no one is notified twice', async () => {
    const id = await interviewing();
    const letter = await fixture.sentLetter(id);
    ok(await fixture.answer(letter.token, SIGNATURE));
    await app.settle();
    expect(await fixture.seen(id)).toMatchObject({ verificationStatus: 'verified', workerPhone: phone });
    const inbox = ok(await fixture.employer.client.get('/api/notifications'));
    const news: Loose[] = Array.isArray(inbox) ? inbox : inbox.notifications;
    expect(news.filter(({ title }) => title === 'Referral confirmed')).toEqual([]);
    ok(await fixture.put(id, 'hire'));
    expect(await statuses(id)).toEqual(['coming', 'coming']);
    const [token = ''] = await linksIn();
    expect((await app.client().post(`/api/referral-confirmation/${token}`, { accept: false })).status).toBe(
      409,
    );
  });

  it.each([true, false])('answering the consent of a check confirms it: %s', async (consentGiven) => {
    const id = await interviewing();
    const check = ok(
      await fixture.employer.client.post(`/api/referrals/${id}/background-check`, {
        packageType: 'standard',
      }),
    );
    await fixture.pay(check.payment);
    const token = await fixture.sentToken(check.url);
    const path = `/api/background-check-consent/${token}`;
    const answer = { consentGiven, ...(consentGiven ? { candidateSignature: 'Bo Li' } : {}) };
    const answered = await app.client().post(path, answer);
    expect([200, 201]).toContain(answered.status);
    expect(await fixture.seen(id)).toMatchObject({ verificationStatus: 'verified' });
  });

  describe('a worker with an account', () => {
    const referTo = async (workerEmail: string): Promise<string> => {
      const jobId = (await fixture.job()).id;
      const { id } = ok(
        await fixture.referrer.client.post(
          '/api/referrals',
          referralOf(jobId, { workerPhone: phone, workerEmail }),
        ),
      );
      ok(await fixture.status(id, 'interview_scheduled'));
      return id;
    };
    const confirmEmailOf = async (email: string): Promise<void> => {
      const token = await tokenTo(app, email, 'verify-email');
      ok(await app.client().post('/api/auth/verify-email', { token }));
      await app.settle();
    };

    it('a worker with the given confirmed email counts as confirmed at the hire, and their contact is hidden until then', async () => {
      const worker = await signUpWorker(app);
      await confirmEmailOf(worker.email);
      const id = await referTo(worker.email.toUpperCase());
      expect(await fixture.seen(id)).toMatchObject({ verificationStatus: 'pending' });
      const texts = (await linksIn()).length;
      await fixture.pay(ok(await fixture.put(id, 'hire')).payment);
      expect(await fixture.seen(id)).toMatchObject({ verificationStatus: 'verified' });
      expect(await statuses(id)).toEqual(['coming', 'coming']);
      await app.advance(24);
      expect((await linksIn()).length).toBe(texts);
    });

    it('the hire counts as confirmed as soon as that email is confirmed, and not before', async () => {
      const worker = await signUpWorker(app);
      const id = await referTo(worker.email);
      await fixture.pay(ok(await fixture.put(id, 'hire')).payment);
      expect(await statuses(id)).toEqual(['waiting', 'waiting']);
      await confirmEmailOf(worker.email);
      expect(await statuses(id)).toEqual(['coming', 'coming']);
      await fixture.days(31);
      expect(await available()).toBe('125.00');
      expect(await fixture.problems()).toEqual([]);
    });

    it.each(['referrer', 'employer'] as const)('the %s’s own email does not count', async (who) => {
      await confirmEmail(app, fixture[who]);
      const id = await referTo(fixture[who].email);
      await fixture.pay(ok(await fixture.put(id, 'hire')).payment);
      expect(await statuses(id)).toEqual(['waiting', 'waiting']);
    });
  });

  describe('an admin', () => {
    it('an admin releases a part with a reason: paid on its day, logged once for any number of requests', async () => {
      const id = await hired();
      const [first, second] = await parts(id);
      const answers = await Promise.all(Array.from({ length: 5 }, () => release(first?.id)));
      for (const answer of answers) {
        expect(answer).toMatchObject({
          status: 200,
          body: { id: first?.id, amount: '125.00', status: 'coming' },
        });
      }
      await fixture.days(61);
      expect(await available()).toBe('125.00');
      expect(await statuses(id)).toEqual(['paid', 'waiting']);
      expect(await release(second?.id)).toMatchObject({ status: 200, body: { status: 'paid' } });
      expect(await available()).toBe('500.00');
      expect(await release(second?.id)).toMatchObject({ status: 200, body: { status: 'paid' } });
      const log: Loose[] = ok(await admin.client.get('/api/admin/audit-log?action=milestone.released'));
      const mine = log.filter(({ details }) => [first?.id, second?.id].includes(details.milestoneId));
      expect(mine.map(({ details }) => details.reason)).toEqual([REASON, REASON]);
      expect(await fixture.problems()).toEqual([]);
    });

    it('releasing a part requires an admin and a reason', async () => {
      const id = await hired();
      const [first] = await parts(id);
      const path = { status: 400, body: { issues: [{ path: 'reason' }] } };
      expect(await release(first?.id, {})).toMatchObject(path);
      expect(await release(first?.id, { reason: '  ok ' })).toMatchObject(path);
      expect((await release(first?.id, { reason: REASON }, fixture.employer)).status).toBe(403);
      expect((await release(first?.id, { reason: REASON }, fixture.referrer)).status).toBe(403);
      expect((await app.client().post(`/api/admin/milestones/${first?.id}/release`, {})).status).toBe(401);
      expect((await release('0193e6a4-9d5c-7000-8000-000000000001')).status).toBe(404);
      expect(await statuses(id)).toEqual(['waiting', 'waiting']);
    });

    it('a refunded part cannot be released', async () => {
      const id = await hired();
      await fixture.days(31);
      const [first] = await parts(id);
      // The part is due by date, but the worker never confirmed.
      ok(await fixture.status(id, 'rejected'));
      expect(await release(first?.id)).toMatchObject({
        status: 409,
        body: { code: 'billing.milestone_voided' },
      });
      await app.settle();
      expect(await available()).toBe('0.00');
      expect(await fixture.problems()).toEqual([]);
    });

    it('a disputed part cannot be released', async () => {
      const id = await interviewing();
      const { payment } = ok(await fixture.put(id, 'hire'));
      ok(await fixture.confirm(payment, '4000000000000259'));
      await app.settle();
      const [first] = await parts(id);
      expect(await release(first?.id)).toMatchObject({
        status: 409,
        body: { code: 'billing.milestone_frozen' },
      });
      await confirm();
      await fixture.days(10);
      expect(await available()).toBe('0.00');
    });
  });

  it('a late confirmation pays exactly what is due by then', async () => {
    const property = fc.asyncProperty(fc.integer({ min: 0, max: 70 }), async (days) => {
      fixture = await ProductFixture.open(app);
      phone = testPhone();
      const id = await hired();
      if (days > 0) await fixture.days(days);
      expect(await available()).toBe('0.00');
      ok(await fixture.referrer.client.post(`/api/referrals/${id}/send-verification`));
      await confirm();
      const due = days >= 60 ? '500.00' : days >= 30 ? '125.00' : '0.00';
      expect(await available()).toBe(due);
      expect(await fixture.problems()).toEqual([]);
    });
    await fc.assert(property, { numRuns: 6, examples: [[0], [30], [60]] });
  });
});
