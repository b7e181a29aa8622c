import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { editJobRequestSchema } from '#contract/jobs/posting/edit-job.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { ok } from '#testing/fixtures/referral-fixture.ts';
import { signUpEmployer, type SignedUp } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

// All values derive from the contract, so the test covers a new field without an edit.
const { isActive: _open, ...SHAPE } = editJobRequestSchema.shape;
const SCHEMAS: Loose = z.toJSONSchema(z.object(SHAPE), { io: 'input' }).properties;
const NAMES = Object.keys(SHAPE);
/** Larger than any number that a field takes. */
const TOO_MANY = 2 ** 40;
/** Accents take two bytes each, so a limit in bytes is not the limit of the contract. */
const WORDS = 'Señal añeja ';

const isAccepted = (name: string, value: unknown): boolean =>
  SHAPE[name as keyof typeof SHAPE].safeParse(value).success;

/** Text of exactly that length, with a start that some fields require. */
function textOf(length: number, start = ''): string {
  return `${start}${WORDS.repeat(Math.ceil(length / WORDS.length))}`.slice(0, length).replace(/ $/, 's');
}

/** The largest whole number that the field takes: below it, everything else is taken. */
function largestNumber(name: string): number {
  let [taken, refused] = [1, TOO_MANY];
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (isAccepted(name, middle)) taken = middle;
    else refused = middle;
  }
  return taken;
}

/** Values of one field from the best to the last resort; `more` of them are too many. */
function candidates(name: string, schema: Loose, more: number): unknown[] {
  const { anyOf, enum: choices, maxLength, maxItems, items } = schema;
  if (anyOf) return anyOf.flatMap((one: Loose) => candidates(name, one, more));
  if (choices) return more === 0 ? [choices.at(-1)] : [`${choices.at(-1)}s`];
  if (maxItems) {
    // Different from each other, and each of the full length.
    const item = (at: number): string => `${at} ${textOf(items.maxLength)}`.slice(0, items.maxLength).trim();
    return [Array.from({ length: maxItems + more }, (_, at) => item(at + 100))];
  }
  if (maxLength) return [textOf(maxLength + more), textOf(maxLength + more, '$25 to $30 an hour ')];
  return schema.type === 'null' ? [] : [largestNumber(name) + more];
}

const largest = (name: string): unknown =>
  candidates(name, SCHEMAS[name], 0).find((value) => isAccepted(name, value));

const LARGEST = Object.fromEntries(NAMES.map((name) => [name, largest(name)]));

/** The value that the response contains: the bonus is text there. */
const shown = (job: Loose): Loose =>
  Object.fromEntries(
    NAMES.map((name) => [name, typeof LARGEST[name] === 'number' ? Number(job[name]) : job[name]]),
  );

describe('a job with the largest value in every field', () => {
  let app: TestApplication;
  let employer: SignedUp;
  let job: Loose;
  beforeAll(async () => {
    app = await startTestApplication();
    employer = await signUpEmployer(app);
    job = ok(await employer.client.post('/api/jobs', LARGEST));
  });
  afterAll(() => app.stop());

  it('the contract has a largest value of every field', () => {
    expect(NAMES.filter((name) => LARGEST[name] === undefined)).toEqual([]);
    expect(String(LARGEST['description'])).toHaveLength(10_000);
    expect(LARGEST).toMatchObject({
      latitude: 90,
      longitude: 180,
      maxDistance: 5000,
      referralBonus: 100_000,
    });
    expect(LARGEST['requiredSkills']).toHaveLength(50);
  });

  it('every answer returns the job as posted', async () => {
    const visitor = app.client();
    expect(shown(job)).toEqual(LARGEST);
    expect(shown(ok(await visitor.get(`/api/jobs/${job.id}`)))).toEqual(LARGEST);
    expect(shown(ok(await visitor.get('/api/jobs'))[0])).toEqual(LARGEST);
    expect(shown(ok(await visitor.get('/api/jobs?q=señal'))[0])).toEqual(LARGEST);
    expect(shown(ok(await employer.client.get('/api/my-jobs'))[0])).toEqual(LARGEST);
  });

  it('the job can be edited back to these values, and posted again with them', async () => {
    const edited = await employer.client.patch(`/api/jobs/${job.id}`, { ...LARGEST, title: 'Framer' });
    expect(ok(edited).title).toBe('Framer');
    expect(shown(ok(await employer.client.patch(`/api/jobs/${job.id}`, LARGEST)))).toEqual(LARGEST);
    const other = await signUpEmployer(app);
    expect(shown(ok(await other.client.post('/api/jobs', shown(job))))).toEqual(LARGEST);
  });

  it.each(NAMES)('a larger value of %s is refused with its field', async (name) => {
    for (const value of candidates(name, SCHEMAS[name], 1)) {
      const { status, body } = await employer.client.patch(`/api/jobs/${job.id}`, { [name]: value });
      expect([status, body.issues?.[0]?.path]).toEqual([400, expect.stringContaining(name)]);
    }
  });

  it('the personal data copy and the poster contain the job', async () => {
    const { jobs } = ok(await employer.client.get('/api/auth/personal-data')).parts.jobs;
    const copied = NAMES.filter((name) => name in jobs[0]);
    expect(copied).toEqual(
      expect.arrayContaining(['title', 'description', 'requirements', 'requiredSkills']),
    );
    for (const name of copied) expect(shown(jobs[0])[name]).toEqual(LARGEST[name]);
    expect((await employer.client.get(`/api/jobs/${job.id}/poster.pdf`)).status).toBe(200);
  });
});
