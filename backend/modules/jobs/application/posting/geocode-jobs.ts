import type { JobId } from '#kernel/ids.ts';
import { eachAlone, type DueWork } from '#kernel/tasks.ts';
import type { JobText } from '../../domain/posting/job-record.ts';
import { townAt } from '../search/job-search-parser.ts';
import type { Town, Towns } from '../search/towns.ts';

/** Gives jobs the coordinates of the town that their location names, so that they are found near it. */
export class JobGeocoder {
  private readonly towns: Towns;

  constructor(towns: Towns) {
    this.towns = towns;
  }

  /** Preserves the employer's own coordinates. A text without a town gets none. */
  async withCoordinates<Text extends Partial<JobText>>(text: Text): Promise<Text> {
    const { location, latitude, longitude } = text;
    const isGiven = (latitude ?? null) !== null && (longitude ?? null) !== null;
    if (location === undefined || isGiven) return text;
    const town = await this.townOf(location);
    return { ...text, latitude: town?.latitude ?? null, longitude: town?.longitude ?? null };
  }

  /** A job is never refused because of a place: what cannot be looked up now is by `GeocodeJobs`. */
  private async townOf(location: string): Promise<Town | null> {
    try {
      return await townAt(this.towns, location);
    } catch {
      return null;
    }
  }
}

export interface UngeocodedJobs {
  /** Jobs without coordinates whose location has not been looked up. */
  next(limit: number): Promise<readonly { readonly id: JobId; readonly location: string }[]>;
  /** Unless the job has got coordinates meanwhile. */
  geocode(id: JobId, town: Town | null): Promise<void>;
}

const BATCH = 500;

/** Jobs from before the table of towns, and those whose lookup failed when they were posted. */
export class GeocodeJobs implements DueWork {
  readonly name = 'hiring.place_jobs';
  private readonly ungeocoded: UngeocodedJobs;
  private readonly towns: Towns;

  constructor(ungeocoded: UngeocodedJobs, towns: Towns) {
    this.ungeocoded = ungeocoded;
    this.towns = towns;
  }

  async run(): Promise<number> {
    return eachAlone(await this.ungeocoded.next(BATCH), async ({ id, location }) =>
      this.ungeocoded.geocode(id, await townAt(this.towns, location)),
    );
  }
}
