import type { Sql } from '#platform/persistence/sql.ts';
import type { JobClusters, MapBox, MappedJobs } from '#modules/jobs/application/search/map-jobs.ts';
import type { JobCriteria } from '#modules/jobs/application/search/job-search.ts';
import { LONG_WALK, lookedUp, searchParts, walk, WORDS, type PreparedSearch } from './search-parts.ts';

const ROWS = 12;
const COLUMNS = 24;

/** With fewer among the newest, what is looked for is rare, and all of it is found by the index of words. */
const RARE = 200;

const EDGES = `min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east`;

export class SqlJobClusters implements JobClusters {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async count(search: JobCriteria, box: MapBox): Promise<MappedJobs> {
    const { statement, values } = clustered(search, box);
    const [counted] = await this.sql.rows<MappedJobs>(statement, values);
    return counted ?? { jobs: 0, isNewestOnly: false, clusters: [] };
  }
}

/** So many of the newest jobs are looked at, however many there are; the rest is found where it is rare. */
function clustered(search: JobCriteria, { south, west, north, east }: MapBox): PreparedSearch {
  const parts = searchParts({ search, after: null, limit: 0, isSignedIn: false }, 'all');
  const { given, fine, trade, shape } = parts;
  const edge = (degrees: number): string => given.next(degrees, 'double precision');
  const [bottom, left, top, right] = [edge(south), edge(west), edge(north), edge(east)];
  const [row, column] = [edge((north - south) / ROWS), edge((east - west) / COLUMNS)];
  const fits = `coalesce(w.search_words @@ ${WORDS}, true) and ${fine('w')}`;
  const text = `with ${given.table()}, ${parts.asked},
    walked as materialized (${walk(parts, { value: null, later: '' }, LONG_WALK)}),
    near as materialized (
      select w.spot from walked w where ${fits} ${trade ? `and w.category = ${trade}` : ''}),
    rest as (select (select count(*) from walked) = ${LONG_WALK} as is_left, (select count(*) from near) < ${RARE} as is_rare),
    far as materialized (
      ${lookedUp(parts, 'null::bigint as value')} and (select is_left and is_rare from rest) limit ${LONG_WALK}),
    found as (
      select spot from far union all
      select spot from near where not (select is_left and is_rare from rest) or ${WORDS} is null),
    placed as (
      select spot, count(*)::int as jobs, spot_latitude(spot) as latitude, spot_longitude(spot) as longitude
      from found where spot is not null group by spot),
    clusters as (
      select sum(jobs)::int as jobs, count(*)::int as places,
        sum(latitude * jobs) / sum(jobs) as latitude, sum(longitude * jobs) / sum(jobs) as longitude, ${EDGES},
        (array_agg(spot order by jobs desc, spot))[1] as spot
      from placed
      where latitude between ${bottom} and ${top} and longitude between ${left} and ${right}
      group by floor((latitude - ${bottom}) / ${row}), floor((longitude - ${left}) / ${column})),
    named as (
      select n.location as name, c.jobs, c.places, c.latitude, c.longitude, c.south, c.west, c.north, c.east
      from clusters c
      cross join lateral (
        select j.location from jobs j where j.is_active and j.spot = c.spot order by j.created_at desc, j.id desc limit 1) n)
    select (select count(*)::int from found) as jobs,
      (select case when is_left and is_rare and ${WORDS} is not null then (select count(*) from far) = ${LONG_WALK} else is_left end
        from rest) as "isNewestOnly",
      coalesce((select json_agg(named order by jobs desc, name, latitude, longitude) from named), '[]') as clusters`;
  return { statement: { name: ['job-map', ...shape].join('-'), text }, values: given.values };
}
