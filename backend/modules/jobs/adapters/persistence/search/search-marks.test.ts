import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTestDatabase, type TestConnection } from '#testing/database/test-database.ts';
import { EVERY_JOB, type JobCriteria } from '#modules/jobs/application/search/job-search.ts';
import { boxAround, marksOf } from './search-marks.ts';

/** Jobs in the United States, and searches that all of them may answer. */
const place = fc.record({
  latitude: fc.double({ min: 18, max: 71, noNaN: true }),
  longitude: fc.double({ min: -170, max: -66, noNaN: true }),
});
const cents = fc.integer({ min: 1, max: 10_000_00 });

describe('the marks of a job', () => {
  let client: TestConnection['client'];
  let drop: TestConnection['drop'];

  beforeAll(async () => {
    ({ client, drop } = await connectTestDatabase());
  });
  afterAll(() => drop());

  const carries = async (job: Record<string, unknown>, search: Partial<JobCriteria>): Promise<boolean> => {
    const row = { category: 'framing', location: 'Austin, TX', schedule: 'Full-time, days', ...job };
    const { rows } = await client.query<{ found: boolean; miles: number | null }>(
      `select array_to_tsvector(job_marks(jsonb_populate_record(null::jobs, $1))) @@ $2::tsquery as found`,
      [JSON.stringify({ referral_bonus_cents: 0, ...row }), marksOf({ ...EVERY_JOB, ...search })],
    );
    return rows[0]?.found === true;
  };

  it('a job with enough pay always carries the mark of the requested pay', async () => {
    const property = fc.asyncProperty(cents, cents, async (one, other) => {
      const [least, paid] = [Math.min(one, other), Math.max(one, other)];
      expect(await carries({ pay_hourly_cents: paid }, { minPayCents: least })).toBe(true);
      expect(await carries({ referral_bonus_cents: paid }, { minBonusCents: least })).toBe(true);
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it('a job within the radius always carries one of its cells', async () => {
    const radius = fc.constantFrom(0, 5, 25, 100, 400, 2000, 5000);
    const property = fc.asyncProperty(
      place,
      place,
      radius,
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (center, far, miles, share) => {
        // A point on the way from one to the other, so that short radii are tried, too.
        const job = {
          latitude: center.latitude + (far.latitude - center.latitude) * share ** 4,
          longitude: center.longitude + (far.longitude - center.longitude) * share ** 4,
        };
        const { rows } = await client.query<{ miles: number }>(
          'select miles_between($1, $2, $3, $4) as miles',
          [center.latitude, center.longitude, job.latitude, job.longitude],
        );
        if ((rows[0]?.miles ?? Infinity) > miles) return;
        expect(await carries(job, { place: { ...center, radius: miles } })).toBe(true);
        const { south, north, west, east } = boxAround({ ...center, radius: miles });
        expect(job.latitude >= south && job.latitude <= north).toBe(true);
        expect(job.longitude >= west && job.longitude <= east).toBe(true);
      },
    );
    await fc.assert(property, { numRuns: 150 });
  });

  it.each([
    [{ trades: ['framing', 'carpentry'] }, true],
    [{ trades: ['plumbing'] }, false],
    [{ schedule: ['full'] }, true],
    [{ schedule: ['Full time'] }, true],
    [{ schedule: ['nights', 'tiempo completo'] }, false],
    [{ location: [['texas', 'tx']] }, true],
    [{ location: [['austin'], ['ok']] }, false],
    [{ place: { latitude: 30, longitude: -97, radius: 25 } }, false],
    [{ minPayCents: 1 }, false],
  ])('%j is %s of a job without pay and coordinates', async (search, found) => {
    expect(await carries({}, search)).toBe(found);
  });

  it('a search without filters needs no marks, and any typed text is safe', async () => {
    expect(marksOf(EVERY_JOB)).toBeNull();
    const property = fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (typed) => {
      const words = typed.replaceAll('\u0000', '');
      const search = {
        trades: [words.toWellFormed()],
        schedule: [words.toWellFormed()],
        location: [[words.toWellFormed()]],
      };
      await carries({}, search);
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it.each([
    'St. Louis',
    'Port St Lucie',
    'O’Fallon',
    "Lee's Summit",
    'Ste. Genevieve',
    'Ft. Worth',
    'N. Las Vegas',
    'Mt Pleasant',
    'Mayagüez',
    'Winston-Salem',
    'New York City',
    'Coeur d‘Alene',
    'McAllen',
    'Cañon City',
  ])('a location that lists %s has the mark of that town', async (city) => {
    const near = { latitude: 0, longitude: 0, radius: 1, town: { city, states: ['ZZ', 'Zembla'] } };
    expect(await carries({ location: `Waco / ${city}, ZZ` }, { place: near })).toBe(true);
    expect(await carries({ location: 'Waco / Temple, ZZ' }, { place: near })).toBe(false);
  });
});
