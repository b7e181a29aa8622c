import type { JobsFilter } from '#entities/job/index.ts';
import { hasPlace, orderOf, RADIUS, type JobSearch } from './search-address.ts';

/** What the server is asked for. */
export function toFilter(search: JobSearch, limit: number): JobsFilter {
  const { q, industry, location, lat, lng, radius, minPay, minBonus, schedule } = search;
  return {
    industry,
    limit,
    q: q || undefined,
    location: location || undefined,
    lat: lat ?? undefined,
    lng: lng ?? undefined,
    radius: hasPlace(search) ? (radius ?? RADIUS) : undefined,
    minPay: minPay ?? undefined,
    minBonus: minBonus ?? undefined,
    schedule: schedule || undefined,
    sort: orderOf(search),
  };
}
