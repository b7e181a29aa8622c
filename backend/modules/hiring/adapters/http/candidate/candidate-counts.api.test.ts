import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateProfileSchema, type CandidateProfile } from '#contract/hiring/candidate/candidate.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { ok, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { referenceToken, sentToken } from '#testing/fixtures/people/sent-token.ts';
import { signUpWorker, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

let app: TestApplication;
let fixture: ReferralFixture;
let id: string;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  fixture = await ReferralFixture.open(app);
  id = await fixture.refer();
});

const path = (): string => `/api/candidate-profile/${id}`;
const seen = (by: SignedUp): Promise<HttpAnswer<Loose>> => by.client.get(path());
const read = async (by: SignedUp): Promise<CandidateProfile> =>
  candidateProfileSchema.parse(ok(await seen(by)));
const write = (by: SignedUp, keySkills: readonly string[]): Promise<HttpAnswer<Loose>> =>
  by.client.put(path(), { status: 'published', keySkills });
const vouch = (by: SignedUp, skills: unknown): Promise<HttpAnswer<Loose>> =>
  by.client.put(`${path()}/verified-skills`, { skills });
const interest = (by: SignedUp): Promise<HttpAnswer<Loose>> => by.client.post(`${path()}/interest`, {});
const answered = ({ status, body }: HttpAnswer<Loose>): unknown[] => [status, body.code];
const kindsOf = async ({ client }: SignedUp): Promise<string[]> =>
  ok(await client.get('/api/notifications')).map(({ type }: Loose) => type);

/** A worker with an account, whose referral it is. */
async function itsWorker(): Promise<SignedUp> {
  const worker = await signUpWorker(app);
  const text = `update referrals set verification_status = 'verified', worker_id = $2 where id = $1`;
  await app.application.sql.rows({ name: 'test-its-worker', text }, [id, worker.id]);
  return worker;
}

describe('skills', () => {
  it('the referrer vouches for skills, as far as the profile names them', async () => {
    const worker = await itsWorker();
    ok(await write(worker, ['Framing', 'Concrete']));
    expect(ok(await vouch(fixture.referrer, ['Framing'])).skillsVerified).toEqual(['Framing']);
    expect((await read(fixture.employer)).skillsVerified).toEqual(['Framing']);
    expect(answered(await vouch(fixture.referrer, ['Roofing']))).toEqual([400, 'hiring.skill_unknown']);
    expect(answered(await vouch(worker, ['Framing']))).toEqual([403, 'hiring.not_referrer']);
    expect(answered(await vouch(fixture.employer, ['Framing']))).toEqual([403, 'hiring.not_referrer']);
    ok(await write(worker, ['Concrete']));
    ok(await write(worker, ['Concrete', 'Framing']));
    expect((await read(fixture.employer)).skillsVerified).toEqual([]);
  });
});

describe('counts', () => {
  it('a view once a person, however often and however fast they look', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => seen(fixture.employer)));
    expect((await read(fixture.employer)).viewCount).toBe(1);
    expect((await read(fixture.referrer)).viewCount).toBe(1);
    expect((await read(await itsWorker())).viewCount).toBe(1);
  });

  it('ten clicks together count as one interest and notify the waiting people once', async () => {
    const worker = await itsWorker();
    const clicks = await Promise.all(Array.from({ length: 10 }, () => interest(fixture.employer)));
    expect(clicks.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const after = await read(fixture.employer);
    expect(after).toMatchObject({ viewCount: 1, interestCount: 1, canShowInterest: false });
    expect(after.interestedAt).not.toBeNull();
    expect(await read(worker)).toMatchObject({ viewCount: 1, interestCount: 1, interestedAt: null });
    await app.settle();
    const told = (kinds: string[]): string[] => kinds.filter((kind) => kind.endsWith('_interest'));
    expect(told(await kindsOf(fixture.referrer))).toEqual(['referral_interest']);
    expect(told(await kindsOf(worker))).toEqual(['application_interest']);
    expect(told(await kindsOf(fixture.employer))).toEqual([]);
  });

  it('only the employer can raise the counts', async () => {
    expect(answered(await interest(fixture.referrer))).toEqual([403, 'hiring.not_owner']);
    await read(fixture.referrer);
    expect(await read(fixture.referrer)).toMatchObject({ viewCount: 0, interestCount: 0 });
  });
});

describe('the statements of others', () => {
  it('only the employer sees the data of a check, with the content and time of the candidate’s consent', async () => {
    const { client } = fixture.employer;
    const { url, payment } = ok(
      await client.post(`/api/referrals/${id}/background-check`, { packageType: 'basic' }),
    );
    await fixture.pay(payment);
    expect(await read(fixture.employer)).toMatchObject({
      backgroundCheckStatus: 'pending',
      backgroundCheckData: { packageType: 'basic', completedAt: null },
      backgroundCheckConsent: null,
      consentReceivedAt: null,
      fcraDisclosureVersion: 'v1.0',
    });
    expect((await read(fixture.employer)).consentRequestSentAt).not.toBeNull();
    expect(await read(fixture.referrer)).toMatchObject({
      backgroundCheckStatus: null,
      backgroundCheckData: null,
      consentRequestSentAt: null,
      fcraDisclosureVersion: null,
    });
    const yes = { consentGiven: true, candidateSignature: 'Bo Li' };
    ok(await app.client().post(`/api/background-check-consent/${await sentToken(app, url)}`, yes));
    const after = await read(fixture.employer);
    expect(after).toMatchObject({ backgroundCheckConsent: true, fcraDisclosureVersion: 'v1.0' });
    expect(after.consentReceivedAt).not.toBeNull();
  });

  it('only the employer sees the average stars of the references', async () => {
    const asked = ok(
      await fixture.employer.client.post(`/api/referrals/${id}/reference-checks`, {
        name: 'Mia Foreman',
        position: 'Site manager',
        email: 'mia@example.com',
      }),
    );
    const token = await referenceToken(app, asked.id);
    const stars = {
      overall_performance: 5,
      reliability: 4,
      technical_skills: 4,
      safety_awareness: 5,
      teamwork: 4,
    };
    ok(
      await app.client().post(`/api/reference-check/${token}`, {
        responses: Object.entries({ ...stars, would_rehire: 'yes' }).map(([questionId, answer]) => ({
          questionId,
          answer,
        })),
        responderName: 'Mia Foreman',
        responderTitle: 'Site manager',
      }),
    );
    expect(await read(fixture.employer)).toMatchObject({
      references: { asked: 1, answered: 1 },
      referenceScore: 4.4,
    });
    expect((await read(fixture.referrer)).referenceScore).toBeNull();
  });
});
