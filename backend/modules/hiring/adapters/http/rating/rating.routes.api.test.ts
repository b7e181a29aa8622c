import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#testing/fixtures/sign-up-admin.ts';
import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { ok, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { signUpReferrer, signUpWorker, TEST_PASSWORD, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { applyTo, signUpApplicant } from '#modules/hiring/testing/applicant.ts';

let app: TestApplication;
let fixture: ReferralFixture;

beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.stop());

const VERIFY = {
  name: 'test-verify-referral',
  text: `update referrals set verification_status = 'verified', worker_id = $2 where id = $1`,
};

async function complete(id: string): Promise<void> {
  const { client } = fixture.employer;
  await fixture.move(id, 'contacted', 'interviewing');
  ok(await client.put(`/api/referrals/${id}/hire`, { addOns: {} }));
  ok(await client.put(`/api/referrals/${id}/complete`, {}));
}

/** A completed referral of people of their own; its worker has an account. */
async function done(): Promise<{ id: string; worker: SignedUp }> {
  fixture = await ReferralFixture.open(app);
  const worker = await signUpWorker(app);
  const id = await fixture.refer();
  await app.application.sql.rows(VERIFY, [id, worker.id]);
  await complete(id);
  return { id, worker };
}

type Answer = Promise<HttpAnswer<Loose>>;
const rate = ({ client }: SignedUp, referralId: string, rating: unknown = 5, review?: unknown): Answer =>
  client.post('/api/ratings', { referralId, rating, ...(review !== undefined && { review }) });
const of = async ({ id }: { readonly id: string }, reader?: SignedUp): Promise<Loose> =>
  ok(await (reader?.client ?? app.client()).get(`/api/users/${id}/ratings`));
const answered = ({ status, body }: HttpAnswer<Loose>): unknown[] => [status, body.code];

describe('rating', () => {
  it('each side of a completed referral rates once, and the average shows with its count at decisions', async () => {
    const { id, worker } = await done();
    const { employer, referrer } = fixture;
    const said = { referralId: id, rating: 4, review: 'Knows good people.' };
    expect((await rate(employer, id, '4', ' Knows good people. ')).body).toMatchObject(said);
    expect([(await rate(referrer, id, 5)).status, (await rate(worker, id, 2)).status]).toEqual([201, 201]);
    for (const side of [employer, referrer, worker]) {
      expect(answered(await rate(side, id, 1))).toEqual([409, 'hiring.already_rated']);
    }
    expect(await of(referrer)).toMatchObject({
      userId: referrer.id,
      averageRating: 4,
      ratingCount: 1,
      ratings: [
        {
          rating: 4,
          review: 'Knows good people.',
          type: 'employer',
          by: 'Hill Country Builders',
          isMine: false,
        },
      ],
    });
    expect(await of(employer, worker)).toMatchObject({
      name: 'Hill Country Builders',
      averageRating: 3.5,
      ratingCount: 2,
      ratings: [
        { rating: 2, review: null, type: 'worker', isMine: true },
        { rating: 5, type: 'referrer', isMine: false },
      ],
    });
    expect((await fixture.referralAnswer(id)).referrer).toMatchObject({ averageRating: 4, ratingCount: 1 });
  });

  it('rating stays open for the sides that may rate, until they have', async () => {
    const { id, worker } = await done();
    const { employer, referrer } = fixture;
    const open = async () => [
      await fixture.referralAnswer(id),
      ok(await referrer.client.get('/api/my-referrals'))[0],
      ok(await worker.client.get('/api/worker-applications'))[0],
    ];
    expect(await open()).toMatchObject(Array.from({ length: 3 }, () => ({ canRate: true, myRating: null })));
    for (const side of [employer, referrer, worker]) ok(await rate(side, id, 3));
    expect(await open()).toMatchObject(Array.from({ length: 3 }, () => ({ canRate: false, myRating: 3 })));
    const other = await fixture.refer();
    expect(await fixture.referralAnswer(other)).toMatchObject({ canRate: false, myRating: null });
    expect(answered(await rate(employer, other))).toEqual([422, 'hiring.not_completed']);
  });

  it('strangers, unknown referrals, invalid stars and a missing ratee are refused', async () => {
    const { id } = await done();
    const { employer } = fixture;
    expect(answered(await rate(await signUpReferrer(app), id))).toEqual([403, 'hiring.not_yours']);
    expect((await app.client().post('/api/ratings', { referralId: id, rating: 5 })).status).toBe(401);
    expect((await rate(employer, '01890a5d-ac96-774b-bcce-b302099a8057')).status).toBe(404);
    for (const stars of [0, 6, 4.5, '', null, 'five', [5]]) {
      const { status, body } = await rate(employer, id, stars);
      expect([status, body.issues]).toEqual([
        400,
        [{ path: 'rating', message: 'Please choose 1 to 5 stars' }],
      ]);
    }
    expect((await rate(employer, id, 5, 'x'.repeat(1001))).body.issues).toMatchObject([{ path: 'review' }]);
    const applicant = await signUpApplicant(app);
    const application = ok(await applyTo(applicant, await fixture.post())).id;
    await complete(application);
    expect(answered(await rate(employer, application))).toEqual([422, 'hiring.nobody_to_rate']);
    expect(await fixture.referralAnswer(application)).toMatchObject({ referrer: null, canRate: false });
    ok(await rate(applicant, application, 4));
  });

  it('ten simultaneous ratings leave one, and simultaneous raters all count in the average', async () => {
    const { id, worker } = await done();
    const { employer, referrer } = fixture;
    const tries = await Promise.all(Array.from({ length: 10 }, () => rate(employer, id, 5)));
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await of(referrer)).toMatchObject({ averageRating: 5, ratingCount: 1 });
    const both = async () => Promise.all([rate(referrer, id, 1), rate(worker, id, 4)]);
    while ((await both()).some(({ body }) => body.code !== 'hiring.already_rated'));
    expect(await of(employer)).toMatchObject({ averageRating: 2.5, ratingCount: 2 });
  });

  it('a rating stays when the completion is undone', async () => {
    const { id } = await done();
    ok(await rate(fixture.referrer, id, 1));
    ok(await fixture.employer.client.put(`/api/referrals/${id}/rollback`, {}));
    expect(await of(fixture.employer)).toMatchObject({ averageRating: 1, ratingCount: 1 });
  });
});

describe('the ratings of a person', () => {
  it('the ratings come page after page', async () => {
    const { id, worker } = await done();
    for (const side of [fixture.referrer, worker]) ok(await rate(side, id, 4));
    const path = `/api/users/${fixture.employer.id}/ratings?limit=1`;
    const first = await app.client().get(path);
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const second = await app.client().get(next);
    expect([first, second].map(({ body }) => body.ratings.map(({ type }: Loose) => type))).toEqual([
      ['worker'],
      ['referrer'],
    ]);
    expect(second.headers.get('Link')).toBeNull();
  });

  it('ratings hide the words of blocked people, and an unknown person returns 404', async () => {
    const { id } = await done();
    const { employer, referrer } = fixture;
    ok(await rate(referrer, id, 1, 'Never again.'));
    ok(await employer.client.post(`/api/users/${referrer.id}/block`, { kind: 'block' }));
    expect(await of(employer, employer)).toMatchObject({ ratingCount: 1, ratings: [] });
    expect((await of(employer)).ratings).toHaveLength(1);
    expect((await app.client().get('/api/users/01890a5d-ac96-774b-bcce-b302099a8057/ratings')).status).toBe(
      404,
    );
  });

  it('a hidden rating does not count until moderators show it again', async () => {
    const { id } = await done();
    const { employer, referrer } = fixture;
    const [admin, second] = [await signUpAdmin(app), await signUpAdmin(app)];
    const { id: rating } = ok(await rate(referrer, id, 1, 'They pay $5,000 weekly, text 512 555 0100'));
    const about = { contentType: 'rating', contentId: rating, reason: 'harassment' };
    const report = ok(
      await employer.client.post('/api/reports', { ...about, description: 'This never happened.' }),
    );
    const found = ok(await admin.client.get(`/api/admin/reports/${report.id}`));
    expect(found).toMatchObject({
      targetType: 'rating',
      path: `/ratings/${employer.id}`,
      author: { id: referrer.id },
    });
    expect(found.content.text).toBe('★☆☆☆☆\nThey pay $5,000 weekly, text 512 555 0100');
    const decide = (action: string) =>
      admin.client.post(`/api/admin/reports/${report.id}/resolve`, { action, note: 'It is made up.' });
    ok(await decide('hide'));
    expect(await of(employer)).toMatchObject({ averageRating: null, ratingCount: 0, ratings: [] });
    const [action] = ok(await referrer.client.get('/api/my-moderation-actions'));
    ok(
      await referrer.client.post(`/api/moderation-actions/${action.id}/appeal`, {
        text: 'It did happen, ask my crew.',
      }),
    );
    expect(answered(await rate(referrer, id, 1))).toEqual([409, 'hiring.already_rated']);
    const [appeal] = ok(await second.client.get('/api/admin/appeals'));
    ok(
      await second.client.post(`/api/admin/appeals/${appeal.id}`, {
        uphold: false,
        note: 'We looked again.',
      }),
    );
    expect(await of(employer)).toMatchObject({ averageRating: 1, ratingCount: 1, ratings: [{ id: rating }] });
  });

  it('ratings by a deleted account stay without words and name, and its own page returns 404', async () => {
    const { id, worker } = await done();
    const { employer, referrer } = fixture;
    ok(await rate(employer, id, 5, 'Great.'));
    ok(await rate(worker, id, 2, 'Late pay.'));
    const copy = async ({ client }: SignedUp) => ok(await client.get('/api/auth/personal-data')).parts.hiring;
    expect(await copy(worker)).toMatchObject({
      ratingsGiven: [{ stars: 2, words: 'Late pay.' }],
      ratingsReceived: [],
    });
    expect(await copy(employer)).toMatchObject({ ratingsReceived: [{ stars: 2, words: 'Late pay.' }] });
    ok(await worker.client.send('DELETE', '/api/auth/account', { currentPassword: TEST_PASSWORD }));
    expect(await of(employer)).toMatchObject({
      ratingCount: 1,
      ratings: [{ rating: 2, review: null, by: null }],
    });
    ok(await referrer.client.send('DELETE', '/api/auth/account', { currentPassword: TEST_PASSWORD }));
    expect((await app.client().get(`/api/users/${referrer.id}/ratings`)).status).toBe(404);
  });
});

describe('the question after the work', () => {
  it('the question goes to each side once, even if the work is completed again', async () => {
    const { id, worker } = await done();
    const { employer, referrer } = fixture;
    await app.settle();
    ok(await employer.client.put(`/api/referrals/${id}/rollback`, {}));
    ok(await employer.client.put(`/api/referrals/${id}/complete`, {}));
    await app.settle();
    const asked = async ({ client }: SignedUp): Promise<string[]> =>
      ok(await client.get('/api/notifications'))
        .map(({ type }: Loose) => type)
        .filter((type: string) => type.startsWith('rate_'));
    expect([await asked(employer), await asked(referrer), await asked(worker)]).toEqual([
      ['rate_referrer'],
      ['rate_employer'],
      ['rate_workplace'],
    ]);
  });

  it('the notice leads in one tap to the stars of that referral, and the rated person gets a notice of the words', async () => {
    const { id, worker } = await done();
    const { employer, referrer } = fixture;
    await app.settle();
    // Notices of the same moment have no fixed order.
    const told = async ({ client }: SignedUp): Promise<Loose[]> => ok(await client.get('/api/notifications'));
    const ratingOf = async (side: SignedUp): Promise<Loose> =>
      (await told(side)).find(({ type }) => type === 'rating_received');
    const targets = async (side: SignedUp): Promise<string[]> =>
      (await told(side)).map(({ target }) => target);
    for (const side of [employer, referrer, worker]) expect(await targets(side)).toContain(`/rate/${id}`);
    const ask = async ({ client }: SignedUp) => client.get(`/api/referrals/${id}/rating`);
    expect(ok(await ask(employer))).toMatchObject({
      referralId: id,
      rated: { userId: referrer.id },
      canRate: true,
      myRating: null,
    });
    expect(ok(await ask(worker)).rated).toEqual({ userId: employer.id, name: 'Hill Country Builders' });
    expect(answered(await ask(await signUpReferrer(app)))).toEqual([403, 'hiring.not_yours']);
    expect((await app.client().get(`/api/referrals/${id}/rating`)).status).toBe(401);
    ok(await rate(employer, id, 4));
    ok(await rate(worker, id, 1));
    expect(ok(await ask(employer))).toMatchObject({ canRate: false, myRating: 4 });
    await app.settle();
    expect(await ratingOf(referrer)).toMatchObject({
      target: `/ratings/${referrer.id}`,
      message: 'Hill Country Builders gave you 4 of 5 stars for Framer.',
    });
    expect(await ratingOf(employer)).toMatchObject({ target: `/ratings/${employer.id}` });
    expect(await ratingOf(worker)).toBeUndefined();
  });

  it('a rating by a muted person sends no notice', async () => {
    const { id } = await done();
    const { employer, referrer } = fixture;
    ok(await employer.client.post(`/api/users/${referrer.id}/block`, { kind: 'mute' }));
    ok(await rate(referrer, id, 1, 'Never again.'));
    await app.settle();
    const told: Loose[] = ok(await employer.client.get('/api/notifications'));
    expect(told.filter(({ type }) => type === 'rating_received')).toEqual([]);
  });

  it('the question has no ratee without a referrer, and is too early before the work is done', async () => {
    fixture = await ReferralFixture.open(app);
    const { client } = fixture.employer;
    const early = await fixture.refer();
    expect(ok(await client.get(`/api/referrals/${early}/rating`))).toMatchObject({ canRate: false });
    const application = ok(await applyTo(await signUpApplicant(app), await fixture.post())).id;
    await complete(application);
    const nobody = { rated: null, canRate: false };
    expect(ok(await client.get(`/api/referrals/${application}/rating`))).toMatchObject(nobody);
  });
});
