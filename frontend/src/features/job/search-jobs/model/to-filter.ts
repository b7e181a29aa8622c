import type { JobsFilter } from '#entities/job/index.ts';
import { hasPlace, orderOf, RADIUS, type SearchParams } from './search-params.ts';

/** The server's filter for a search. */
export function toFilter(search: SearchParams, limit: number): JobsFilter {
  const { industry, radius, sort: _chosen, ...others } = search;
  const asked = Object.entries(others).filter(([, value]) => value !== '' && value !== null);
  const around = hasPlace(search) ? { radius: radius ?? RADIUS } : {};
  return { ...Object.fromEntries(asked), ...around, industry, limit, sort: orderOf(search) };
}
