import { describe, expect, it } from 'vitest';
import { partAt, project } from './albers-usa.ts';

/** Computed with `d3-geo`. */
const TOWNS = [
  ['Austin', 'mainland', 30.267, -97.743, 463.92, 497.45],
  ['New York', 'mainland', 40.714, -74.006, 869.71, 215.71],
  ['Seattle', 'mainland', 47.606, -122.33, 97.65, 46.33],
  ['Miami', 'mainland', 25.76, -80.19, 822.78, 572.57],
  ['Anchorage', 'alaska', 61.218, -149.9, 112.28, 544.28],
  ['Juneau', 'alaska', 58.3, -134.42, 176.94, 556.1],
  ['Honolulu', 'hawaii', 21.307, -157.858, 266.97, 549.19],
  ['Hilo', 'hawaii', 19.71, -155.09, 326.16, 585.12],
] as const;

describe('the map of the United States', () => {
  it.each(TOWNS)('the projection puts %s in its place in %s', (_town, part, latitude, longitude, x, y) => {
    expect(partAt(latitude, longitude)).toBe(part);
    const point = project(part, latitude, longitude);
    expect(point.x).toBeCloseTo(x, 1);
    expect(point.y).toBeCloseTo(y, 1);
  });

  it('Puerto Rico has its own corner, and other places have no position', () => {
    expect(partAt(18.466, -66.1)).toBe('caribbean');
    const { x, y } = project('caribbean', 18.466, -66.1);
    expect([x > 880 && x < 970, y > 560 && y < 605]).toEqual([true, true]);
    expect([partAt(13.47, 144.75), partAt(19.43, -99.13), partAt(51.5, -0.12)]).toEqual([null, null, null]);
  });

  it('the Aleutians continue across the date line', () => {
    const [east, beyond] = [project('alaska', 52, -179), project('alaska', 52, 179)];
    expect(beyond.x).toBeLessThan(east.x);
    expect(east.x - beyond.x).toBeLessThan(20);
  });
});
