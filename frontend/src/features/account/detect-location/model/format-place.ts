import type { Place } from './geo-call.ts';

/** "City, State"; the part that is known where the other is not. */
export function formatPlace({ city, principalSubdivision }: Place): string {
  return [city, principalSubdivision]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
