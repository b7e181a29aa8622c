import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateProfileSchema, type CandidateProfile } from '#contract/hiring/candidate/candidate.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { ok, ReferralFixture, referralOf } from '#testing/fixtures/referral-fixture.ts';
import {
  signUpEmployer,
  signUpReferrer,
  signUpWorker,
  testPhone,
  TEST_PASSWORD,
  type SignedUp,
} from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { applyTo, signUpApplicant } from '#modules/hiring/testing/applicant.ts';

const UNKNOWN = '0193e6a4-9d5c-7000-8000-000000000001';
const WRITTEN = {
  status: 'published',
  professionalSummary: 'Ten years of framing. Never late.',
  keySkills: ['Framing', 'Concrete'],
  workExperience: 'Lead framer at Lone Star Frames, 2019 to 2025',
  certifications: ['OSHA 10', 'Forklift'],
  availability: 'immediate',
  desiredPayRate: '$30/hour',
  transportation: 'own-vehicle',
};

let app: TestApplication;
let fixture: ReferralFixture;
let id: string;
beforeAll(async () => {
  app = await startTestApplication({ byDay: true });
});
afterAll(() => app.stop());
beforeEach(async () => {
  fixture = await ReferralFixture.open(app);
  id = await fixture.refer();
});

const path = (of = id): string => `/api/candidate-profile/${of}`;
const seen = (by: SignedUp, of = id): Promise<HttpAnswer<Loose>> => by.client.get(path(of));
const read = async (by: SignedUp, of = id): Promise<CandidateProfile> =>
  candidateProfileSchema.parse(ok(await seen(by, of)));
const write = (by: SignedUp, changes: object = {}, of = id): Promise<HttpAnswer<Loose>> =>
  by.client.put(path(of), { ...WRITTEN, ...changes });
const vouch = (by: SignedUp, skills: unknown): Promise<HttpAnswer<Loose>> =>
  by.client.put(`${path()}/verified-skills`, { skills });
const interest = (by: SignedUp, of = id): Promise<HttpAnswer<Loose>> =>
  by.client.post(`${path(of)}/interest`, {});
const answered = ({ status, body }: HttpAnswer<Loose>): unknown[] => [status, body.code];

/** A worker with an account, whose referral it is. */
async function itsWorker(): Promise<SignedUp> {
  const worker = await signUpWorker(app);
  const text = `update referrals set verification_status = 'verified', worker_id = $2 where id = $1`;
  await app.application.sql.rows({ name: 'test-its-worker', text }, [id, worker.id]);
  return worker;
}

/** The worker says no by the link of the text. */
async function decline(): Promise<void> {
  const workerPhone = testPhone();
  const body = referralOf(await fixture.post(), { workerPhone, experience: 'Ten years' });
  id = ok(await fixture.referrer.client.post('/api/referrals', body)).id;
  ok(await write(fixture.referrer));
  const link = /confirm-referral\/(\S+)/.exec(await fixture.lastText(workerPhone))?.[1] ?? '';
  ok(await app.client().post(`/api/referral-confirmation/${link}`, { accept: false }));
}

describe('a candidate', () => {
  it('the candidate shows the referral’s facts, masked, before a profile is written', async () => {
    expect(await read(fixture.employer)).toMatchObject({
      referralId: id,
      reader: 'employer',
      job: { title: 'Framer', company: 'Hill Country Builders' },
      referredBy: { relationship: 'friend' },
      workerName: 'Bo Li',
      workerEmail: 'b•••@•••',
      isConfirmed: false,
      keySkills: [],
      backgroundCheckStatus: 'not-requested',
      fcraDisclosureVersion: null,
      references: { asked: 0, answered: 0 },
      status: 'draft',
      canWrite: false,
      canShowInterest: true,
    });
  });

  it('after the worker confirms, the employer also reads the worker’s account, and the referrer does not', async () => {
    const workerPhone = testPhone();
    const worker = await signUpWorker(app, { phone: workerPhone });
    const text = 'update users set email_verified_at = now() where id = $1';
    await app.application.sql.rows({ name: 'test-verify', text }, [worker.id]);
    const body = referralOf(await fixture.post(), { workerPhone, workerEmail: worker.email });
    const of = ok(await fixture.referrer.client.post('/api/referrals', body)).id;
    expect((await read(fixture.employer, of)).keySkills).toEqual([]);
    expect((await seen(worker, of)).status).toBe(403);
    const link = /confirm-referral\/(\S+)/.exec(await fixture.lastText(workerPhone))?.[1] ?? '';
    ok(await app.client().post(`/api/referral-confirmation/${link}`, { accept: true }));
    const known = { keySkills: ['Framing'], certifications: ['OSHA 10'], desiredPayRate: '$28/hour' };
    expect(await read(fixture.employer, of)).toMatchObject({ workerPhone, isConfirmed: true, ...known });
    expect(await read(worker, of)).toMatchObject({ reader: 'worker', ...known, canWrite: true });
    expect(await read(fixture.referrer, of)).toMatchObject({ keySkills: [], certifications: [] });
  });

  it('strangers cannot read or write a candidate', async () => {
    const calls = [
      (by: SignedUp) => seen(by),
      (by: SignedUp) => write(by),
      (by: SignedUp) => vouch(by, []),
      (by: SignedUp) => interest(by),
    ];
    const strangers = [await signUpEmployer(app), await signUpReferrer(app), await signUpWorker(app)];
    for (const by of strangers) for (const call of calls) expect((await call(by)).status).toBe(403);
    expect((await seen(fixture.employer, UNKNOWN)).status).toBe(404);
    expect((await interest(fixture.employer, UNKNOWN)).status).toBe(404);
    expect((await app.client().get(path())).status).toBe(401);
    expect((await app.client().post(`${path()}/interest`, {})).status).toBe(401);
  });
});

describe('a profile', () => {
  it('a profile stays the referrer’s draft until it is published, then the employer reads all of it', async () => {
    const { employer, referrer } = fixture;
    ok(await write(referrer, { status: 'draft' }));
    expect(await read(referrer)).toMatchObject({ ...WRITTEN, status: 'draft', writtenBy: 'referrer' });
    expect(await read(employer)).toMatchObject({ professionalSummary: null, keySkills: [], status: 'draft' });
    ok(await write(referrer));
    const published = await read(employer);
    expect(published).toMatchObject({ ...WRITTEN, writtenBy: 'referrer' });
    expect(published.fit?.matched).toEqual([{ kind: 'trade', value: 'framing' }]);
    expect((await read(referrer)).fit).toBeNull();
    expect(published.presentationUrl).toMatch(new RegExp(`^https?://[^/]+/candidate/${id}$`));
    ok(await write(referrer, { status: 'draft' }));
    expect(await read(employer)).toMatchObject({ professionalSummary: null });
  });

  it('a profile belongs to the worker once they have written it', async () => {
    const worker = await itsWorker();
    ok(await write(fixture.referrer));
    ok(await write(worker, { professionalSummary: 'My own words' }));
    expect(answered(await write(fixture.referrer))).toEqual([409, 'hiring.profile_of_worker']);
    expect(await read(fixture.employer)).toMatchObject({
      professionalSummary: 'My own words',
      writtenBy: 'worker',
    });
    expect((await read(fixture.referrer)).canWrite).toBe(false);
    expect(answered(await write(fixture.employer))).toEqual([403, 'hiring.profile_not_yours']);
  });

  it('a quick apply publishes the profile, and the worker can change it afterward', async () => {
    const worker = await signUpApplicant(app);
    const applied = ok(await applyTo(worker, await fixture.post(), { message: 'I can start Monday.' }));
    expect(await read(fixture.employer, applied.id)).toMatchObject({
      professionalSummary: 'I can start Monday.',
      status: 'published',
      writtenBy: 'worker',
      referredBy: null,
    });
    ok(await write(worker, { professionalSummary: 'I can start today.' }, applied.id));
    expect((await read(fixture.employer, applied.id)).professionalSummary).toBe('I can start today.');
  });

  it('an invalid profile names the wrong field, and a published one needs content', async () => {
    const issue = async (changes: object): Promise<unknown[]> => {
      const { status, body } = await write(fixture.referrer, changes);
      return [status, body.issues?.[0]?.path, body.message];
    };
    const empty = { professionalSummary: ' ', keySkills: [], workExperience: '' };
    const missing = 'Add a summary, experience or at least one skill before you share it';
    expect(await issue(empty)).toEqual([400, 'professionalSummary', missing]);
    expect(await issue({ professionalSummary: 'x'.repeat(2001) })).toEqual([
      400,
      'professionalSummary',
      'This text is too long',
    ]);
    expect(await issue({ keySkills: Array.from({ length: 31 }, (_, at) => `Skill ${at}`) })).toEqual([
      400,
      'keySkills',
      'This list is too long',
    ]);
    for (const wrong of [{ keySkills: 'Framing' }, { status: 'withdrawn' }])
      expect((await issue(wrong)).slice(0, 2)).toEqual([400, Object.keys(wrong)[0]]);
    expect((await write(fixture.referrer, { ...empty, status: 'draft' })).status).toBe(200);
  });

  it('the profile stores plain text and ignores fields that a client may not set', async () => {
    const script = '<script>alert(1)</script>';
    ok(await write(fixture.referrer, { professionalSummary: script, viewCount: 99, writtenBy: 'worker' }));
    expect(await read(fixture.employer)).toMatchObject({
      professionalSummary: script,
      viewCount: 1,
      writtenBy: 'referrer',
    });
  });

  it('a profile closes when the referral is over', async () => {
    await fixture.move(id, 'rejected');
    expect(answered(await write(fixture.referrer))).toEqual([422, 'hiring.referral_over']);
    expect(answered(await interest(fixture.employer))).toEqual([422, 'hiring.interest_too_late']);
    expect(await read(fixture.employer)).toMatchObject({ canShowInterest: false });
  });

  it('a worker who declines withdraws the profile: no one can read it, write it or show interest', async () => {
    await decline();
    for (const by of [fixture.employer, fixture.referrer])
      expect(await read(by)).toMatchObject({
        status: 'withdrawn',
        professionalSummary: null,
        keySkills: [],
        workExperience: null,
        canWrite: false,
        canShowInterest: false,
      });
    expect(answered(await write(fixture.referrer))).toEqual([410, 'hiring.profile_withdrawn']);
    expect(answered(await interest(fixture.employer))).toEqual([410, 'hiring.profile_withdrawn']);
  });

  it('a profile is deleted with the worker’s account, and their data copy contains it before', async () => {
    const worker = await itsWorker();
    ok(await write(worker));
    ok(await interest(fixture.employer));
    const copy = ok(await worker.client.get('/api/auth/personal-data'));
    expect(copy.parts.hiring.profilesAboutYou).toMatchObject([
      { referralId: id, summary: WRITTEN.professionalSummary, desiredPay: '$30/hour', interested: 1 },
    ]);
    expect(
      ok(await fixture.employer.client.get('/api/auth/personal-data')).parts.hiring.candidatesViewed,
    ).toMatchObject([{ referralId: id }]);
    ok(await worker.client.send('DELETE', '/api/auth/account', { currentPassword: TEST_PASSWORD }));
    const left = await read(fixture.employer);
    expect(left).toMatchObject({ status: 'withdrawn', professionalSummary: null, certifications: [] });
    expect(JSON.stringify(left)).not.toContain('Lone Star');
  });
});
