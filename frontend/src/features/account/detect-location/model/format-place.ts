import type { Place } from '../api/detect-location-api.ts';

/** Formats "City, State", or only the part that is known. */
export function formatPlace({ city, principalSubdivision }: Place): string {
  return [city, principalSubdivision]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
