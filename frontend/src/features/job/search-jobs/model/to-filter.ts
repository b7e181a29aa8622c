import type { JobsFilter } from '#entities/job/index.ts';
import { hasPlace, orderOf, RADIUS, type SearchAddress } from './search-address.ts';

/** What the server is asked for. */
export function toFilter(search: SearchAddress, limit: number): JobsFilter {
  const { industry, radius, sort: _chosen, ...others } = search;
  const asked = Object.entries(others).filter(([, value]) => value !== '' && value !== null);
  const around = hasPlace(search) ? { radius: radius ?? RADIUS } : {};
  return { ...Object.fromEntries(asked), ...around, industry, limit, sort: orderOf(search) };
}
