import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { editJobRequestSchema } from '#contract/jobs/posting/edit-job.ts';
import { FIELD_CASES, FULL_JOB } from '#modules/jobs/testing/field-cases.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { signUpEmployer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

/** Each value of the fields that are a choice. */
const CHOICES = Object.entries(
  z.toJSONSchema(editJobRequestSchema, { io: 'input' }).properties ?? {},
).flatMap(([name, schema]) => choicesIn(schema as Loose).map((value) => [name, value] as const));
const SOUGHT = FIELD_CASES.filter(([, { found }]) => found !== null);

describe('every field of a job', () => {
  let app: TestApplication;
  let employer: SignedUp;
  let job: Loose;
  beforeAll(async () => {
    app = await startTestApplication();
    employer = await signUpEmployer(app);
    job = ok(await employer.client.post('/api/jobs', FULL_JOB));
  });
  afterAll(() => app.stop());

  it('every call that answers a job returns it as posted', async () => {
    expect(job).toMatchObject(FULL_JOB);
    expect(ok(await employer.client.get(`/api/jobs/${job.id}`))).toMatchObject(FULL_JOB);
    const own: Loose[] = ok(await employer.client.get('/api/my-jobs'));
    expect(own.find(({ id }) => id === job.id)).toMatchObject(FULL_JOB);
    expect(ok(await app.client().get('/api/jobs'))[0]).toMatchObject(FULL_JOB);
    expect(ok(await app.client().get('/api/jobs?q=framer'))[0]).toMatchObject(FULL_JOB);
  });

  it.each(SOUGHT)('%s is found by its words', async (_name, { found }) => {
    const listed = ok(await app.client().get(`/api/jobs?q=${found}`));
    expect(listed.map(({ id }: Loose) => id)).toContain(job.id);
  });

  it.each(FIELD_CASES)('an edit changes only %s', async (name, { first, other }) => {
    // Another place gets coordinates of its own.
    const place = { location: job.location, latitude: job.latitude, longitude: job.longitude };
    const changes = name === 'location' ? { ...place, [name]: other } : { [name]: other };
    const edited = ok(await employer.client.patch(`/api/jobs/${job.id}`, changes));
    expect(edited).toMatchObject({ ...FULL_JOB, [name]: other });
    const back = { ...place, [name]: first };
    expect(ok(await employer.client.patch(`/api/jobs/${job.id}`, back))).toMatchObject(FULL_JOB);
  });

  it('a job stores every value that may be chosen', async () => {
    expect(CHOICES).toContainEqual(['category', 'roofing']);
    for (const [name, value] of CHOICES) {
      const edited = ok(await employer.client.patch(`/api/jobs/${job.id}`, { [name]: value }));
      expect(edited).toMatchObject({ [name]: value });
    }
    ok(await employer.client.patch(`/api/jobs/${job.id}`, FULL_JOB));
  });

  it('the personal data copy contains the job, except for the coordinates that were looked up', async () => {
    const { jobs } = ok(await employer.client.get('/api/auth/personal-data')).parts.jobs;
    const text = FIELD_CASES.filter(([, { isText }]) => isText).map(([name, { first }]) => [name, first]);
    expect(jobs.find(({ id }: Loose) => id === job.id)).toMatchObject(Object.fromEntries(text));
  });

  it.each(FIELD_CASES)('%s makes another paid post if it is text', async (name, { other, isText }) => {
    const [pack]: Loose[] = ok(await app.client().get('/api/job-packages'));
    const order = async (changes: object): Promise<string> => {
      const jobData = { ...FULL_JOB, ...changes };
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
