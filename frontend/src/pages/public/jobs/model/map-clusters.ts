import type { JobCluster } from '#contract/jobs/search/job-map.ts';
import { MAP_HEIGHT, MAP_WIDTH, partAt, project, type MapPart, type MapPoint } from './albers-usa.ts';

export interface MapBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The visible part of the map in map units. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE_MAP: MapView = { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT };

export interface PlacedCluster extends JobCluster {
  readonly part: MapPart;
  readonly at: MapPoint;
}

const ASPECT = MAP_WIDTH / MAP_HEIGHT;
/** Closer places (in degrees) count as one. */
const ONE_PLACE = 0.08;
/** Half of the smallest view's height, in degrees. */
const CLOSEST = 0.12;
const ROOM_AROUND = 1.6;
const MILES_PER_DEGREE = 69.09;

/** The clusters on the map, merged if they would overlap. */
export function placeClusters(clusters: readonly JobCluster[], apart: number): readonly PlacedCluster[] {
  const placed = clusters.flatMap((cluster): readonly PlacedCluster[] => {
    const part = partAt(cluster.latitude, cluster.longitude);
    return part ? [{ ...cluster, part, at: project(part, cluster.latitude, cluster.longitude) }] : [];
  });
  const pair = nearPair(placed, apart);
  return pair ? mergeFrom(placed, apart, pair) : placed;
}

type Pair = readonly [PlacedCluster, PlacedCluster];

function mergeFrom(placed: readonly PlacedCluster[], apart: number, first: Pair): readonly PlacedCluster[] {
  let left = placed;
  for (let pair: Pair | null = first; pair; pair = nearPair(left, apart)) {
    const [one, other] = pair;
    left = [...left.filter((cluster) => cluster !== one && cluster !== other), merged(one, other)];
  }
  return left.toSorted((a, b) => b.jobs - a.jobs);
}

function nearPair(placed: readonly PlacedCluster[], apart: number): Pair | null {
  for (const [index, one] of placed.entries()) {
    const other = placed
      .slice(index + 1)
      .find(({ part, at }) => part === one.part && Math.hypot(at.x - one.at.x, at.y - one.at.y) < apart);
    if (other) return [one, other];
  }
  return null;
}

function merged(one: PlacedCluster, other: PlacedCluster): PlacedCluster {
  const jobs = one.jobs + other.jobs;
  const mean = (a: number, b: number): number => (a * one.jobs + b * other.jobs) / jobs;
  return {
    name: one.jobs >= other.jobs ? one.name : other.name,
    part: one.part,
    jobs,
    places: one.places + other.places,
    latitude: mean(one.latitude, other.latitude),
    longitude: mean(one.longitude, other.longitude),
    at: { x: mean(one.at.x, other.at.x), y: mean(one.at.y, other.at.y) },
    south: Math.min(one.south, other.south),
    west: Math.min(one.west, other.west),
    north: Math.max(one.north, other.north),
    east: Math.max(one.east, other.east),
  };
}

/** True if zooming in would show nothing new. */
export function isOnePlace({ places, south, west, north, east }: JobCluster): boolean {
  return places === 1 || Math.max(north - south, east - west) < ONE_PLACE;
}

/** The area shown for a cluster: its places with a margin, in the proportions of the map. */
export function boxOf(cluster: JobCluster): MapBox {
  const latitude = (cluster.south + cluster.north) / 2;
  const longitude = (cluster.west + cluster.east) / 2;
  const narrow = Math.cos((latitude * Math.PI) / 180);
  const high = Math.max(CLOSEST, ((cluster.north - cluster.south) / 2) * ROOM_AROUND);
  const wide = Math.max(((cluster.east - cluster.west) / 2) * ROOM_AROUND, (high * ASPECT) / narrow);
  const tall = Math.max(high, (wide * narrow) / ASPECT);
  return {
    south: round(Math.max(-90, latitude - tall)),
    west: round(Math.max(-180, longitude - wide)),
    north: round(Math.min(90, latitude + tall)),
    east: round(Math.min(180, longitude + wide)),
  };
}

export function viewOf(part: MapPart, { south, west, north, east }: MapBox): MapView {
  const middle = (west + east) / 2;
  const corners = [south, north].flatMap((latitude) =>
    [west, middle, east].map((longitude) => project(part, latitude, longitude)),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const width = Math.max(wide, high * ASPECT);
  const height = width / ASPECT;
  return { x: left - (width - wide) / 2, y: top - (height - high) / 2, width, height };
}

/** Rounds to about ten yards, because the server accepts few digits. */
function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

/** A search for the jobs of a single place. */
export function searchFor(cluster: JobCluster) {
  const { name, latitude, longitude, south, west, north, east } = cluster;
  const farthest = Math.hypot(north - south, east - west) * MILES_PER_DEGREE;
  return {
    location: name,
    lat: round(latitude),
    lng: round(longitude),
    radius: Math.ceil(farthest) + 1,
  };
}
