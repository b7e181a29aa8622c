import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobFilter } from '#contract/jobs/search/jobs-query.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

type Fields = Readonly<Record<string, string>>;

const NEAR = { lat: '30.27', lng: '-97.74' };

interface FilterCase {
  readonly asked: Fields;
  /** The fields of a job that the filter excludes. */
  readonly other: Fields;
  /** The fields of a matching job, if a framer in Austin does not match already. */
  readonly own?: Fields;
}

const FILTERS: Record<JobFilter, FilterCase> = {
  q: {
    asked: { q: 'framer' },
    other: { title: 'Welder', category: 'other', description: 'Weld pipes all day.' },
  },
  industry: { asked: { industry: 'construction' }, other: { category: 'restaurant' } },
  category: { asked: { category: 'framing' }, other: { category: 'plumbing' } },
  location: { asked: { location: 'Austin, TX' }, other: { location: 'Dallas, TX' } },
  lat: { asked: NEAR, other: { location: 'Dallas, TX' } },
  lng: { asked: NEAR, other: { location: 'Dallas, TX' } },
  radius: { asked: { ...NEAR, radius: '5' }, other: { location: 'Round Rock, TX' } },
  minPay: { asked: { minPay: '24' }, other: { payRate: '$15/hour' } },
  minBonus: { asked: { minBonus: '400' }, other: { referralBonus: '100' } },
  schedule: { asked: { schedule: 'full-time' }, other: { schedule: 'part-time' } },
};

describe('every filter of the list', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
  });
  afterAll(() => app.stop());

  it.each(Object.entries(FILTERS))(
    '%s leaves out a job that it does not mean',
    async (_name, { asked, other, own }) => {
      const [meant, left] = [await fixture.post(own), await fixture.post(other)];
      const found = await app.client().get(`/api/jobs?${new URLSearchParams(asked)}`);
      const ids = found.body.map(({ id }: Loose) => id);
      expect(ids).toContain(meant);
      expect(ids).not.toContain(left);
    },
  );

  it.each(Object.entries(FILTERS))('a saved search stores %s', async (_name, { asked }) => {
    const kept = await fixture.referrer.client.post('/api/saved-searches', { name: 'Kept', query: asked });
    const [listed] = (await fixture.referrer.client.get('/api/saved-searches')).body;
    for (const [name, value] of Object.entries(asked)) expect(String(kept.body.query[name])).toBe(value);
    expect(listed.query).toEqual(kept.body.query);
    await fixture.referrer.client.delete(`/api/saved-searches/${kept.body.id}`);
  });
});
