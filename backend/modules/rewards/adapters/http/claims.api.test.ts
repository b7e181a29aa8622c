import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectCounted } from '#testing/fixtures/counted-list.ts';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import { LEDGER_CHECK } from '#modules/billing/index.ts';
import { newId } from '#kernel/ids.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { framerJob, ok, referralOf } from '#testing/fixtures/referral-fixture.ts';
import { signUpEmployer, signUpReferrer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { MovedReferrals } from '../../testing/moved-referrals.ts';

const CLAIMS = '/api/admin/reward-claims';
const REASON = 'We could not reach the worker.';

describe('claims of rewards', () => {
  let app: TestApplication;
  let referrals: MovedReferrals;
  let admin: SignedUp;
  let referrer: SignedUp;

  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    referrals = await MovedReferrals.open(app);
    admin = await signUpAdmin(app);
    referrer = await signUpReferrer(app);
  });
  afterAll(() => app.stop());

  /** Hired without a letter, so that Crewvine has earned nothing. */
  async function completed(who = referrer): Promise<string> {
    const id = await referrals.refer(who);
    await referrals.confirm(id);
    await referrals.move(id, 'hired');
    await referrals.move(id, 'completed');
    return id;
  }
  const claim = (id: string, who = referrer, body: object = { basePayout: 50 }) =>
    who.client.post(`/api/referrals/${id}/payout`, body);
  const stateOf = async (id: string, who = referrer): Promise<Loose> => {
    const rows: Loose[] = ok(await who.client.get('/api/completed-referrals'));
    return rows.find((row) => row['id'] === id)?.['claim'];
  };
  const balanceOf = async (who = referrer) =>
    ok(await who.client.get('/api/referrer-stats')).availableBalance;
  async function claimOf(referralId: string): Promise<Loose> {
    const rows: Loose[] = ok(await admin.client.get(`${CLAIMS}?limit=100`));
    return rows.find(({ referral }) => referral.id === referralId) ?? {};
  }
  const decide = (id: string, body: object) => admin.client.post(`${CLAIMS}/${id}`, body);
  const told = async (who = referrer): Promise<string[]> => {
    await app.settle();
    return ok(await who.client.get('/api/notifications')).map(({ type }: Loose) => type);
  };
  const books = async () =>
    expect(await app.application.get(LEDGER_CHECK).run()).toMatchObject({ balanced: true, problems: [] });

  it('a job without a bonus, an invented worker, and three status changes earn no payout', async () => {
    const [employer, inventor] = [await signUpEmployer(app), await signUpReferrer(app)];
    const job = ok(await employer.client.post('/api/jobs', { ...framerJob, referralBonus: '0' }));
    const { id } = ok(await inventor.client.post('/api/referrals', referralOf(job.id)));
    const put = (action: string, body: object = {}) =>
      employer.client.put(`/api/referrals/${id}/${action}`, body);
    ok(await put('status', { status: 'interview_scheduled', notes: 'Met' }));
    ok(await put('status', { status: 'hired', notes: 'Started' }));
    ok(await put('complete', { notes: 'Done' }));
    await app.settle();
    const refused = await claim(id, inventor);
    expect([refused.status, refused.body.code]).toEqual([422, 'rewards.worker_unconfirmed']);
    expect(await stateOf(id, inventor)).toEqual({ state: 'unconfirmed', reason: null, mayClaim: false });
    const [waiting] = ok(await inventor.client.get('/api/completed-referrals'));
    const seen = ok(await inventor.client.get(`/api/referrals/${id}`));
    expect(waiting.nudgeFrom).toBe(seen.nudgeFrom);
    expect(Date.parse(seen.nudgeFrom) - Date.parse(seen.hiredAt)).toBe(24 * 3_600_000);
    // The inventor could confirm with their own phone, but an admin sees why the claim is suspicious.
    await referrals.confirm(id);
    expect(ok(await claim(id, inventor)).status).toBe('in_review');
    expect(await claimOf(id)).toMatchObject({ reasons: ['earned_nothing'], earned: '0.00' });
    expect(await balanceOf(inventor)).toBe('0.00');
    await books();
  });

  it('a claim waits for an admin if Crewvine has earned nothing, and is paid once after approval', async () => {
    const id = await completed();
    expect(ok(await claim(id))).toEqual({
      totalPayout: '50.00',
      basePayout: '50.00',
      boost: '0.00',
      pointsSpent: 0,
      status: 'in_review',
    });
    expect(await stateOf(id)).toEqual({ state: 'in_review', reason: null, mayClaim: false });
    expect((await claim(id)).body.code).toBe('rewards.already_claimed');
    const before = await balanceOf();
    const waiting = await claimOf(id);
    expect(waiting).toMatchObject({
      state: 'in_review',
      reasons: ['earned_nothing'],
      attempt: 1,
      payout: '50.00',
      tier: 'bronze',
      referrer: { id: referrer.id },
      employer: { company: 'Hill Co' },
      referral: { workerName: 'Ana Diaz', jobTitle: 'Framing carpenter', bonus: '500.00' },
      decidedAt: null,
      refusedBefore: null,
      mayDecide: true,
    });
    const answers = await Promise.all([1, 2, 3].map(() => decide(waiting['id'], { approve: true })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(Number(await balanceOf()) - Number(before)).toBe(50);
    expect(await told()).toContain('payout_paid');
    expect(await stateOf(id)).toEqual({ state: 'paid', reason: null, mayClaim: false });
    const [logged] = ok(await admin.client.get('/api/admin/audit-log?limit=1'));
    expect(logged).toMatchObject({
      action: 'reward_claim.approved',
      subjectType: 'reward_claim',
      subjectId: waiting['id'],
      details: { amount: '50.00', referralId: id, why: 'earned_nothing' },
    });
    await books();
  });

  it('the state `all` lists every claim, newest first', async () => {
    const who = await signUpReferrer(app);
    const [paid, waiting] = [await completed(who), await completed(who)];
    ok(await claim(paid, who));
    ok(await decide((await claimOf(paid))['id'], { approve: true }));
    ok(await claim(waiting, who));
    const all: Loose[] = ok(await admin.client.get(`${CLAIMS}?state=all&limit=100`));
    const theirs = all.filter(({ referrer: { id } }) => id === who.id);
    expect(theirs.map(({ state, mayDecide }) => [state, mayDecide])).toEqual([
      ['in_review', true],
      ['paid', false],
    ]);
    await expectCounted(admin.client, `${CLAIMS}?state=all`);
    const unknown = await admin.client.get(`${CLAIMS}?state=unknown`);
    expect(unknown.status).toBe(400);
  });

  it('a refused claim shows the referrer its reason and can be made again once something changes', async () => {
    const who = await signUpReferrer(app);
    const id = await completed(who);
    ok(await claim(id, who));
    const { id: first } = await claimOf(id);
    const unexplained = await decide(first, { approve: false });
    expect([unexplained.status, unexplained.body.issues]).toEqual([
      400,
      [{ path: 'reason', message: 'Please say why' }],
    ]);
    expect(ok(await decide(first, { approve: false, reason: REASON }))).toEqual({ status: 'refused' });
    expect(await told(who)).toContain('payout_refused');
    expect(await stateOf(id, who)).toEqual({ state: 'refused', reason: REASON, mayClaim: true });
    const same = await claim(id, who);
    expect([same.status, same.body.code]).toEqual([422, 'rewards.claim_unchanged']);
    await referrals.earnOn(id);
    expect(ok(await claim(id, who)).status).toBe('in_review');
    const second = await claimOf(id);
    expect(second).toMatchObject({
      attempt: 2,
      reasons: ['refused_before'],
      earned: '80.00',
      refusedBefore: REASON,
    });
    ok(await decide(second['id'], { approve: false, reason: 'Still not' }));
    expect(await stateOf(id, who)).toEqual({ state: 'refused', reason: 'Still not', mayClaim: false });
    const third = await claim(id, who);
    expect([third.status, third.body.code]).toEqual([422, 'rewards.claim_refused']);
    expect(await balanceOf(who)).toBe('0.00');
  });

  it('admins decide several claims together and list claims by outcome', async () => {
    const who = await signUpReferrer(app);
    const ids = [await completed(who), await completed(who)];
    for (const id of ids) ok(await claim(id, who));
    const claims = await Promise.all(ids.map(async (id) => (await claimOf(id))['id']));
    const body = { ids: [...claims, newId()], approve: true };
    const decided: Loose[] = ok(await admin.client.post(CLAIMS, body));
    expect(decided.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['paid', null],
      ['paid', null],
      ['skipped', 'rewards.claim_not_found'],
    ]);
    expect(await balanceOf(who)).toBe('100.00');
    await expectCounted(admin.client, `${CLAIMS}?state=paid`);
    const first = await admin.client.get(`${CLAIMS}?state=paid&limit=1`);
    expect(first.body).toHaveLength(1);
    const next = /<(.*)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const [older] = ok(await admin.client.get(next));
    expect(older.id).not.toBe(first.body[0].id);
    expect((await admin.client.post(CLAIMS, { ids: [], approve: true })).status).toBe(400);
    await books();
  });

  it('disputed and refunded payments do not count as earned', async () => {
    const id = await completed();
    await referrals.earnOn(id);
    const dispute = `insert into disputes (id, payment_id, provider, provider_dispute_id, amount_cents, reason, state,
        withdrawn_cents, fee_cents, movements, opened_at)
      select gen_random_uuid(), payment_id, 'sandbox', $1::text, 8000, 'fraudulent', 'open', 0, 0, 0, now()
      from obligations where referral_id = $1::uuid`;
    await app.application.sql.rows({ name: 'test-open-dispute', text: dispute }, [id]);
    expect(ok(await claim(id)).status).toBe('in_review');
    expect(await claimOf(id)).toMatchObject({ reasons: ['earned_nothing'] });
  });

  it('only admins see and decide claims', async () => {
    for (const [client, status] of [
      [app.client(), 401],
      [referrer.client, 403],
    ] as const) {
      expect((await client.get(CLAIMS)).status).toBe(status);
      expect((await client.post(CLAIMS, { ids: [newId()], approve: true })).status).toBe(status);
      expect((await client.post(`${CLAIMS}/${newId()}`, { approve: true })).status).toBe(status);
    }
    expect((await decide(newId(), { approve: true })).status).toBe(404);
  });
});
