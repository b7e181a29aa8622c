import type {
  JobSearchRequest,
  SearchPlace,
  SearchPosition,
} from '#modules/jobs/application/search/job-search.ts';
import { boxAround } from './search-marks.ts';
import {
  LOOKED_AT,
  searchParts,
  shownRows,
  WALK,
  WORDS,
  type PreparedSearch,
  type SearchParts,
} from './search-parts.ts';

/**
 * Nearest first. `near` walks from spot to spot, at each from the newest job to the oldest, and stops as soon as the page
 * is full; the rest is as with the other orders.
 */
export function nearestSearch(request: JobSearchRequest): PreparedSearch {
  const { search, after } = request;
  if (!search.place) throw new Error('Distance is measured from a place');
  const parts = searchParts(request);
  const { most, fine, miles, trade } = parts;
  const last = behind(after, parts);
  const box = boxOf(search.place, parts);
  const page = 'miles, spot, created_at desc, id desc';
  const text = `with ${parts.given.table()}, ${parts.asked},
    around as materialized (
      select s.spot, ${miles('s.spot')} as miles from job_spots s
      where point(s.longitude, s.latitude) <@ ${box}
        and ${miles('s.spot')} <= ${parts.radius} ${last.spots}),
    near as materialized (
      select w.id, w.created_at, w.spot, w.miles from (
        select j.*, s.miles from (select * from around order by miles, spot) s
        cross join lateral (
          select ${LOOKED_AT} from jobs j where j.is_active and j.spot = s.spot ${last.jobs}
          order by j.created_at desc, j.id desc limit ${WALK}) j
        limit ${WALK}) w
      where coalesce(w.search_words @@ ${WORDS}, true) and ${fine('w')} ${trade ? `and w.category = ${trade}` : ''}
      limit ${most}),
    far as materialized (
      select j.id, j.created_at, j.spot, ${miles('j.spot')} as miles from jobs j
      where j.is_active and (select count(*) from near) < ${most} and j.search_words @@ ${WORDS}
        and ${fine('j')} ${last.jobs} ${last.beyond}),
    page as (
      select * from near where (select count(*) from near) >= ${most}
      union all (select * from far order by ${page} limit ${most}))
    ${shownRows(parts, 'p.miles, p.spot, p.created_at desc, p.id desc', 'p.spot::text as spot')}`;
  const name = ['jobs-search-nearest', ...parts.shape, ...(after ? ['after'] : [])].join('-');
  return { statement: { name, text }, values: parts.given.values };
}

function boxOf(place: SearchPlace, { given }: SearchParts): string {
  const { south, north, west, east } = boxAround(place);
  const corner = (lng: number, lat: number): string =>
    `point(${given.next(lng, 'double precision')}, ${given.next(lat, 'double precision')})`;
  return `box(${corner(west, south)}, ${corner(east, north)})`;
}

function behind(after: SearchPosition | null, { given, miles }: SearchParts) {
  if (after?.order !== 'distance' || !('spot' in after)) return { spots: '', jobs: '', beyond: '' };
  const spot = given.next(after.spot, 'bigint');
  const key = `(${given.next(after.key.at, 'timestamptz')}, ${given.next(after.key.id, 'uuid')})`;
  const here = `(${miles(spot)}, ${spot})`;
  return {
    spots: `and (${miles('s.spot')}, s.spot) >= ${here}`,
    jobs: `and (j.spot <> ${spot} or (j.created_at, j.id) < ${key})`,
    beyond: `and (${miles('j.spot')}, j.spot) >= ${here}`,
  };
}
