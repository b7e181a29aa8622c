import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpEmployer, testPhone } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { bulkAnswerSchema, employerStatsSchema } from '#contract/hiring/index.ts';
import { ReferralFixture, referralOf } from '#testing/fixtures/referral-fixture.ts';

const UNKNOWN = '0193e6a4-9d5c-7000-8000-000000000001';

describe('the overview of an employer over HTTP', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    fixture = await ReferralFixture.open(app);
  });

  const get = (path: string) => fixture.employer.client.get(path);
  const stats = async (query = '') =>
    employerStatsSchema.parse((await get(`/api/employer-stats${query}`)).body);
  const listed = async (query: string): Promise<string[]> =>
    (await get(`/api/employer-referrals?${query}`)).body.map(({ id }: { id: string }) => id);
  const confirm = async (workerPhone: string): Promise<void> => {
    const link = /confirm-referral\/(\S+)/.exec(await fixture.lastText(workerPhone))?.[1] ?? '';
    await app.client().post(`/api/referral-confirmation/${link}`, { accept: true });
  };
  const named = async (jobId: string, workerName: string, workerPhone = testPhone()): Promise<string> => {
    const body = referralOf(jobId, { workerName, workerPhone });
    return (await fixture.referrer.client.post('/api/referrals', body)).body.id;
  };

  describe('figures', () => {
    it('the figures count every referral of the employer by status and by progress', async () => {
      const jobId = await fixture.post();
      const closed = await fixture.post({ title: 'Roofer' });
      await fixture.employer.client.patch(`/api/jobs/${closed}`, { isActive: false });
      const phone = testPhone();
      await fixture.refer({ jobId, workerPhone: phone });
      await confirm(phone);
      await fixture.move(await fixture.refer({ jobId }), 'contacted', 'rejected');
      await fixture.move(await fixture.refer({ jobId }), 'contacted', 'interviewing', 'hired');
      expect(await stats()).toMatchObject({
        jobs: 2,
        activeJobs: 1,
        totalReferrals: 3,
        successfulHires: 1,
        pending: 1,
        unconfirmed: 0,
        overdue: 0,
        bonusesPaid: '0.00',
        byStatus: { submitted: 1, rejected: 1, hired: 1, contacted: 0 },
        reached: { submitted: 3, contacted: 2, interviewing: 1, hired: 1, completed: 0, rejected: 1 },
        medianResponseHours: 0,
      });
      expect(await stats(`?job=${closed}`)).toMatchObject({ jobs: 1, activeJobs: 0, totalReferrals: 0 });
      await app.advance(24);
      expect((await stats()).overdue).toBe(1);
    });

    it('the figures are forbidden to others and zero for a new employer', async () => {
      const { client } = await signUpEmployer(app);
      expect((await client.get('/api/employer-stats')).body).toMatchObject({ jobs: 0, totalReferrals: 0 });
      expect((await fixture.referrer.client.get('/api/employer-stats')).status).toBe(403);
      expect((await app.client().get('/api/employer-stats')).status).toBe(401);
      expect((await get('/api/employer-stats?job=mine')).status).toBe(400);
    });
  });

  describe('the list', () => {
    it('the list filters by job, status with its aliases, words and confirmation, also together', async () => {
      const framing = await fixture.post();
      const roofing = await fixture.post({ title: 'Roofer 100%' });
      const phone = testPhone();
      const bo = await named(framing, 'Bo Li');
      const ana = await named(roofing, 'Ana Soto', phone);
      await confirm(phone);
      await fixture.move(bo, 'contacted');
      expect(await listed(`job=${framing}`)).toEqual([bo]);
      expect(await listed('status=reviewing')).toEqual([bo]);
      expect(await listed('status=contacted,submitted')).toEqual([ana, bo]);
      expect(await listed('status=contacted&status=hired')).toEqual([bo]);
      expect(await listed('q=soto')).toEqual([ana]);
      expect(await listed('q=100%25')).toEqual([ana]);
      expect(await listed('q=%25')).toEqual([ana]);
      expect(await listed('unconfirmed=true')).toEqual([bo]);
      expect(await listed(`job=${roofing}&status=submitted&q=ana&unconfirmed=true`)).toEqual([]);
      expect((await get('/api/employer-referrals?status=promoted')).status).toBe(400);
    });

    it('a search for a masked phone finds nothing', async () => {
      const phone = testPhone();
      await named(await fixture.post(), 'Bo Li', phone);
      expect(await listed(`q=${encodeURIComponent(phone)}`)).toEqual([]);
    });

    it('the list returns each referral once over all pages, with its filters in the next address', async () => {
      const jobId = await fixture.post();
      const all = [await named(jobId, 'One'), await named(jobId, 'Two'), await named(jobId, 'Three')];
      const first = await get('/api/employer-referrals?limit=2&status=submitted');
      const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
      expect(next).toContain('status=submitted');
      const second = await get(next);
      const ids = [...first.body, ...second.body].map(({ id }: { id: string }) => id);
      expect(ids).toEqual(all.toReversed());
      expect(second.headers.get('link')).toBeNull();
    });

    it('the list starts with the oldest on request, over all pages', async () => {
      const jobId = await fixture.post();
      const all = [await named(jobId, 'One'), await named(jobId, 'Two'), await named(jobId, 'Three')];
      const first = await get('/api/employer-referrals?limit=2&sort=oldest');
      const second = await get(/<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '');
      expect([...first.body, ...second.body].map(({ id }: { id: string }) => id)).toEqual(all);
      expect((await get('/api/employer-referrals?sort=best')).status).toBe(400);
    });

    it('the total counts all matches, on any page and with any filter', async () => {
      const jobId = await fixture.post();
      const first = await named(jobId, 'One');
      for (const name of ['Two', 'Three']) await named(jobId, name);
      await fixture.move(first, 'contacted');
      const counted = async (query: string): Promise<string | null> =>
        (await get(`/api/employer-referrals?limit=1&${query}`)).headers.get('X-Total-Count');
      expect(await counted('')).toBe('3');
      expect(await counted('status=submitted')).toBe('2');
      expect(await counted(`job=${jobId}&status=submitted,contacted&q=two&unconfirmed=true`)).toBe('1');
      expect(await counted(`job=${UNKNOWN}`)).toBe('0');
    });
  });

  describe('bulk changes', () => {
    const bulk = (body: Record<string, unknown>, client = fixture.employer.client) =>
      client.put('/api/referrals/bulk-status', body);
    const undo = (body: Record<string, unknown>) =>
      fixture.employer.client.put('/api/referrals/bulk-rollback', body);

    it('the call moves each referral separately and reports each result', async () => {
      const jobId = await fixture.post();
      const ids = [
        await fixture.refer({ jobId }),
        await fixture.refer({ jobId }),
        await fixture.refer({ jobId }),
      ];
      await fixture.move(ids[1] ?? '', 'contacted');
      await fixture.move(ids[2] ?? '', 'contacted', 'interviewing');
      const answer = await bulk({ ids: [...ids, ids[0], UNKNOWN], status: 'reviewing' });
      const { results, changed, undoUntil } = bulkAnswerSchema.parse(answer.body);
      expect(results.map(({ outcome, code }) => [outcome, code])).toEqual([
        ['changed', null],
        ['unchanged', null],
        ['refused', 'hiring.illegal_transition'],
        ['refused', 'hiring.referral_not_found'],
      ]);
      expect(changed).toBe(1);
      expect(undoUntil).not.toBeNull();
      const again = await bulk({ ids, status: 'contacted' });
      expect(again.body).toMatchObject({ changed: 0, undoUntil: null });
    });

    it('a bulk rejection has a note and a reason, and can be undone as a whole until 24 hours are over', async () => {
      const jobId = await fixture.post();
      const ids = [await fixture.refer({ jobId }), await fixture.refer({ jobId })];
      expect(await bulk({ ids, status: 'rejected' })).toMatchObject({
        status: 400,
        body: { message: 'Please provide a reason' },
      });
      const body = { ids, status: 'rejected', notes: 'Filled', reason: 'position_filled' };
      expect((await bulk(body)).body).toMatchObject({ changed: 2 });
      expect((await get(`/api/referrals/${ids[0]}`)).body).toMatchObject({
        status: 'rejected',
        rejectionReason: 'position_filled',
      });
      expect((await undo({ ids, status: 'rejected' })).body).toMatchObject({ changed: 2, undoUntil: null });
      expect(await listed('status=submitted')).toHaveLength(2);
      expect((await undo({ ids })).body).toMatchObject({
        changed: 0,
        results: [{ message: 'No previous status to return to' }, { outcome: 'refused' }],
      });
      await bulk({ ids, status: 'contacted' });
      await app.advance(24);
      expect((await undo({ ids })).body.results[0].message).toBe('Rollback time limit exceeded (24 hours)');
    });

    it('the undo skips referrals that have moved since', async () => {
      const id = await fixture.refer();
      await bulk({ ids: [id], status: 'contacted' });
      await fixture.move(id, 'interviewing');
      expect((await undo({ ids: [id], status: 'contacted' })).body).toMatchObject({
        changed: 0,
        results: [{ code: 'hiring.moved_on' }],
      });
      expect((await get(`/api/referrals/${id}`)).body.status).toBe('interviewing');
    });

    it('ten simultaneous bulk calls move and undo each referral once', async () => {
      const jobId = await fixture.post();
      const ids = [
        await fixture.refer({ jobId }),
        await fixture.refer({ jobId }),
        await fixture.refer({ jobId }),
      ];
      const ten = Array.from({ length: 10 }, (_, turn) => (turn % 2 ? ids : ids.toReversed()));
      const moved = await Promise.all(ten.map((order) => bulk({ ids: order, status: 'contacted' })));
      expect(moved.reduce((sum, { body }) => sum + body.changed, 0)).toBe(3);
      const undone = await Promise.all(ten.map((order) => undo({ ids: order, status: 'contacted' })));
      expect(undone.reduce((sum, { body }) => sum + body.changed, 0)).toBe(3);
      expect(await listed('status=submitted')).toHaveLength(3);
    });

    it('the same key returns the same answer, and too many or no ids, money steps, visitors and other employers are refused', async () => {
      const id = await fixture.refer();
      const body = { ids: [id], status: 'contacted' };
      const key = { 'Idempotency-Key': 'bulk-1' };
      const put = () => fixture.employer.client.put('/api/referrals/bulk-status', body, key);
      expect((await put()).body.changed).toBe(1);
      expect((await put()).body.changed).toBe(1);
      for (const ids of [[], Array.from({ length: 101 }, () => UNKNOWN), ['x'], undefined]) {
        expect((await bulk({ ids, status: 'contacted' })).status).toBe(400);
      }
      expect((await bulk({ ids: [id], status: 'hired' })).status).toBe(400);
      expect((await bulk(body, app.client())).status).toBe(401);
      const other = await signUpEmployer(app);
      expect((await bulk({ ids: [id], status: 'interviewing' }, other.client)).body).toMatchObject({
        changed: 0,
        results: [{ outcome: 'refused', code: 'hiring.not_owner' }],
      });
    });
  });
});
