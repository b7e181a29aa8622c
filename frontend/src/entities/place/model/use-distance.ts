import { usePlacesQuery } from '../api/place-api.ts';

interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** Coordinates, if known. */
type MaybeSpot = { readonly [Coordinate in keyof Spot]: number | null };

const EARTH_RADIUS_MILES = 3_958.8;

export function milesBetween(one: Spot, other: Spot): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;
  const h =
    haversine(radians(other.latitude - one.latitude)) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      haversine(radians(other.longitude - one.longitude));
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The distance from a typed place in miles; null if either location is unknown (rules.md#visitor-place). */
export function useDistance(from: string): (to: MaybeSpot) => number | null {
  const { currentData } = usePlacesQuery(from, { skip: from === '' });
  const town = currentData?.[0];
  return ({ latitude, longitude }) =>
    !town || from === '' || latitude === null || longitude === null
      ? null
      : milesBetween(town, { latitude, longitude });
}
