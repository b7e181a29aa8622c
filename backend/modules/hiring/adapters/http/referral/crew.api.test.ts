import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpReferrer, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { submittedReferralSchema } from '#contract/hiring/index.ts';
import { ReferralFixture, referralOf } from '#testing/fixtures/referral-fixture.ts';

const CALLERS = 10;
const LIVE = {
  name: 'test-live-workers',
  text: `select worker_phone as phone, crew_id as crew, team_size as size from referrals where job_id = $1
    and status <> 'rejected'`,
};

/** A body for a crew; the worker's own fields stand in the rows. */
function crewOf(jobId: string, phones: readonly string[], changes: Record<string, unknown> = {}) {
  const { workerName: _name, workerPhone: _phone, workerEmail: _email, ...shared } = referralOf(jobId);
  const team = phones.map((workerPhone, index) => ({ workerName: `Worker ${index + 1}`, workerPhone }));
  return { ...shared, team, ...changes };
}

describe('a crew over HTTP', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication({ byDay: true });
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  const submit = (body: object, by: SignedUp = fixture.referrer) => by.client.post('/api/referrals', body);

  it('the answer lists the whole crew, and the employer sees it as a crew', async () => {
    const jobId = await fixture.post();
    const phones = [testPhone(), testPhone(), testPhone()];
    const answer = await submit(crewOf(jobId, phones));
    expect(answer.status).toBe(201);
    const { team, ...first } = submittedReferralSchema.parse(answer.body);
    expect(team.map(({ workerPhone }) => workerPhone)).toEqual(phones);
    expect(first).toMatchObject({ isTeamReferral: true, teamSize: 3, workerName: 'Worker 1' });
    const rows = (await fixture.employer.client.get(`/api/job-referrals/${jobId}`)).body;
    expect(first.crewId).not.toBeNull();
    expect(rows.map(({ crewId }: { crewId: string }) => crewId)).toEqual(Array(3).fill(first.crewId));
    const second = rows.find((row: { workerName: string }) => row.workerName === 'Worker 2');
    expect(second).toMatchObject({ teamSize: 3, relationship: 'friend' });
    expect(second.teamMembers.toSorted()).toEqual(['Worker 1', 'Worker 3']);
    for (const phone of phones) expect(await fixture.lastText(phone)).toContain('/confirm-referral/');
  });

  it('a crew is accepted as a whole or not at all, with the errors of each row', async () => {
    const jobId = await fixture.post();
    const [taken, free] = [testPhone(), testPhone()];
    await fixture.refer({ jobId, workerPhone: taken });
    expect(await submit(crewOf(jobId, [free, taken]))).toMatchObject({
      status: 409,
      body: {
        code: 'hiring.already_referred',
        issues: [
          { path: 'team.1.workerPhone', message: 'This worker has already been referred for this job' },
        ],
      },
    });
    expect(await submit(crewOf(jobId, [free, free]))).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'team.1.workerPhone', message: 'This worker is in the crew twice' }] },
    });
    expect(await submit(crewOf(jobId, [free, 'not a phone']))).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'team.1.workerPhone', message: 'Please enter a valid phone number' }] },
    });
    expect(await app.application.sql.rows(LIVE, [jobId])).toHaveLength(1);
  });

  it.each([
    '+1 (512) 555‑0199',
    'tel:512.555.0199',
    '011 1 512 555 0199',
    '512-555-0199 x5',
    '512-555-0199;ext=77',
    '５１２５５５０１９９',
    '٥١٢٥٥٥٠١٩٩',
  ])(
    'a crew rejects %s as the same phone: the referrer’s own, a repeated one, a taken one',
    async (phone) => {
      const jobId = await fixture.post();
      const code = async (phones: string[], referrerPhone = testPhone()) =>
        (await submit(crewOf(jobId, phones, { referrerPhone }))).body.issues?.map(
          (issue: { path: string; message: string }) => [issue.path, issue.message],
        );
      expect(await code([phone, testPhone()], '512-555-0199')).toEqual([
        ['team.0.workerPhone', 'You cannot refer yourself'],
      ]);
      expect(await code(['512-555-0199', phone])).toEqual([
        ['team.1.workerPhone', 'This worker is in the crew twice'],
      ]);
      await fixture.refer({ jobId, workerPhone: '512-555-0199' });
      expect(await code([testPhone(), phone])).toEqual([
        ['team.1.workerPhone', 'This worker has already been referred for this job'],
      ]);
    },
  );

  it('a crew has two to twelve workers', async () => {
    const jobId = await fixture.post();
    expect(await submit(crewOf(jobId, [testPhone()]))).toMatchObject({
      status: 400,
      body: { message: 'A crew has at least 2 workers', issues: [{ path: 'team' }] },
    });
    expect(await submit(crewOf(jobId, Array.from({ length: 13 }, testPhone)))).toMatchObject({
      status: 400,
      body: { message: 'A crew has at most 12 workers' },
    });
    expect(await submit(crewOf(jobId, [testPhone(), testPhone()], { consent: false }))).toMatchObject({
      status: 400,
      body: { message: 'You must confirm consent' },
    });
  });

  it('each worker of a crew counts against the hourly limit', async () => {
    const limited = await startTestApplication({ limits: { submission: { points: 30, seconds: 3600 } } });
    const own = await ReferralFixture.open(limited);
    const caller = own.referrer;
    const jobId = await own.post();
    const twelve = () => crewOf(jobId, Array.from({ length: 12 }, testPhone));
    expect((await submit(twelve(), caller)).status).toBe(201);
    expect((await submit(twelve(), caller)).status).toBe(201);
    expect((await submit(twelve(), caller)).status).toBe(429);
    await limited.stop();
  });

  it('simultaneous callers never make two live referrals of one worker for one job', async () => {
    const callers = await Promise.all(Array.from({ length: CALLERS }, () => signUpReferrer(app)));
    const pool = Array.from({ length: 5 }, testPhone);
    const crews = fc.array(fc.shuffledSubarray(pool, { minLength: 2, maxLength: 4 }), {
      minLength: CALLERS,
      maxLength: CALLERS,
    });
    await fc.assert(
      fc.asyncProperty(crews, async (raced) => {
        const jobId = await fixture.post();
        const answers = await Promise.all(
          raced.map((phones, index) => submit(crewOf(jobId, phones), callers[index] ?? fixture.referrer)),
        );
        const taken = answers.filter(({ status }) => status === 201);
        expect(taken.length).toBeGreaterThan(0);
        for (const { status } of answers) expect([201, 409]).toContain(status);
        const rows = await app.application.sql.rows<{ phone: string; crew: string; size: number }>(LIVE, [
          jobId,
        ]);
        expect(new Set(rows.map(({ phone }) => phone)).size).toBe(rows.length);
        const crewSizes = Map.groupBy(rows, ({ crew }) => crew);
        expect(crewSizes.size).toBe(taken.length);
        for (const members of crewSizes.values()) expect(members[0]?.size).toBe(members.length);
      }),
      { numRuns: 4 },
    );
  });
});
