import { z } from 'zod';
import { optionalNumber } from '#contract/http/numbers.ts';
import { isWholeSpot, jobFilterFields, WHOLE_SPOT } from './jobs-query.ts';

const latitude = optionalNumber({ min: -90, max: 90 });
const longitude = optionalNumber({ min: -180, max: 180 });
const boxFields = { south: latitude, west: longitude, north: latitude, east: longitude };

const EDGES = { error: 'south, west, north and east go together, in their order', path: ['south'] };

type RequestedBox = Readonly<Record<keyof typeof boxFields, number | null>>;

function isWholeBox({ south, west, north, east }: RequestedBox): boolean {
  if (south === null || west === null || north === null || east === null)
    return [south, west, north, east].every((edge) => edge === null);
  return south < north && west < east;
}

/** The query of `GET /api/job-map`: the filters of the list, and the part of the map that is looked at; everywhere without it. */
export const jobMapQuerySchema = z
  .object({ ...jobFilterFields, ...boxFields })
  .refine(isWholeSpot, WHOLE_SPOT)
  .refine(isWholeBox, EDGES);

/** Jobs whose places are near each other on the map. */
const jobClusterSchema = z.object({
  /** The place with most of its jobs, as one of them says it: "Austin, TX". */
  name: z.string(),
  jobs: z.int(),
  places: z.int(),
  /** The middle of its jobs, and the edges of its places. */
  latitude: z.number(),
  longitude: z.number(),
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
});
export type JobCluster = z.infer<typeof jobClusterSchema>;

export const jobMapSchema = z.object({
  /** Jobs that were found, those without a known place, too; of a part of the map those in it. */
  jobs: z.int(),
  /** There are more than were counted: these are the newest. */
  isNewestOnly: z.boolean(),
  /** Most jobs first. */
  clusters: z.array(jobClusterSchema),
});
export type JobMap = z.infer<typeof jobMapSchema>;
