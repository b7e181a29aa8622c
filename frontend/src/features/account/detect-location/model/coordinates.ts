export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

export type LocationProblem = 'denied' | 'unsupported' | 'failed';

const PATIENCE_MS = 10_000;
/** A location found a few minutes ago is good enough for a city. */
const MAX_AGE_MS = 300_000;

/** Finds the device, or the reason it cannot. Never more exact than a city needs (rules.md#coarse-location). */
export function findCoordinates(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<Coordinates | LocationProblem> {
  if (!geolocation) return Promise.resolve('unsupported');
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: twoDecimals(coords.latitude), lng: twoDecimals(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { timeout: PATIENCE_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

/** About a kilometer. */
function twoDecimals(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
