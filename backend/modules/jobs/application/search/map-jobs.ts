import type { JobFilters } from '../../contract/search/jobs-query.ts';
import type { JobCriteria, SearchPlace } from './job-search.ts';
import type { JobSearchParser } from './job-search-parser.ts';

const MILES_PER_DEGREE = 69.09;

/** Everything from Guam's side of the date line to the Virgin Islands, and from Puerto Rico to Alaska. */
const EVERYWHERE: MapBox = { south: 13, west: -180, north: 72, east: -64 };

export interface MapBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

interface PlacedJobs extends MapBox {
  readonly name: string;
  readonly jobs: number;
  readonly places: number;
  readonly latitude: number;
  readonly longitude: number;
}

export interface MappedJobs {
  readonly jobs: number;
  readonly isNewestOnly: boolean;
  readonly clusters: readonly PlacedJobs[];
}

/** Counts open jobs by the cells of a grid over the box, so that an answer never has more rows than the grid. */
export interface JobClusters {
  count(search: JobCriteria, box: MapBox): Promise<MappedJobs>;
}

/** Where the jobs are that the list would show (rules.md#job-map). */
export class MapJobs {
  private readonly parser: JobSearchParser;
  private readonly clusters: JobClusters;

  constructor(parser: JobSearchParser, clusters: JobClusters) {
    this.parser = parser;
    this.clusters = clusters;
  }

  async run(asked: JobFilters, box: MapBox | null): Promise<MappedJobs> {
    const guessed = await this.count(asked, box, true);
    if (guessed.found.jobs > 0 || !guessed.isPlaceGuessed) return guessed.found;
    return (await this.count(asked, box, false)).found;
  }

  private async count(asked: JobFilters, box: MapBox | null, guessPlace: boolean) {
    const wanted = { ...asked, sort: 'newest' } as const;
    const { search, isPlaceGuessed } = await this.parser.parse(wanted, { guessPlace });
    const place = search.place ?? (box && around(box));
    const counted = await this.clusters.count({ ...search, place }, box ?? EVERYWHERE);
    const jobs = box ? counted.clusters.reduce((sum, cluster) => sum + cluster.jobs, 0) : counted.jobs;
    return { found: { ...counted, jobs }, isPlaceGuessed };
  }
}

/** A circle that holds the box: jobs are found by circles. */
function around({ south, west, north, east }: MapBox): SearchPlace {
  const widest = south < 0 && north > 0 ? 0 : Math.min(Math.abs(south), Math.abs(north));
  const [high, wide] = [north - south, (east - west) * Math.cos((widest * Math.PI) / 180)];
  return {
    latitude: (south + north) / 2,
    longitude: (west + east) / 2,
    radius: (Math.hypot(high, wide) / 2) * MILES_PER_DEGREE + 1,
  };
}
