import { describe, expect, it } from 'vitest';
import type { JobCluster } from '#contract/jobs/search/job-map.ts';
import { boxOf, isOnePlace, placeClusters, searchFor, viewOf, WHOLE_MAP } from './map-clusters.ts';

const at = (name: string, latitude: number, longitude: number, jobs = 1): JobCluster => ({
  name,
  jobs,
  places: 1,
  latitude,
  longitude,
  south: latitude,
  north: latitude,
  west: longitude,
  east: longitude,
});

const AUSTIN = at('Austin, TX', 30.267, -97.743, 5);
const ROUND_ROCK = at('Round Rock, TX', 30.508, -97.679, 2);
const DALLAS = at('Dallas, TX', 32.783, -96.807, 4);
const HONOLULU = at('Honolulu, HI', 21.307, -157.858);
const GUAM = at('Dededo, GU', 13.517, 144.839);

describe('the clusters on the map', () => {
  it('overlapping clusters merge under the name of the place with the most jobs', () => {
    const [area, ...others] = placeClusters([AUSTIN, ROUND_ROCK, DALLAS, HONOLULU, GUAM], 60);
    expect(area).toMatchObject({ name: 'Austin, TX', jobs: 11, places: 3, south: 30.267, north: 32.783 });
    expect(others.map(({ name }) => name)).toEqual(['Honolulu, HI']);
  });

  it('clusters in different parts of the map do not merge', () => {
    expect(placeClusters([DALLAS, HONOLULU], 2000)).toHaveLength(2);
  });

  it('zooming in splits a cluster until each place is separate', () => {
    let [cluster] = placeClusters([AUSTIN, ROUND_ROCK, DALLAS], 120);
    const seen: (number | undefined)[] = [cluster?.places];
    while (cluster && !isOnePlace(cluster)) {
      const box = boxOf(cluster);
      const view = viewOf(cluster.part, box);
      const inside = [AUSTIN, ROUND_ROCK, DALLAS].filter(
        ({ latitude, longitude }) =>
          latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east,
      );
      const placed = placeClusters(inside, 120 * (view.width / WHOLE_MAP.width));
      for (const one of placed) {
        expect(one.at.x).toBeGreaterThan(view.x);
        expect(one.at.x).toBeLessThan(view.x + view.width);
        expect(one.at.y).toBeGreaterThan(view.y);
        expect(one.at.y).toBeLessThan(view.y + view.height);
      }
      cluster = placed.find(({ name }) => name === 'Austin, TX');
      seen.push(cluster?.places);
    }
    expect(seen).toEqual([3, 2, 1]);
  });

  it('a single place leads to its jobs, and inseparable places to all of theirs', () => {
    expect(searchFor(AUSTIN)).toEqual({ location: 'Austin, TX', lat: 30.267, lng: -97.743, radius: 1 });
    const twins = { ...AUSTIN, places: 2, north: 30.3 };
    expect(isOnePlace(twins)).toBe(true);
    expect(searchFor(twins).radius).toBe(4);
  });
});
