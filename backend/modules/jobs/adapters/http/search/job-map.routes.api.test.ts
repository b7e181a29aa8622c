import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';

const TEXAS = { south: '25', west: '-107', north: '37', east: '-93' };
const AUSTIN = { south: '30', west: '-98', north: '31', east: '-97' };

describe('the map of jobs', () => {
  let app: TestApplication;
  let fixture: ReferralFixture;
  beforeAll(async () => {
    app = await startTestApplication();
    fixture = await ReferralFixture.open(app);
    for (const location of ['Austin, TX', 'Austin, TX', 'Round Rock, TX', 'Dallas, TX', 'Honolulu, HI'])
      await fixture.post({ location });
    await fixture.post({ location: 'Anchorage, AK', title: 'Slate roofer', payRate: '$60/hour' });
    await fixture.post({ location: 'nowhere at all' });
  });
  afterAll(() => app.stop());

  const map = async (asked: Readonly<Record<string, string>> = {}): Promise<Loose> => {
    const { status, body } = await app.client().get(`/api/job-map?${new URLSearchParams(asked)}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const counts = ({ clusters }: Loose): unknown[] =>
    clusters.map(({ name, jobs, places }: Loose) => [name, jobs, places]);

  it('the map counts the jobs of the whole country by place, most first, and those without a place', async () => {
    const everywhere = await map();
    expect(everywhere).toMatchObject({ jobs: 7, isNewestOnly: false });
    expect(counts(everywhere)).toEqual([
      ['Austin, TX', 3, 2],
      ['Anchorage, AK', 1, 1],
      ['Dallas, TX', 1, 1],
      ['Honolulu, HI', 1, 1],
    ]);
    const [austin] = everywhere.clusters;
    expect(austin.north).toBeGreaterThan(austin.latitude);
    expect(austin.latitude).toBeGreaterThan(austin.south);
  });

  it('the map separates the places in a part of the country and counts only that part', async () => {
    expect(counts(await map(TEXAS))).toEqual([
      ['Austin, TX', 3, 2],
      ['Dallas, TX', 1, 1],
    ]);
    const austin = await map(AUSTIN);
    expect(austin.jobs).toBe(3);
    expect(counts(austin)).toEqual([
      ['Austin, TX', 2, 1],
      ['Round Rock, TX', 1, 1],
    ]);
    const [{ latitude, south, north, longitude, west, east }] = austin.clusters;
    expect([latitude, latitude]).toEqual([south, north]);
    expect([longitude, longitude]).toEqual([west, east]);
  });

  it('the map shows the same jobs as the list, with every word and filter', async () => {
    for (const asked of [
      { q: 'slate roofer' },
      { q: 'roofer 55/hr' },
      { minPay: '50' },
      { location: 'Anchorage, AK' },
    ]) {
      expect(counts(await map(asked))).toEqual([['Anchorage, AK', 1, 1]]);
    }
    const near = { lat: '30.27', lng: '-97.74', radius: '5' };
    expect(counts(await map(near))).toEqual([['Austin, TX', 2, 1]]);
    expect(counts(await map({ ...near, ...TEXAS }))).toEqual([['Austin, TX', 2, 1]]);
    expect(await map({ q: 'neurosurgeon' })).toEqual({ jobs: 0, isNewestOnly: false, clusters: [] });
  });

  it.each([
    ['a part of a box', { south: '30' }],
    ['edges the wrong way round', { ...TEXAS, south: '40' }],
    ['a place that is none', { ...TEXAS, north: '95' }],
    ['half a spot', { lat: '30' }],
  ])('the map refuses %s', async (_what, asked) => {
    expect((await app.client().get(`/api/job-map?${new URLSearchParams(asked as never)}`)).status).toBe(400);
  });
});
