import { describe, expect, it } from 'vitest';
import { findCoordinates } from './coordinates.ts';

const PERMISSION_DENIED = 1;
const refusing = (code: number) => ({
  getCurrentPosition: (_found: PositionCallback, failed?: PositionErrorCallback | null) =>
    failed?.({ code, message: '', PERMISSION_DENIED, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
});
const locatedAt = (latitude: number, longitude: number) => ({
  getCurrentPosition: (found: PositionCallback) => {
    const coords = {
      latitude,
      longitude,
      accuracy: 5,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
    };
    found({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords });
  },
});

describe('where a device is', () => {
  it('the position is reported with exactly two decimals', async () => {
    await expect(findCoordinates(locatedAt(30.267153, -97.743057))).resolves.toEqual({
      lat: 30.27,
      lng: -97.74,
    });
  });

  it.each([
    ['denied', refusing(PERMISSION_DENIED)],
    ['failed', refusing(2)],
    ['failed', refusing(3)],
    ['unsupported', undefined],
  ])('the result is "%s" if the browser does not report a location', async (problem, geolocation) => {
    await expect(findCoordinates(geolocation)).resolves.toBe(problem);
  });
});
