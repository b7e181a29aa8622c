import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORKER_SKILLS } from '#contract/identity/vocabulary/profile-choices.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signUpEmployer, signUpWorker } from '#testing/fixtures/sign-up.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { demoAds, DEMO_TOWNS } from '../../testing/demo/demo-ads.ts';

/** The trades that match each skill of the demo's workers: its own trade, and related ones. */
const TRADES_OF: Readonly<Record<(typeof WORKER_SKILLS)[number], readonly string[]>> = {
  'General Labor': ['general-labor'],
  Carpentry: ['carpentry', 'framing'],
  Electrical: ['electrical'],
  Plumbing: ['plumbing'],
  HVAC: ['hvac'],
  Roofing: ['roofing'],
  Concrete: ['concrete'],
  Drywall: ['drywall'],
  Painting: ['painting'],
  Flooring: ['flooring'],
  Welding: ['other'],
  Masonry: ['concrete'],
  'Heavy Equipment': ['construction'],
  'Safety Inspector': [],
};
/** Austin’s crews also work in Round Rock. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  'Austin, TX': ['Austin, TX', 'Round Rock, TX'],
  'Round Rock, TX': ['Austin, TX', 'Round Rock, TX'],
};
const OFF_SITE = new Set(['restaurant', 'healthcare', 'education', 'retail', 'cleaning']);

describe('the jobs of the demo data for twenty workers', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication();
    const { client } = await signUpEmployer(app);
    for (const ad of demoAds()) {
      const { status, body } = await client.post('/api/jobs', ad);
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    }
  }, 120_000);
  afterAll(() => app.stop());

  const topFive = async (specialties: readonly string[], location: string): Promise<Loose[]> => {
    const { client } = await signUpWorker(app, { specialties, location, desiredPay: '$22/hour' });
    return (await client.get('/api/job-matches?limit=5')).body;
  };

  it('an Austin carpenter sees the trim carpenter’s job in Austin first, and never a cook’s', async () => {
    const found = await topFive(['Carpentry'], 'Austin, TX');
    const titles: string[] = found.map(({ job }) => job.title);
    expect(titles.slice(0, 3).toSorted()).toEqual([
      'Cabinet Installer',
      'Finish Carpenter',
      'Trim Carpenter',
    ]);
    expect(found.slice(0, 3).map(({ job }) => job.location)).toEqual(Array(3).fill('Austin, TX'));
    expect(found.every(({ fits }) => fits)).toBe(true);
    expect(titles).not.toContain('Line Cook');
  });

  const twenty = Array.from({ length: 20 }, (_, number) => {
    const skill = WORKER_SKILLS[number % WORKER_SKILLS.length] ?? 'Carpentry';
    return [skill, DEMO_TOWNS[number % DEMO_TOWNS.length] ?? 'Austin, TX'] as const;
  });

  it.each(twenty)(
    'a worker who does %s in %s sees nearby jobs of their trade first, and no others as a match',
    async (skill, town) => {
      const found = await topFive([skill], town);
      const near = NEAR[town] ?? [town];
      const isTheirs = ({ job }: Loose): boolean =>
        TRADES_OF[skill].includes(job.category) ||
        job.title.toLowerCase().includes(skill.toLowerCase().slice(0, 4));
      const rank = (match: Loose): number =>
        isTheirs(match) ? (near.includes(match.job.location) ? 0 : 1) : 2;
      expect(found).toHaveLength(5);
      const ranks = found.map(rank);
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      expect(found.map(({ fits }) => fits)).toEqual(ranks.map((one) => one === 0));
      if (TRADES_OF[skill].length > 0) {
        expect(ranks[0]).toBe(0);
        expect(found.filter(({ job }) => OFF_SITE.has(job.category))).toEqual([]);
      }
    },
  );
});
