import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { asId, type JobId, type UserId } from '#kernel/ids.ts';
import { jobSchema } from '#contract/jobs/posting/job.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { FULL_JOB } from '#modules/jobs/testing/field-cases.ts';
import { EVERY_JOB, type JobCriteria } from '#modules/jobs/application/search/job-search.ts';
import type { JobSort } from '#contract/jobs/vocabulary/job-sorts.ts';
import { spoken } from '#modules/jobs/domain/search/trade-words.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { JOB_QUERIES } from '../../jobs.tokens.ts';
import { SqlJobFinder } from '../search/sql-job-finder.ts';

/** These texts leave as they are: a field too many is as wrong as one that is missing. */
const strictJob = z.strictObject({
  ...jobSchema.shape,
  employer: z.strictObject(jobSchema.shape.employer.shape),
});

const EXTRAS = {
  name: 'test-job-extras',
  text: `update jobs set is_urgent = true, is_featured = true, featured_until = $2::timestamptz + interval '1 day',
      online_until = $2::timestamptz + interval '2 days', held_reason = 'An ad' where id = $1`,
};
/** Posting has found the coordinates of the town. */
const NOWHERE = {
  name: 'test-nowhere',
  text: 'update jobs set latitude = null, longitude = null where id = $1',
};
const WITHOUT_PHONE = { name: 'test-no-phone', text: `update users set phone = null where id = $1` };

const AUSTIN = { latitude: 30.27, longitude: -97.74 };

let app: TestApplication;
/** A job with every field set, and the employer who has answered a referral for it. */
let full: { readonly id: JobId; readonly by: UserId };
/** A job with every field null that may be. */
let bare: typeof full;

beforeAll(async () => {
  app = await startTestApplication();
  const [busy, quiet] = [await ReferralFixture.open(app), await ReferralFixture.open(app)];
  const posted = await busy.post({ ...FULL_JOB, ...AUSTIN, title: 'Fullest' });
  await busy.move(await busy.refer({ jobId: posted }), 'contacted');
  await app.application.sql.rows(EXTRAS, [posted, TEST_NOW]);
  const plain = await quiet.post({ title: 'Barest' });
  await app.application.sql.rows(NOWHERE, [plain]);
  await app.application.sql.rows(WITHOUT_PHONE, [quiet.employer.id]);
  full = { id: asId<'job'>(posted), by: asId<'user'>(busy.employer.id) };
  bare = { id: asId<'job'>(plain), by: asId<'user'>(quiet.employer.id) };
});
afterAll(() => app.stop());

type Shape = Readonly<Record<string, z.ZodType>>;

function nullable(shape: Shape): string[] {
  return Object.keys(shape).filter((name) => shape[name]?.safeParse(null).success);
}

function nulls(found: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(found).filter((name) => found[name] === null);
}

/** The fields that are null, after the text has been read by its schema to the letter. */
function nullsIn(text: string | undefined): readonly string[] {
  const job = strictJob.parse(JSON.parse(text ?? ''));
  return [...nulls(job), ...nulls(job.employer)].toSorted();
}

const allNullable = [...nullable(jobSchema.shape), ...nullable(jobSchema.shape.employer.shape)].toSorted();

async function searched(id: JobId, change: Partial<JobCriteria>, isSignedIn: boolean) {
  const search = { ...EVERY_JOB, ...change };
  const page = { after: null, limit: 50, asOf: TEST_NOW.toISOString() };
  const found = await new SqlJobFinder(app.application.sql).find({ ...page, search, isSignedIn });
  return found.rows.find((row) => row.id === id)?.job;
}

const near = { ...AUSTIN, radius: 25 };
const named = (name: string) => [{ typed: name, alternatives: [spoken(name, null)], isBeginning: false }];

it('a job with every field set matches its schema', async () => {
  const found = await app.application.get(JOB_QUERIES).one(full.id, full.by);
  expect(nullsIn(found?.job)).toEqual(['distance', 'referrals']);
});

it('a job with every nullable field null matches its schema', async () => {
  const found = await app.application.get(JOB_QUERIES).one(bare.id, null);
  expect(nullsIn(found?.job)).toEqual(allNullable);
});

it('an employer’s own jobs match their schema', async () => {
  const page = { limit: 5, after: null };
  const queries = app.application.get(JOB_QUERIES);
  const [most] = await queries.ofEmployer(full.by, page);
  const [least] = await queries.ofEmployer(bare.by, page);
  expect(nullsIn(most?.job)).toEqual(['distance', 'medianResponseHours', 'referrals']);
  expect(nullsIn(least?.job)).toEqual(allNullable);
});

it.each([
  ['newest', {}],
  ['newest', { trades: ['framing'] }],
  ['bonus', {}],
  ['pay', {}],
] as const)('open jobs by %s match their schema, looking for %j', async (order, change) => {
  const asked = { ...change, order };
  expect(nullsIn(await searched(full.id, asked, true))).toEqual([
    'distance',
    'medianResponseHours',
    'referrals',
  ]);
  expect(nullsIn(await searched(bare.id, asked, false))).toEqual(allNullable);
});

it.each<readonly [JobSort, Partial<JobCriteria>]>([
  ['newest', {}],
  ['distance', {}],
  ['relevance', { terms: named('fullest') }],
])('jobs around a place by %s match their schema', async (order, change) => {
  const found = await searched(full.id, { ...change, order, place: near }, true);
  expect(nullsIn(found)).toEqual(['medianResponseHours', 'referrals']);
});

it('a job without coordinates that words have found matches its schema', async () => {
  const found = await searched(bare.id, { order: 'relevance', terms: named('barest') }, false);
  expect(nullsIn(found)).toEqual(allNullable);
});
