import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { editJobRequestSchema } from '#contract/jobs/posting/edit-job.ts';
import type { JobField } from '#contract/jobs/posting/job-fields.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { signUpEmployer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

interface FieldCase {
  readonly first: unknown;
  readonly other: unknown;
  /** Whether the personal data copy contains it, and a paid post that differs in it is another post. */
  readonly isText: boolean;
  /** A word that nothing else of the job has, and that finds it; null where a filter looks for the field, or nothing does. */
  readonly found: string | null;
}

/** Two values of each field that an employer writes, as answers have them. */
const FIELDS: Record<JobField, FieldCase> = {
  title: { first: 'Framer', other: 'Lead framer', isText: true, found: 'Framer' },
  company: { first: 'Hill Country Builders', other: 'Ridge & Co', isText: true, found: 'Builders' },
  description: { first: 'Frame walls and roofs.', other: 'Frame walls only.', isText: true, found: 'roofs' },
  location: { first: 'Austin, TX', other: 'Waco, TX', isText: true, found: null },
  payRate: { first: '$25/hour', other: '$31/hour', isText: true, found: null },
  schedule: { first: 'full-time', other: 'nights', isText: true, found: 'full-time' },
  category: { first: 'framing', other: 'carpentry', isText: true, found: null },
  referralBonus: { first: '500.00', other: '750.00', isText: true, found: null },
  requirements: { first: 'Own boots', other: null, isText: true, found: 'boots' },
  requiredSkills: { first: ['ladders'], other: ['scaffolds', 'saws'], isText: true, found: 'ladders' },
  latitude: { first: 30.3, other: 30.5, isText: false, found: null },
  longitude: { first: -97.7, other: -97.5, isText: false, found: null },
  maxDistance: { first: 25, other: 40, isText: false, found: null },
};
const CASES = Object.entries(FIELDS);
/** Each value of the fields that are a choice. */
const CHOICES = Object.entries(
  z.toJSONSchema(editJobRequestSchema, { io: 'input' }).properties ?? {},
).flatMap(([name, schema]) => choicesIn(schema as Loose).map((value) => [name, value] as const));
const SOUGHT = CASES.filter(([, { found }]) => found !== null);
const FIRST = Object.fromEntries(CASES.map(([name, { first }]) => [name, first]));

describe('every field of a job', () => {
  let app: TestApplication;
  let employer: SignedUp;
  let job: Loose;
  beforeAll(async () => {
    app = await startTestApplication();
    employer = await signUpEmployer(app);
    job = ok(await employer.client.post('/api/jobs', FIRST));
  });
  afterAll(() => app.stop());

  it('every call that answers a job returns it as posted', async () => {
    expect(job).toMatchObject(FIRST);
    expect(ok(await employer.client.get(`/api/jobs/${job.id}`))).toMatchObject(FIRST);
    const own: Loose[] = ok(await employer.client.get('/api/my-jobs'));
    expect(own.find(({ id }) => id === job.id)).toMatchObject(FIRST);
    expect(ok(await app.client().get('/api/jobs'))[0]).toMatchObject(FIRST);
    expect(ok(await app.client().get('/api/jobs?q=framer'))[0]).toMatchObject(FIRST);
  });

  it.each(SOUGHT)('%s is found by its words', async (_name, { found }) => {
    const listed = ok(await app.client().get(`/api/jobs?q=${found}`));
    expect(listed.map(({ id }: Loose) => id)).toContain(job.id);
  });

  it.each(CASES)('an edit changes only %s', async (name, { other }) => {
    // Another place gets coordinates of its own.
    const place = { location: job.location, latitude: job.latitude, longitude: job.longitude };
    const changes = name === 'location' ? { ...place, [name]: other } : { [name]: other };
    const edited = ok(await employer.client.patch(`/api/jobs/${job.id}`, changes));
    expect(edited).toMatchObject({ ...FIRST, [name]: other });
    const back = { ...place, [name]: FIELDS[name as JobField].first };
    expect(ok(await employer.client.patch(`/api/jobs/${job.id}`, back))).toMatchObject(FIRST);
  });

  it('a job stores every value that may be chosen', async () => {
    expect(CHOICES).toContainEqual(['category', 'roofing']);
    for (const [name, value] of CHOICES) {
      const edited = ok(await employer.client.patch(`/api/jobs/${job.id}`, { [name]: value }));
      expect(edited).toMatchObject({ [name]: value });
    }
    ok(await employer.client.patch(`/api/jobs/${job.id}`, FIRST));
  });

  it('the personal data copy contains the job, except for the coordinates that were looked up', async () => {
    const { jobs } = ok(await employer.client.get('/api/auth/personal-data')).parts.jobs;
    const text = CASES.filter(([, { isText }]) => isText).map(([name, { first }]) => [name, first]);
    expect(jobs.find(({ id }: Loose) => id === job.id)).toMatchObject(Object.fromEntries(text));
  });

  it.each(CASES)('%s makes another paid post if it is text', async (name, { other, isText }) => {
    const [pack]: Loose[] = ok(await app.client().get('/api/job-packages'));
    const order = async (changes: object): Promise<string> => {
      const jobData = { ...FIRST, ...changes };
      return ok(
        await employer.client.post('/api/create-job-payment-intent', { packageId: pack?.id, jobData }),
      ).jobId;
    };
    const [one, again, another] = [await order({}), await order({}), await order({ [name]: other })];
    expect(again).toBe(one);
    expect(another === one).toBe(!isText);
  });
});

function choicesIn({ enum: values = [], anyOf = [] }: Loose): readonly string[] {
  return [...values, ...anyOf.flatMap(choicesIn)];
}
