import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { signUpEmployer } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import type { JobSort } from '#contract/jobs/vocabulary/job-sorts.ts';
import {
  EVERY_JOB,
  type JobCriteria,
  type SearchPosition,
} from '#modules/jobs/application/search/job-search.ts';
import { spoken } from '#modules/jobs/domain/search/trade-words.ts';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { SqlJobFinder } from './sql-job-finder.ts';

const INSERT = {
  name: 'test-insert-job',
  text: `insert into jobs (id, employer_id, title, company, description, location, pay_rate, pay_hourly_cents, schedule,
      category, referral_bonus_cents, latitude, longitude, created_at, updated_at)
    select j.id, $1, j.title, 'Company', j.text, 'Somewhere', '', j.pay, 'full-time', 'framing', j.bonus, j.lat, -97.74,
      j.at, j.at
    from jsonb_to_recordset($2::jsonb) j (id uuid, title text, text text, pay bigint, bonus bigint, lat float, at timestamptz)`,
};

interface Row {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly pay: number | null;
  readonly bonus: number;
  readonly lat: number;
  readonly at: string;
}

const NOON = Date.parse('2026-03-02T12:00:00Z');
const DAY = 86_400_000;
/** More jobs of something else than are walked through, in the middle of the time that is searched. */
const OTHERS = 1_200;

/** Few values, so that many are equal; days before and after the others. */
const job = fc.record({
  title: fc.constantFrom('NAME', 'NAME framer', 'Framer'),
  pay: fc.constantFrom(null, 2500, 3000),
  bonus: fc.constantFrom(0, 50000),
  lat: fc.constantFrom(30.27, 30.27, 30.3, 30.5),
  day: fc.integer({ min: -30, max: 30 }).filter((day) => day !== 0),
});

let runs = 0;

describe('pages of a search', () => {
  let app: TestApplication;
  let employer: string;
  beforeAll(async () => {
    app = await startTestApplication();
    employer = (await signUpEmployer(app)).id;
    const others = Array.from({ length: OTHERS }, (_, n) =>
      row({ title: 'Other', bonus: 50000 }, NOON + n, ''),
    );
    await insert(others);
  });
  afterAll(() => app.stop());

  const insert = (rows: readonly Row[]) => app.application.sql.rows(INSERT, [employer, JSON.stringify(rows)]);

  function row(given: { title: string; bonus: number } & Partial<Row>, at: number, name: string): Row {
    const base = { id: newId<'job'>(), pay: 2800, lat: 30.27, at: new Date(at).toISOString() };
    return { ...base, ...given, title: given.title.replace('NAME', name), text: `Work for ${name}` };
  }

  const searchFor = (name: string, order: JobSort): JobCriteria => ({
    ...EVERY_JOB,
    terms: [{ typed: name, alternatives: [spoken(name, null)], isBeginning: false }],
    place: { latitude: 30.27, longitude: -97.74, radius: 25 },
    order,
  });

  it.each(['newest', 'bonus', 'pay', 'distance', 'relevance'] as const)(
    'never lose or repeat a job while others are posted, by %s',
    async (order) => {
      const property = fc.asyncProperty(
        fc.array(job, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 9 }),
        async (jobs, limit) => {
          runs += 1;
          const name = `zzword${runs}`;
          const rows = jobs.map((one, n) => row(one, NOON + one.day * DAY + n, name));
          await insert(rows);
          const search = searchFor(name, order);
          const seen: string[] = [];
          const asOf = TEST_NOW.toISOString();
          let after: SearchPosition | null = null;
          for (let page = 0; page === 0 || after !== null; page += 1) {
            const finder = new SqlJobFinder(app.application.sql);
            const found = await finder.find({ search, after, limit, asOf, isSignedIn: false });
            expect(found.rows.length).toBeLessThanOrEqual(limit);
            seen.push(...found.rows.map(({ id }) => id));
            after = found.next;
            await insert([row({ title: 'NAME newcomer', bonus: 0 }, NOON + (40 + page) * DAY, name)]);
          }
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
        },
      );
      await fc.assert(property, { numRuns: 12 });
    },
    60_000,
  );
});
