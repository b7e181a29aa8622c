import type { JobSearchRequest } from '#modules/jobs/application/search/job-search.ts';
import { searchParts, shownRows, WORDS, type PreparedSearch } from './search-parts.ts';

const SINCE = `to_char(p.featured_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "featuredSince"`;

/**
 * The matching featured jobs, the most recently featured first. An index contains only featured jobs, so the
 * cost depends on their number and not on the size of the table.
 */
export function featuredSearch(request: JobSearchRequest): PreparedSearch {
  const { after } = request;
  const parts = searchParts(request, 'featured');
  const { given, most, fine, trade, shape } = parts;
  const last =
    after && 'featured' in after
      ? `and (j.featured_since, j.id) < (${given.next(after.featured.at, 'timestamptz')}, ${given.next(after.featured.id, 'uuid')})`
      : '';
  const text = `with ${given.table()}, ${parts.asked},
    page as (
      select j.id, j.featured_since from jobs j
      where j.is_active and j.featured_since is not null and coalesce(j.search_words @@ ${WORDS}, true) and ${fine('j')}
        ${trade ? `and j.category = ${trade}` : ''} ${last}
      order by j.featured_since desc, j.id desc limit ${most})
    ${shownRows(parts, 'p.featured_since desc, p.id desc', SINCE)}`;
  const name = ['jobs-search-featured', ...shape, ...(last ? ['after'] : [])].join('-');
  return { statement: { name, text }, values: given.values };
}
